import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { listRoleMenus } from '@pinline/contracts/account/permissions/list-role-menus'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'
import { menusOfRole } from '../accounts/menus-of-role.ts'

export const listRoleMenusRoute = ({ staff }: AccountDeps): Route =>
  route(listRoleMenus, async (_input, { staffId, language }) => {
    const permissions = await staff.permissions()
    const member = permissions.staff.get(staffId)
    return member === undefined ? rejection('session-over') : result(menusOfRole(permissions, member.roleId, language))
  })
