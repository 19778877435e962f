; The installer for Windows: per user, without an administrator. packaging/windows/build defines VERSION, FOLDER, OUT and KIBIBYTES.
; /S installs without a window; so does the uninstaller, which then keeps saved games unless /SAVES is given.
Unicode true
Target amd64-unicode
SetCompressor /SOLID /FINAL lzma
SetCompressorDictSize 64
RequestExecutionLevel user
ManifestDPIAware true
!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh

!define NAME "Voice Hanabi"
!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\VoiceHanabi"
Name "${NAME}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${KEY}" "InstallLocation"
BrandingText "${NAME} ${VERSION}"

!define MUI_FINISHPAGE_RUN "$INSTDIR\python.exe"
!define MUI_FINISHPAGE_RUN_PARAMETERS "-X utf8 $\"$INSTDIR\start_from_menu.py$\""
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
; The system's language is used; the first one is for systems in other languages.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Czech"
!insertmacro MUI_LANGUAGE "Polish"
!insertmacro MUI_LANGUAGE "Danish"

LangString ASK_SAVES ${LANG_ENGLISH} "Delete your saved games and settings, too?"
LangString ASK_SAVES ${LANG_CZECH} "Smazat i uložené hry a nastavení?"
LangString ASK_SAVES ${LANG_POLISH} "Usunąć też zapisane gry i ustawienia?"
LangString ASK_SAVES ${LANG_DANISH} "Skal dine gemte spil og indstillinger også slettes?"
LangString OTHER_LANGUAGE ${LANG_ENGLISH} "Voice Hanabi, another language"
LangString OTHER_LANGUAGE ${LANG_CZECH} "Voice Hanabi, jiný jazyk"
LangString OTHER_LANGUAGE ${LANG_POLISH} "Voice Hanabi, inny język"
LangString OTHER_LANGUAGE ${LANG_DANISH} "Voice Hanabi på et andet sprog"
LangString UNINSTALL ${LANG_ENGLISH} "Uninstall Voice Hanabi"
LangString UNINSTALL ${LANG_CZECH} "Odinstalovat Voice Hanabi"
LangString UNINSTALL ${LANG_POLISH} "Odinstaluj Voice Hanabi"
LangString UNINSTALL ${LANG_DANISH} "Afinstaller Voice Hanabi"
LangString IN_USE ${LANG_ENGLISH} "Voice Hanabi is running. Close it and try again."
LangString IN_USE ${LANG_CZECH} "Voice Hanabi běží. Zavři ho a zkus to znovu."
LangString IN_USE ${LANG_POLISH} "Voice Hanabi jest uruchomione. Zamknij je i spróbuj ponownie."
LangString IN_USE ${LANG_DANISH} "Voice Hanabi kører. Luk programmet, og prøv igen."

; A running program locks python.exe, so refuse rather than change only some of the files.
!macro REFUSE_WHILE_RUNNING
  ${If} ${FileExists} "$INSTDIR\python.exe"
    ClearErrors
    Rename "$INSTDIR\python.exe" "$INSTDIR\python.exe.free"
    ${If} ${Errors}
      MessageBox MB_OK|MB_ICONSTOP "$(IN_USE)" /SD IDOK
      SetErrorLevel 2
      Quit
    ${EndIf}
    Rename "$INSTDIR\python.exe.free" "$INSTDIR\python.exe"
  ${EndIf}
!macroend

Section
  !insertmacro REFUSE_WHILE_RUNNING
  ; Modules of an earlier version must not remain among the new ones.
  RMDir /r "$INSTDIR\Lib"
  SetOutPath "$INSTDIR"
  File /r "${FOLDER}\*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  RMDir /r "$SMPROGRAMS\${NAME}"
  CreateDirectory "$SMPROGRAMS\${NAME}"
  SetOutPath "$PROFILE"
  CreateShortCut "$SMPROGRAMS\${NAME}\${NAME}.lnk" "$INSTDIR\python.exe" '-X utf8 "$INSTDIR\start_from_menu.py"'
  CreateShortCut "$SMPROGRAMS\${NAME}\$(OTHER_LANGUAGE).lnk" "$INSTDIR\python.exe" '-X utf8 "$INSTDIR\start_from_menu.py" again'
  CreateShortCut "$SMPROGRAMS\${NAME}\$(UNINSTALL).lnk" "$INSTDIR\uninstall.exe"
  WriteRegStr HKCU "${KEY}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "Publisher" "voice-hanabi"
  WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${KEY}" "EstimatedSize" ${KIBIBYTES}
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
SectionEnd

Section Uninstall
  ; Only if this is our installation, lest another folder be deleted.
  ${IfNot} ${FileExists} "$INSTDIR\start_from_menu.py"
    Quit
  ${EndIf}
  !insertmacro REFUSE_WHILE_RUNNING
  RMDir /r "$INSTDIR"
  RMDir /r "$SMPROGRAMS\${NAME}"
  DeleteRegKey HKCU "${KEY}"
  ${If} ${Silent}
    ${GetParameters} $0
    ClearErrors
    ${GetOptions} $0 "/SAVES" $1
    ${If} ${Errors}
      Return
    ${EndIf}
  ${Else}
    MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(ASK_SAVES)" /SD IDNO IDYES remove
    Return
    remove:
  ${EndIf}
  RMDir /r "$LOCALAPPDATA\voice-hanabi"
SectionEnd
