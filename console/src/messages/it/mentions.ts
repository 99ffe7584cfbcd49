import type { Catalogue } from '../catalogue.ts'

export const mentions: Catalogue['mentions'] = {
  colleagues: 'Colleghi',
  hint: 'Con @ si menziona un collega, che riceve un’attività.',
  found: '%{smart_count} collega trovato |||| %{smart_count} colleghi trovati',
  none: 'Nessun collega trovato',
}
