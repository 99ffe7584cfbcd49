import type { Catalogue } from '../catalogue.ts'

export const people: Catalogue['people'] = {
  erased_buyer: '消去済みの購入者',
  removed_staff: '元スタッフ',
}
