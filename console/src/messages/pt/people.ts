import type { Catalogue } from '../catalogue.ts'

export const people: Catalogue['people'] = {
  erased_buyer: 'Comprador apagado',
  removed_staff: 'Não está mais na empresa',
}
