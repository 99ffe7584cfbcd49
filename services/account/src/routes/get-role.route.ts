import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { getRole } from '@pinline/contracts/account/permissions/get-role'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'
import { menusOfRole } from '../accounts/menus-of-role.ts'
import { roleRowOf } from '../accounts/role-and-menu-rows.ts'

export const getRoleRoute = ({ staff }: AccountDeps): Route =>
  route(getRole, async ({ id }, { actor, language }) => {
    if (actor.kind !== 'staff' || (actor.roleId !== id && !actor.permissions.has('roles.read')))
      return rejection('forbidden')
    const permissions = await staff.permissions()
    const role = permissions.roles.get(id)
    if (role === undefined) return rejection('not-found')
    return result({ ...roleRowOf(permissions, role, language), menus: menusOfRole(permissions, id, language) })
  })
