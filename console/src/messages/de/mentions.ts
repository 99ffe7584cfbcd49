import type { Catalogue } from '../catalogue.ts'

export const mentions: Catalogue['mentions'] = {
  colleagues: 'Mitarbeiter',
  hint: 'Mit @ erwähnen Sie einen Mitarbeiter, der dann eine Aufgabe erhält.',
  found: '%{smart_count} Mitarbeiter gefunden',
  none: 'Kein Mitarbeiter gefunden',
}
