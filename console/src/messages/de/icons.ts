import type { Catalogue } from '../catalogue.ts'

export const icons: Catalogue['resources']['icons'] = {
  name: 'Symbol |||| Symbole',
  title: 'Symbole',
  search: 'Name des Symbols',
  copy: 'Namen %{name} kopieren',
  none: 'Kein Symbol hat diesen Namen',
}
