import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import { createRole } from '@pinline/contracts/account/permissions/create-role'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import type { AccountParts } from '../account-parts.ts'
import { roleRowOf } from '../accounts/authority-rows.ts'
import { changeAuthorities, idOfRequest } from '../accounts/change-authorities.ts'

export const createRoleRoute = ({ platform }: AccountParts): Route =>
  route(createRole, async ({ names, menuIds }, { staffId, language, commandContext }) => {
    const roleId = idOfRequest(platform, 'r', commandContext)
    const command = { type: 'create-role', roleId, name: names, menuIds, by: staffId } as const
    const done = await changeAuthorities(platform, command, commandContext)
    if (isRejection(done)) return done
    const role = done.state.roles.get(roleId)
    if (role === undefined) return rejection('role-not-found')
    return answer(roleRowOf(done.state, role, language), { positions: [done.position] })
  })
