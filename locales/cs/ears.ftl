### Jak kdo slyší, co smí vědět jen sám.

# A way to hear something privately; used after 'How will you hear' and by itself
way = { $way ->
    [phone] z telefonů
    [headset] ze společných sluchátek
    [own] z vlastních sluchátek
    [sides] z levého a pravého sluchátka
    [reader] z odečítače
    [none] bez soukromých sluchátek
   *[writing] písemně
}
ways-two = { $one }, nebo { $other }
# $ways: one way, or ways-two
ask-ears = Jak se kdo dozví, co ostatní slyšet nesmějí: { $ways }?
ask-ears-of = A jak { $players }: { $ways }?
ears-also = Taky { $ways }.
ears-all = Jde to { $ways }.
ears-none-here = Soukromě tu nemám jak mluvit. Zapojte sluchátka, nebo se kvůli telefonům připojte k Wi-Fi.
ears-not-given = Soukromé sluchátko zatím nikdo nemá.
ears-without = Dobře, bez sluchátek. Co smí vědět jen jeden, si nechám pro sebe.
# Said only to that ear
ear-here = { NAME($player, case: "vocative") }, tady budu mluvit jen k tobě.
ear-try = { NAME($player, case: "vocative") }, slyšíš mě v uchu?
ear-try-headset = { NAME($player, case: "vocative") }, nasaď si sluchátka. Slyšíš mě v nich?
ear-try-all = Teď každému řeknu do ucha jeho jméno. Slyší každý jen to svoje?
ear-whose = Kdo to je? { SAY("Řekni", typed: "Napiš") } svoje jméno.
ear-who-not = Kdo nic neslyší?
ear-lost = { NAME($player) } teď v uchu nic neslyší.
ears-coming = Čekám na telefony. Chybí { $players }.
explain-ears = Něco smí vědět jen jeden z vás. Potřebuju to každému říct tak, aby to ostatní neslyšeli.
share-ear = Ne, telefon má každý svůj. O sluchátka se dělit můžete.
ear-app = Ne, telefon jen otevře stránku.
ear-reader-one = Odečítač může mít jen jeden z vás.
ear-no-device = Na sluchátka tu není žádný další výstup. Zapojte je, nebo zvolte něco jiného.
ear-no-network = Není tu Wi-Fi, telefony se nepřipojí.
ear-no-reader = Odečítač by tu slyšeli všichni. V telefonu čte jen tobě.
ear-no-writing = Na téhle obrazovce by si to přečetli všichni.
ear-no-sides = Levé a pravé sluchátko tu nejde oddělit.
ear-sides-two = Levé a pravé sluchátko je jen pro dva.
example-ears = telefony
