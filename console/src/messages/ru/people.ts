import type { Catalogue } from '../catalogue.ts'

export const people: Catalogue['people'] = {
  erased_buyer: 'Удалённый покупатель',
  removed_staff: 'Бывший сотрудник',
}
