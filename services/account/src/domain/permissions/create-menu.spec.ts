import { given } from '@pinline/chassis/domain/given'
import { describe, it } from 'vitest'
import type { CreateMenu } from './create-menu.ts'
import { defined } from './permissions.fixtures.ts'
import { permissionsDecider } from './permissions-decider.ts'
import { ben, cleo, office, ordersMenus, rolesMenus } from './permissions-editing.fixtures.ts'

const menu = {
  menuId: 'files',
  parentId: 'system',
  menuType: 'C',
  path: '/files',
  title: { en: 'Files' },
  icon: 'file',
  isShow: true,
  authority: 'files.read',
} as const
const command: CreateMenu = { type: 'create-menu', ...menu, by: ben }
const shop = given(permissionsDecider, office)
const wrong = (field: string, fault: string) => ['invalid-input', { errors: { [field]: fault } }] as const

describe('create-menu', () => {
  it('is appended if no position is given', () =>
    shop.when(command).then([defined({ ...menu, orderNum: 5, disabled: false })]))
  it('takes a position, and the following menus move up to the first gap', () => {
    const [roles, orders] = [rolesMenus[0], ordersMenus[0]]
    if (roles === undefined || orders === undefined) throw new Error('the fixture has both')
    given(permissionsDecider, [...office, defined({ ...orders, orderNum: 9 })])
      .when({ ...command, orderNum: 2 })
      .then([
        defined({ ...menu, orderNum: 2, disabled: false }),
        defined({ ...roles, orderNum: 3 }),
        defined({ ...pageOf('menus'), orderNum: 4 }),
      ])
  })
  it('does nothing on repetition', () =>
    given(permissionsDecider, [...office, defined({ ...menu, orderNum: 5, disabled: false })])
      .when(command)
      .thenNothing())
  it('refuses an invalid parent', () => {
    const button: CreateMenu = { ...command, menuType: 'B', parentId: 'users' }
    shop.when({ ...command, parentId: 'none' }).thenRejected(...wrong('parentId', 'parent-unknown'))
    shop.when({ ...command, parentId: 'orders.ship' }).thenRejected(...wrong('parentId', 'parent-is-button'))
    shop.when({ ...button, parentId: 'system' }).thenRejected(...wrong('parentId', 'button-needs-page'))
    shop.when({ ...button, authority: null }).thenRejected(...wrong('authority', 'authority-required'))
    shop.when({ ...command, path: '' }).thenRejected(...wrong('path', 'required'))
    shop.when({ ...command, path: '/users' }).thenRejected(...wrong('path', 'path-taken'))
  })
  it('leaves a button without a path', () =>
    shop
      .when({ ...command, menuType: 'B', parentId: 'users' })
      .then([defined({ ...menu, menuType: 'B', parentId: 'users', path: '', orderNum: 6, disabled: false })]))
  it('refuses an editor without permission', () => shop.when({ ...command, by: cleo }).thenRejected('forbidden'))
})

const pageOf = (menuId: string) => {
  const found = office.flatMap((event) =>
    event.type === 'menu-defined' && event.data.menuId === menuId ? [event.data] : [],
  )
  const [page] = found
  if (page === undefined) throw new Error(`${menuId} is not in the fixture`)
  return page
}
