import type { Catalogue } from '../catalogue.ts'

export const people: Catalogue['people'] = {
  erased_buyer: '已刪除的買家',
  removed_staff: '前職員',
}
