import type { Catalogue } from '../catalogue.ts'

export const people: Catalogue['people'] = {
  erased_buyer: '已注销的买家',
  removed_staff: '已离职员工',
}
