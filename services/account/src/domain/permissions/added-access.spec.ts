import type { PermissionsEvent } from '@pinline/events/account/permissions-event'
import { describe, expect, it } from 'vitest'
import { addsAccess } from './added-access.ts'
import { at, defined } from './permissions.fixtures.ts'
import { evolve, noPermissions } from './permissions.ts'
import { cleo, disabled, idsOf, office, ordersMenus, role, staffMenus, system } from './permissions-editing.fixtures.ts'

const clerks = idsOf([system, ...staffMenus])
const [orders] = ordersMenus
const withOrders = [...clerks, 'orders']

const roleSet = (roleId: string): PermissionsEvent => ({
  type: 'staff-role-set',
  data: { staffId: cleo, roleId, setAt: at },
})
const enabled: PermissionsEvent = { type: 'staff-state-set', data: { staffId: cleo, disabled: false, setAt: at } }

const adds = (events: readonly PermissionsEvent[], before: readonly PermissionsEvent[] = []): boolean => {
  const state = [...office, ...before].reduce(evolve, noPermissions)
  return addsAccess(state, events.reduce(evolve, state))
}

describe('access is added', () => {
  it('by a role with more keys, not by one with fewer', () => {
    expect(adds([roleSet('keeper')])).toBe(true)
    expect(adds([roleSet('clerk')], [roleSet('keeper')])).toBe(false)
  })
  it('by a key that is new to the members of a role, not by taking one away', () => {
    expect(adds([role('clerk', withOrders)])).toBe(true)
    expect(adds([role('clerk', clerks)], [role('clerk', withOrders)])).toBe(false)
  })
  it('by another key of a menu that somebody has', () => {
    const key = defined({ ...system, ...orders, menuType: 'C', authority: 'orders.all' })
    expect(adds([key], [role('clerk', withOrders)])).toBe(true)
  })
  it('not by a role that nobody has', () => expect(adds([role('packing', withOrders)])).toBe(false))
  it('by enabling somebody, not by disabling them or by what a disabled one may', () => {
    expect(adds([enabled], [disabled(cleo)])).toBe(true)
    expect(adds([disabled(cleo)])).toBe(false)
    expect(adds([roleSet('keeper')], [disabled(cleo)])).toBe(false)
  })
})
