import { given } from '@pinline/chassis/domain/given'
import { describe, it } from 'vitest'
import { defined } from './permissions.fixtures.ts'
import { permissionsDecider } from './permissions-decider.ts'
import {
  ada,
  ben,
  disabled,
  idsOf,
  office,
  officeMenus,
  ordersMenus,
  role,
  staffMenus,
  system,
} from './permissions-editing.fixtures.ts'
import type { UpdateRole } from './update-role.ts'

const clerks = idsOf([system, ...staffMenus])
const command: UpdateRole = { type: 'update-role', roleId: 'clerk', revision: 1, by: ben }
const shop = given(permissionsDecider, office)

describe('update-role', () => {
  it('changes the given fields', () => {
    shop.when({ ...command, menuIds: ['system', 'users'] }).then([role('clerk', ['system', 'users'])])
    shop
      .when({ ...command, name: { en: 'Office', de: 'Büro' } })
      .then([{ type: 'role-defined', data: { roleId: 'clerk', name: { en: 'Office', de: 'Büro' }, menuIds: clerks } }])
  })
  it('does nothing if nothing changes', () =>
    shop.when({ ...command, name: { en: 'clerk' }, menuIds: clerks.toReversed() }).thenNothing())
  it('refuses to grant a key that its editor lacks', () =>
    shop.when({ ...command, menuIds: [...clerks, ...idsOf(ordersMenus)] }).thenRejected('not-held'))
  it('refuses to revoke a key that its editor lacks', () => {
    const withOrders = role('clerk', [...clerks, ...idsOf(ordersMenus)])
    given(permissionsDecider, [...office, withOrders])
      .when({ ...command, revision: 2, menuIds: clerks })
      .thenRejected('not-held')
  })
  it('lets only an editor with all other keys grant a key that nobody has', () => {
    const extra = { ...officeMenus[0], menuId: 'extra', menuType: 'C', path: '/extra', authority: 'extra.read' }
    const events = [...office, defined({ ...system, ...extra, menuType: 'C' })]
    const menuIds = [...clerks, 'extra']
    given(permissionsDecider, events)
      .when({ ...command, menuIds })
      .thenRejected('not-held')
    given(permissionsDecider, events)
      .when({ ...command, menuIds, by: ada })
      .then([role('clerk', menuIds)])
  })
  it('refuses if no administrator would be left', () => {
    const change: UpdateRole = { ...command, roleId: 'chief', menuIds: ['system', 'users'], by: ada }
    given(permissionsDecider, [...office, disabled(ben)])
      .when(change)
      .thenRejected('last-administrator')
    shop.when(change).then([role('chief', ['system', 'users'])])
  })
  it('refuses an unknown role and a stale revision', () => {
    shop.when({ ...command, roleId: 'none' }).thenRejected('role-not-found')
    shop.when({ ...command, revision: 0 }).thenRejected('version-conflict', { data: { revision: 1 } })
  })
})
