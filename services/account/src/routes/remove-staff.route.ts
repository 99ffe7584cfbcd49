import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { removeStaff } from '@pinline/contracts/account/permissions/remove-staff'
import { isRejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'
import { changePermissions } from '../accounts/change-permissions.ts'
import { eraseStaff } from '../accounts/erase-staff.ts'

export const removeStaffRoute = (deps: AccountDeps): Route =>
  route(removeStaff, async ({ id, revision }, { staffId, commandContext }) => {
    const at = deps.platform.clock.now().toISOString()
    const command = { type: 'remove-staff', staffId: id, revision, by: staffId, at } as const
    const done = await changePermissions(deps.platform, command, commandContext)
    if (isRejection(done)) return done
    await eraseStaff(deps, id)
    return result({ id }, { positions: [done.position] })
  })
