// The invitation for others: a link, and digits that can be said.
"use strict";

function showInvitation({ token, code }) {
  $("invite").hidden = false;
  for (const part of ["invite-line", "invite-ways"]) $(part).hidden = !token;
  if (!token) { put($("invite-hint"), words["invite-locked"]); return; }
  const link = location.origin + "/#" + token;
  put($("invite-hint"), words["invite-hint"].replace("#", code.replace(/(...)(?=.)/g, "$1 ")));
  put($("invite-link"), link);
  $("invite-link").href = link;
  const body = words["mail-body"].replace("#", link);
  $("invite-mail").href = "mailto:?" + new URLSearchParams({ subject: words["mail-subject"], body }).toString().replace(/\+/g, "%20");
}

// It would take the seat of whoever follows it here.
$("invite-link").addEventListener("click", (event) => { event.preventDefault(); $("invite-copy").click(); });
$("invite-copy").onclick = async () => {
  try {
    await navigator.clipboard.writeText($("invite-link").href);
    notice("invite-copied");
  } catch {
    getSelection().selectAllChildren($("invite-link"));
  }
};
