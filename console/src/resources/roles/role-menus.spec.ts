import { describe, expect, it } from 'vitest'
import { roleEffect } from './role-effect.ts'
import {
  branchesOf,
  type GrantableMenu,
  grantedMenus,
  idsOf,
  rowsOfTree,
  shareOf,
  withMenus,
  withoutMenu,
} from './role-menus.ts'

const menu = (id: string, parentId: string | null, fields: Partial<GrantableMenu>): GrantableMenu => ({
  id,
  parentId,
  orderNum: 1,
  path: '',
  title: id,
  icon: '',
  isShow: true,
  state: false,
  menuType: 'C',
  authority: null,
  ...fields,
})

const menus = [
  menu('system', null, { menuType: 'M', orderNum: 2 }),
  menu('sales', null, { menuType: 'M', orderNum: 1 }),
  menu('orders', 'sales', { path: '/orders', authority: 'orders.read', orderNum: 2 }),
  menu('to-dos', 'sales', { path: '/to-dos', authority: 'to-dos.read', orderNum: 1, isShow: false }),
  menu('orders.ship', 'orders', { menuType: 'B', authority: 'orders.ship', orderNum: 1 }),
  menu('orders.cancel', 'orders', { menuType: 'B', authority: 'orders.cancel', orderNum: 2, state: true }),
  menu('users', 'system', { path: '/users', authority: 'users.read' }),
]
const all = new Set(menus.map(({ id }) => id))
const isKnown = (path: string) => ['/orders', '/to-dos', '/users'].includes(path)

describe('the tree', () => {
  it('is in order, with buttons beside their page', () => {
    const [sales, system] = branchesOf(menus)
    expect([sales?.menu.id, system?.menu.id]).toEqual(['sales', 'system'])
    expect(sales === undefined ? [] : idsOf(sales)).toEqual([
      'sales',
      'to-dos',
      'orders',
      'orders.ship',
      'orders.cancel',
    ])
  })

  it('is built from the rows of a role', () => {
    const again = rowsOfTree(grantedMenus(branchesOf(menus), all))
    expect(new Set(again.map(({ id }) => id))).toEqual(all)
    expect(again.find(({ id }) => id === 'orders.ship')?.parentId).toBe('orders')
  })
})

describe('granting and revoking', () => {
  it('grants the ancestors of a button too', () => {
    expect([...withMenus(menus, new Set(), ['orders.ship'])].sort()).toEqual(['orders', 'orders.ship', 'sales'])
  })

  it('revokes all descendants', () => {
    expect([...withoutMenu(menus, all, 'sales')].sort()).toEqual(['system', 'users'])
  })

  it('returns how much of a branch is granted', () => {
    const [sales] = branchesOf(menus)
    if (sales === undefined) throw new Error('there is no first branch')
    expect([all, new Set(['sales', 'orders']), new Set<string>()].map((granted) => shareOf(sales, granted))).toEqual([
      'all',
      'some',
      'none',
    ])
  })
})

describe('the effect', () => {
  const effect = roleEffect(
    menus,
    new Set(['system', 'users']),
    withMenus(menus, new Set(), ['orders', 'orders.cancel', 'to-dos']),
    isKnown,
  )

  it('contains the sidebar without hidden pages', () => {
    expect(effect.sidebar).toEqual([
      {
        kind: 'directory',
        id: 'sales',
        title: 'sales',
        icon: '',
        children: [
          { kind: 'page', id: 'orders', page: { path: '/orders', title: 'orders', icon: '', disabled: false } },
        ],
      },
    ])
    expect(effect.hidden.map(({ path }) => path)).toEqual(['/to-dos'])
  })

  it('lists added, removed and suspended permissions', () => {
    expect(effect.keys).toEqual([
      { key: 'orders.cancel', change: 'gained', suspended: true },
      { key: 'orders.read', change: 'gained', suspended: false },
      { key: 'to-dos.read', change: 'gained', suspended: false },
      { key: 'users.read', change: 'lost', suspended: false },
    ])
  })

  it('is empty when the directory is missing', () => {
    expect(roleEffect(menus, new Set(), new Set(['orders', 'orders.ship']), isKnown)).toEqual({
      sidebar: [],
      hidden: [],
      keys: [],
    })
  })
})
