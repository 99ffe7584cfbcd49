import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import { readRole } from '@pinline/contracts/account/permissions/read-role'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { AccountParts } from '../account-parts.ts'
import { roleRowOf } from '../accounts/authority-rows.ts'
import { menusOfRole } from '../accounts/menus-of-role.ts'

export const readRoleRoute = ({ staff }: AccountParts): Route =>
  route(readRole, async ({ id }, { actor, language }) => {
    if (actor.kind !== 'staff' || (actor.roleId !== id && !actor.authorities.has('roles.read')))
      return rejection('forbidden')
    const authorities = await staff.authorities()
    const role = authorities.roles.get(id)
    if (role === undefined) return rejection('not-found')
    return answer({ ...roleRowOf(authorities, role, language), menus: menusOfRole(authorities, id, language) })
  })
