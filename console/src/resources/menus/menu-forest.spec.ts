import type { MenuRow } from '@pinline/contracts/account/permissions/menu-row'
import { describe, expect, it } from 'vitest'
import { dropAt, positionOfDrop, positionOfStep, treeRows } from '../../layout/tree/tree-positions.ts'
import { canHaveParent, menuForest } from './menu-forest.ts'

const menu = (id: string, parentId: string | null, orderNum: number, menuType: MenuRow['menuType']): MenuRow => ({
  id,
  parentId,
  orderNum,
  path: '',
  title: id,
  titles: { en: id },
  icon: '',
  isShow: true,
  state: false,
  menuType,
  authority: null,
  shipped: false,
  revision: 1,
})

const rows = [
  menu('home', null, 1, 'C'),
  menu('sales', null, 2, 'M'),
  menu('orders', 'sales', 1, 'C'),
  menu('ship', 'orders', 1, 'B'),
  menu('cancel', 'orders', 2, 'B'),
  menu('to-dos', 'sales', 2, 'C'),
  menu('system', null, 5, 'M'),
]
const forest = menuForest(rows)
const home = menu('home', null, 1, 'C')

describe('allowed parents of a menu', () => {
  it.each([
    ['orders', 'system', true],
    ['orders', null, true],
    ['orders', 'home', false],
    ['ship', 'to-dos', true],
    ['ship', 'sales', false],
    ['ship', null, false],
    ['sales', 'sales', false],
    ['sales', 'system', true],
  ] as const)('%s on %s: %s', (id, parentId, may) => {
    const one = rows.find((row) => row.id === id)
    expect(one && canHaveParent(rows, one, parentId)).toBe(may)
  })

  it('exclude the menu itself and its descendants', () => {
    const nested = [...rows, menu('inner', 'sales', 3, 'M')]
    expect(canHaveParent(nested, menu('sales', null, 2, 'M'), 'inner')).toBe(false)
  })
})

describe('a keyboard move', () => {
  it.each([
    ['sales', 'up', { parentId: null, orderNum: 1 }],
    ['home', 'up', undefined],
    ['home', 'down', { parentId: null, orderNum: 3 }],
    ['system', 'down', undefined],
    ['cancel', 'up', { parentId: 'orders', orderNum: 1 }],
    ['system', 'in', { parentId: 'sales', orderNum: 3 }],
    ['sales', 'in', undefined],
    ['to-dos', 'out', { parentId: null, orderNum: 3 }],
    ['ship', 'out', undefined],
    ['home', 'out', undefined],
  ] as const)('%s %s', (id, step, place) => {
    expect(positionOfStep(forest, id, step)).toEqual(place)
  })
})

describe('a drop', () => {
  it.each([
    ['home', { at: 'into', id: 'system' }, { parentId: 'system', orderNum: 1 }],
    ['home', { at: 'after', id: 'orders' }, { parentId: 'sales', orderNum: 2 }],
    ['cancel', { at: 'into', id: 'to-dos' }, { parentId: 'to-dos', orderNum: 1 }],
    ['cancel', { at: 'before', id: 'sales' }, undefined],
    ['orders', { at: 'before', id: 'to-dos' }, undefined],
    ['to-dos', { at: 'into', id: 'sales' }, undefined],
    ['sales', { at: 'into', id: 'sales' }, undefined],
    ['nobody', { at: 'into', id: 'sales' }, undefined],
  ] as const)('%s %o', (id, drop, place) => {
    expect(positionOfDrop(forest, id, drop)).toEqual(place)
  })

  it('uses the edges of a row and, if the row can have children, its middle', () => {
    const open = treeRows(rows, new Set(['sales']))
    const sales = open.find((row) => row.one.id === 'sales')
    const orders = open.find((row) => row.one.id === 'orders')
    if (sales === undefined || orders === undefined) throw new Error('rows are missing')
    expect([0.1, 0.5, 0.9].map((share) => dropAt(forest, home, sales, share))).toEqual([
      { at: 'before', id: 'sales' },
      { at: 'into', id: 'sales' },
      { at: 'before', id: 'orders' },
    ])
    expect([0.4, 0.6].map((share) => dropAt(forest, home, orders, share))).toEqual([
      { at: 'before', id: 'orders' },
      { at: 'after', id: 'orders' },
    ])
  })
})

describe('the visible rows', () => {
  it('omit the children of a collapsed row', () => {
    const shown = treeRows(rows, new Set(['sales']))
    expect(shown.map(({ one: { id }, level, place, count, children }) => [id, level, place, count, children])).toEqual([
      ['home', 1, 1, 3, 0],
      ['sales', 1, 2, 3, 2],
      ['orders', 2, 1, 2, 2],
      ['to-dos', 2, 2, 2, 0],
      ['system', 1, 3, 3, 0],
    ])
  })
})
