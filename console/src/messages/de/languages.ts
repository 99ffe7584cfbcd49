export const languages = {
  name: 'Sprache |||| Sprachen',
  title: 'Sprachen',
  texts: 'Shop-Texte %{share}',
  content: 'Inhalte %{share}',
  note: 'Was nicht übersetzt ist, erscheint auf Englisch. Der Shop übernimmt Änderungen in wenigen Sekunden.',
  edit: {
    command: 'Bearbeiten',
    title: '%{name} bearbeiten',
    confirm: 'Speichern',
    fields: { name: 'Name', flag: 'Flagge', orderNum: 'Position', enabled: 'Für Kunden verfügbar' },
    enabled_hint: 'Seiten einer abgeschalteten Sprache sind nicht mehr erreichbar, auch nicht für Suchmaschinen.',
    default_hint: 'Englisch ist immer verfügbar: Nicht übersetzte Texte erscheinen auf Englisch.',
  },
  done: '%{name} gespeichert',
}
