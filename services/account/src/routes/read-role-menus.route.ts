import { rejection } from '@pinline/chassis/contract/error-codes'
import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import type { AccountParts } from '../account-parts.ts'
import { menusOfRole } from '../accounts/menus-of-role.ts'
import { readRoleMenus } from '../contract/read-role-menus.ts'

export const readRoleMenusRoute = ({ staff }: AccountParts): Route =>
  route(readRoleMenus, async (_input, { staffId, language }) => {
    const authorities = await staff.authorities()
    const member = authorities.staff.get(staffId)
    return member === undefined ? rejection('session-over') : answer(menusOfRole(authorities, member.roleId, language))
  })
