import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { createRole } from '@pinline/contracts/account/permissions/create-role'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'
import { changePermissions, idOfRequest } from '../accounts/change-permissions.ts'
import { roleRowOf } from '../accounts/role-and-menu-rows.ts'

export const createRoleRoute = ({ platform }: AccountDeps): Route =>
  route(createRole, async ({ names, menuIds }, { staffId, language, commandContext }) => {
    const roleId = idOfRequest(platform, 'r', commandContext)
    const command = { type: 'create-role', roleId, name: names, menuIds, by: staffId } as const
    const done = await changePermissions(platform, command, commandContext)
    if (isRejection(done)) return done
    const role = done.state.roles.get(roleId)
    if (role === undefined) return rejection('role-not-found')
    return result(roleRowOf(done.state, role, language), { positions: [done.position] })
  })
