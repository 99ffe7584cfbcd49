import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import { readRoleMenus } from '@pinline/contracts/account/permissions/read-role-menus'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { AccountParts } from '../account-parts.ts'
import { menusOfRole } from '../accounts/menus-of-role.ts'

export const readRoleMenusRoute = ({ staff }: AccountParts): Route =>
  route(readRoleMenus, async (_input, { staffId, language }) => {
    const authorities = await staff.authorities()
    const member = authorities.staff.get(staffId)
    return member === undefined ? rejection('session-over') : answer(menusOfRole(authorities, member.roleId, language))
  })
