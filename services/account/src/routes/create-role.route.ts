import { isRejection, rejection } from '@pinline/chassis/contract/error-codes'
import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import type { AccountParts } from '../account-parts.ts'
import { roleRowOf } from '../accounts/authority-rows.ts'
import { changeAuthorities, idOfRequest } from '../accounts/change-authorities.ts'
import { createRole } from '../contract/create-role.ts'

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
