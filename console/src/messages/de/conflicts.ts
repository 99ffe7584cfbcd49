import type { Catalogue } from '../catalogue.ts'

export const conflicts: Catalogue['conflicts'] = {
  title: 'Jemand anderes hat dies ebenfalls geändert',
  intro:
    'Noch wurde nichts gespeichert. Wählen Sie für jedes Feld eine Fassung; was nur eine Seite geändert hat, ist bereits ausgewählt.',
  base: 'Vorher',
  mine: 'Ihre Fassung',
  theirs: 'Andere Fassung',
  empty: 'leer',
  yes: 'ja',
  no: 'nein',
  all_mine: 'Überall Ihre Fassung',
  all_theirs: 'Überall die andere Fassung',
  open: '%{smart_count} Feld noch ohne Auswahl |||| %{smart_count} Felder noch ohne Auswahl',
  ready: 'Für jedes Feld ist eine Fassung ausgewählt',
  back: 'Weiter bearbeiten',
  save: 'Auswahl speichern',
  take: 'Auswahl übernehmen',
  merged: 'Änderungen anderer an übrigen Feldern wurden beibehalten',
  by: { mine: 'von Ihnen geändert', theirs: 'von jemand anderem geändert', both: 'von beiden geändert' },
}
