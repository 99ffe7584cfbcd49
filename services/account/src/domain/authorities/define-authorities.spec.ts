import { given } from '@pinline/chassis/domain/given'
import type { AuthoritiesEvent } from '@pinline/events/account/authorities-event'
import { describe, it } from 'vitest'
import { at, clerk, defined, orders, roleDefined, sales, ship, shop } from './authorities.fixture.ts'
import { authoritiesDecider } from './authorities-decider.ts'
import type { DefineAuthorities } from './define-authorities.ts'

const command: DefineAuthorities = { type: 'define-authorities', menus: [sales, orders, ship], roles: [clerk] }
const removed = (menuId: string): AuthoritiesEvent => ({ type: 'menu-removed', data: { menuId, removedAt: at } })
const roleGone: AuthoritiesEvent = { type: 'role-removed', data: { roleId: 'clerk', removedAt: at } }

describe('define-authorities', () => {
  it('brings in what is missing', () =>
    given(authoritiesDecider, [])
      .when(command)
      .then([...shop]))
  it('is quiet on repetition', () => given(authoritiesDecider, shop).when(command).thenNothing())
  it('gives a new menu to its role and leaves what staff have changed', () => {
    const renamed = { ...clerk, name: { en: 'Dispatcher' }, menuIds: ['sales'] }
    given(authoritiesDecider, [
      defined(sales),
      defined({ ...sales, disabled: true }),
      defined(orders),
      roleDefined(renamed),
    ])
      .when(command)
      .then([defined(ship), roleDefined({ ...renamed, menuIds: ['sales', 'orders.ship'] })])
  })
  it('lets a menu that nobody has touched follow the product, once', () => {
    const hidden = { ...orders, isShow: false, title: { en: 'Purchases' } }
    const older = [defined(sales), defined(hidden), defined(ship), roleDefined(clerk)]
    given(authoritiesDecider, older)
      .when(command)
      .then([defined(orders)])
    given(authoritiesDecider, [...older, defined(orders)])
      .when(command)
      .thenNothing()
  })
  it('does not show again what staff have hidden', () =>
    given(authoritiesDecider, [...shop, defined({ ...orders, isShow: false })])
      .when(command)
      .thenNothing())
  it('does not bring back a menu that staff have removed', () =>
    given(authoritiesDecider, [...shop, removed('orders.ship')])
      .when(command)
      .thenNothing())
  it('does not bring back a role that staff have removed', () =>
    given(authoritiesDecider, [...shop, roleGone])
      .when(command)
      .thenNothing())
  it('puts a page whose directory was removed at the top, and leaves out the buttons of a removed page', () => {
    const moved = { ...orders, parentId: null }
    given(authoritiesDecider, [defined(sales), removed('sales'), roleDefined({ ...clerk, menuIds: [] })])
      .when(command)
      .then([defined(moved), defined(ship), roleDefined({ ...clerk, menuIds: ['orders.ship', 'orders'] })])
    given(authoritiesDecider, [defined(sales), removed('sales'), defined(moved), removed('orders'), roleDefined(clerk)])
      .when(command)
      .thenNothing()
  })
})
