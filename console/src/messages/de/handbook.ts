export const handbook = {
  name: 'Handbuchseite |||| Handbuch',
  fields: {
    section: 'Abschnitt',
    place: 'Position',
    title: 'Titel',
    language: 'Sprache',
    body: 'Text (Markdown)',
    state: 'Status',
    updatedAt: 'Zuletzt geändert',
    updatedBy: 'Geändert von',
  },
  filters: { q: 'Titel oder Text' },
  state: { current: 'Aktuell', archived: 'Archiviert' },
  commands: {
    create: 'Seite anlegen',
    edit: 'Bearbeiten',
    save: 'Seite speichern',
    archive: 'Archivieren …',
    reopen: 'Wieder öffnen …',
  },
  form: {
    section_hint: 'Seiten eines Abschnitts stehen beisammen. Wählen Sie einen oder geben Sie einen neuen ein.',
    place_hint: 'Kleinere Zahlen stehen im Abschnitt weiter oben',
    body_hint:
      '%{length} von %{most} Zeichen. Keine personenbezogenen Daten eintragen: Frühere Versionen bleiben lesbar.',
  },
  page: {
    create: 'Handbuchseite anlegen',
    not_found: 'Handbuchseite nicht gefunden',
    saved: 'Handbuchseite gespeichert',
    restored: 'Version wiederhergestellt',
    same: 'Beide Versionen sind gleich',
    restore_effect: 'Die Seite erhält den Text dieser Version als neue Version. Nichts geht verloren.',
  },
  archive: {
    title: '„%{title}“ archivieren?',
    effect: 'Die Seite verschwindet aus dem Handbuch und ist nur noch unter den archivierten zu finden.',
    effect_versions: 'Alle Versionen bleiben erhalten, und die Seite kann wieder geöffnet werden.',
    confirm: 'Archivieren',
    done: 'Seite archiviert',
  },
  reopen: {
    title: '„%{title}“ wieder öffnen?',
    effect: 'Die Seite steht wieder unverändert im Handbuch.',
    confirm: 'Wieder öffnen',
    done: 'Seite wieder geöffnet',
  },
}
