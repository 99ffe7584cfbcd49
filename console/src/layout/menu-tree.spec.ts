import type { Menu } from '@pinline/contracts/account/permissions/menu'
import { describe, expect, it } from 'vitest'
import { menuPages, pageAt, sidebarItems } from './menu-tree.ts'

const menu = (over: Partial<Menu> & Pick<Menu, 'id'>): Menu => ({
  parentId: null,
  orderNum: 1,
  path: `/${over.id}`,
  title: over.id,
  icon: '',
  isShow: true,
  state: false,
  menuType: 'C',
  authority: null,
  buttons: [],
  children: [],
  ...over,
})

const menus = [
  menu({ id: 'system', menuType: 'M', orderNum: 3, state: true, children: [menu({ id: 'roles', path: 'roles' })] }),
  menu({
    id: 'sales',
    menuType: 'M',
    orderNum: 1,
    children: [
      menu({ id: 'orders', orderNum: 2 }),
      menu({ id: 'to-dos', orderNum: 1 }),
      menu({ id: 'freight', isShow: false }),
    ],
  }),
  menu({ id: 'empty', menuType: 'M', orderNum: 2 }),
]

describe('the routes of a role', () => {
  it('are its pages in order, including hidden ones', () => {
    expect(menuPages(menus).map(({ path }) => path)).toEqual(['/to-dos', '/freight', '/orders', '/system/roles'])
  })

  it('are disabled together with their directory', () => {
    expect(
      menuPages(menus)
        .filter(({ disabled }) => disabled)
        .map(({ path }) => path),
    ).toEqual(['/system/roles'])
  })
})

describe('the sidebar', () => {
  it('skips hidden pages and empty directories, and preserves the order', () => {
    const shown = sidebarItems(menus, () => true).map((item) =>
      item.kind === 'page'
        ? item.page.path
        : [item.title, ...item.children.map((child) => (child.kind === 'page' ? child.page.path : child.title))],
    )
    expect(shown).toEqual([
      ['sales', '/to-dos', '/orders'],
      ['system', '/system/roles'],
    ])
  })

  it('skips everything below a hidden directory', () => {
    expect(
      sidebarItems(
        [menu({ id: 'sales', menuType: 'M', isShow: false, children: [menu({ id: 'orders' })] })],
        () => true,
      ),
    ).toEqual([])
  })
})

describe('pages of a later version', () => {
  it('are hidden', () => {
    expect(sidebarItems([menu({ id: 'orders' }), menu({ id: 'coupons' })], (path) => path === '/orders')).toHaveLength(
      1,
    )
  })
})

describe('the page of a path', () => {
  const pages = menuPages(menus)
  it('is found for its records', () => {
    expect(pageAt(pages, '/orders/2611204073918/show')?.path).toBe('/orders')
  })
  it('is not one that only shares a prefix', () => {
    expect(pageAt(pages, '/orders-archive')).toBeUndefined()
  })
})
