import type { PermissionsEvent } from '@pinline/events/account/permissions-event'
import { staffId, vaultReference } from '@pinline/events/ids'
import type { DefinedMenu } from './permissions.ts'

export const at = '2026-11-21T08:30:00.000Z'
export const member = staffId.parse('s-3f9q2w8e7r6t')
export const credential = (version: number) => vaultReference.parse(`credential-${member}@${version}`)

const menu = (
  menuId: string,
  parentId: string | null,
  menuType: DefinedMenu['menuType'],
  authority: string | null,
): DefinedMenu => ({
  menuId,
  parentId,
  menuType,
  orderNum: 1,
  path: menuType === 'C' ? `/${menuId}` : '',
  title: { en: menuId },
  icon: 'square',
  isShow: true,
  disabled: false,
  authority,
})

export const sales = menu('sales', null, 'M', null)
export const orders = menu('orders', 'sales', 'C', 'orders.read')
export const ship = menu('orders.ship', 'orders', 'B', 'orders.ship')
export const clerk = { roleId: 'clerk', name: { en: 'Clerk' }, menuIds: ['orders.ship', 'orders', 'sales'] }

export const defined = (data: DefinedMenu): PermissionsEvent => ({ type: 'menu-defined', data })
export const roleDefined = (data: typeof clerk): PermissionsEvent => ({ type: 'role-defined', data })
export const shop: readonly PermissionsEvent[] = [defined(sales), defined(orders), defined(ship), roleDefined(clerk)]

export const admitted: Extract<PermissionsEvent, { type: 'staff-admitted' }> = {
  type: 'staff-admitted',
  data: {
    staffId: member,
    roleId: 'clerk',
    profileRef: vaultReference.parse(`profile-${member}@1`),
    credentialRef: credential(1),
    admittedAt: at,
  },
}
