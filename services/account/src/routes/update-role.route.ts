import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import { updateRole } from '@pinline/contracts/account/permissions/update-role'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import type { AccountParts } from '../account-parts.ts'
import { roleRowOf } from '../accounts/authority-rows.ts'
import { changeAuthorities } from '../accounts/change-authorities.ts'

export const updateRoleRoute = ({ platform }: AccountParts): Route =>
  route(updateRole, async ({ id, revision, names, menuIds }, { staffId, language, commandContext }) => {
    const command = { type: 'update-role', roleId: id, revision, name: names, menuIds, by: staffId } as const
    const done = await changeAuthorities(platform, command, commandContext)
    if (isRejection(done)) return done
    const role = done.state.roles.get(id)
    if (role === undefined) return rejection('role-not-found')
    return answer(roleRowOf(done.state, role, language), { positions: [done.position] })
  })
