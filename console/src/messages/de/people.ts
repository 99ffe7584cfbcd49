import type { Catalogue } from '../catalogue.ts'

export const people: Catalogue['people'] = {
  erased_buyer: 'Gelöschter Kunde',
  removed_staff: 'Ehemaliger Mitarbeiter',
}
