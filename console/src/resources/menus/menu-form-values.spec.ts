import { describe, expect, it } from 'vitest'
import { chosenOfMine, differentFields, preselected } from '../../layout/conflicts/three-way.ts'
import { type MenuFormValues, menuEditsOf, menuValuesOf } from './menu-form-values.ts'

const base: MenuFormValues = {
  menuType: 'C',
  parentId: 'sales',
  titles: { en: 'Orders', zh_cn: '订单' },
  path: '/orders',
  authority: 'orders.read',
  icon: '',
  isShow: true,
}

describe('two versions of a menu', () => {
  it('keep the titles and fields that either has changed', () => {
    const mine = { ...base, titles: { ...base.titles, en: 'All orders' }, isShow: false }
    const theirs = { ...base, titles: { ...base.titles, zh_cn: '全部订单' }, parentId: null }
    const fields = differentFields(menuValuesOf(base), menuValuesOf(mine), menuValuesOf(theirs))
    expect(menuEditsOf(theirs, chosenOfMine(fields, preselected(fields)))).toEqual({
      titles: { en: 'All orders', zh_cn: '全部订单' },
      isShow: false,
    })
  })
})
