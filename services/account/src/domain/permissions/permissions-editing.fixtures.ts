import type { PermissionsEvent } from '@pinline/events/account/permissions-event'
import { type StaffId, staffId, vaultReference } from '@pinline/events/ids'
import { at, defined } from './permissions.fixtures.ts'
import type { DefinedMenu } from './permissions.ts'

export const ada = staffId.parse('s-ada1')
export const ben = staffId.parse('s-ben1')
export const cleo = staffId.parse('s-cleo')

const menu = (
  menuId: string,
  parentId: string | null,
  menuType: DefinedMenu['menuType'],
  orderNum: number,
): DefinedMenu => ({
  menuId,
  parentId,
  menuType,
  orderNum,
  path: menuType === 'C' ? `/${menuId}` : '',
  title: { en: menuId },
  icon: 'square',
  isShow: true,
  disabled: false,
  authority: menuType === 'M' ? null : menuType === 'C' ? `${menuId}.read` : menuId,
})

const page = (id: string, orderNum: number, buttons: readonly string[]): DefinedMenu[] => [
  menu(id, 'system', 'C', orderNum),
  ...buttons.map((action, index) => menu(`${id}.${action}`, id, 'B', index + 1)),
]

export const system = menu('system', null, 'M', 1)
export const staffMenus = page('users', 1, ['create', 'update', 'reset', 'delete', 'state'])
export const rolesMenus = page('roles', 2, ['create', 'update', 'delete'])
export const menusMenus = page('menus', 3, ['create', 'update', 'state', 'delete'])
export const ordersMenus = page('orders', 4, ['ship', 'cancel'])
export const officeMenus: readonly DefinedMenu[] = [system, ...staffMenus, ...rolesMenus, ...menusMenus, ...ordersMenus]

export const idsOf = (menus: readonly DefinedMenu[]): string[] => menus.map(({ menuId }) => menuId)

export const role = (roleId: string, menuIds: readonly string[]): PermissionsEvent => ({
  type: 'role-defined',
  data: { roleId, name: { en: roleId }, menuIds: [...menuIds] },
})

const chief = role('chief', idsOf(officeMenus))
/** May manage people, roles and menus, but no orders. */
const keeper = role('keeper', idsOf([system, ...staffMenus, ...rolesMenus, ...menusMenus]))
/** May manage people only. */
const clerk = role('clerk', idsOf([system, ...staffMenus]))

export const credentialOf = (id: StaffId, version: number) => vaultReference.parse(`credential-${id}@${version}`)
export const profileOf = (id: StaffId, version: number) => vaultReference.parse(`profile-${id}@${version}`)

const joined = (id: StaffId, roleId: string): PermissionsEvent => ({
  type: 'staff-admitted',
  data: { staffId: id, roleId, profileRef: profileOf(id, 1), credentialRef: credentialOf(id, 1), admittedAt: at },
})

export const disabled = (id: StaffId): PermissionsEvent => ({
  type: 'staff-state-set',
  data: { staffId: id, disabled: true, setAt: at },
})

/** Ada may do all, Ben all but orders, Cleo manages people. */
export const office: readonly PermissionsEvent[] = [
  ...officeMenus.map(defined),
  chief,
  keeper,
  clerk,
  joined(ada, 'chief'),
  joined(ben, 'keeper'),
  joined(cleo, 'clerk'),
]
