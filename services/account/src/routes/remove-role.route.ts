import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { removeRole } from '@pinline/contracts/account/permissions/remove-role'
import { isRejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'
import { changePermissions } from '../accounts/change-permissions.ts'

export const removeRoleRoute = ({ platform }: AccountDeps): Route =>
  route(removeRole, async ({ id, revision }, { staffId, commandContext }) => {
    const at = platform.clock.now().toISOString()
    const command = { type: 'remove-role', roleId: id, revision, by: staffId, at } as const
    const done = await changePermissions(platform, command, commandContext)
    return isRejection(done) ? done : result({ id }, { positions: [done.position] })
  })
