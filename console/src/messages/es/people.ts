import type { Catalogue } from '../catalogue.ts'

export const people: Catalogue['people'] = {
  erased_buyer: 'Comprador eliminado',
  removed_staff: 'Ya no está en la empresa',
}
