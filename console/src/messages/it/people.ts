import type { Catalogue } from '../catalogue.ts'

export const people: Catalogue['people'] = {
  erased_buyer: 'Acquirente cancellato',
  removed_staff: 'Non più in azienda',
}
