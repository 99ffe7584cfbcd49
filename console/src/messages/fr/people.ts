import type { Catalogue } from '../catalogue.ts'

export const people: Catalogue['people'] = {
  erased_buyer: 'Client effacé',
  removed_staff: 'Ancien membre du personnel',
}
