import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { updateRole } from '@pinline/contracts/account/permissions/update-role'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'
import { changePermissions } from '../accounts/change-permissions.ts'
import { roleRowOf } from '../accounts/role-and-menu-rows.ts'

export const updateRoleRoute = ({ platform }: AccountDeps): Route =>
  route(updateRole, async ({ id, revision, names, menuIds }, { staffId, language, commandContext }) => {
    const command = { type: 'update-role', roleId: id, revision, name: names, menuIds, by: staffId } as const
    const done = await changePermissions(platform, command, commandContext)
    if (isRejection(done)) return done
    const role = done.state.roles.get(id)
    if (role === undefined) return rejection('role-not-found')
    return result(roleRowOf(done.state, role, language), { positions: [done.position] })
  })
