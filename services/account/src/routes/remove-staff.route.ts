import { commandRoute } from '@pinline/chassis/http/command-route'
import { removeStaff } from '@pinline/contracts/account/permissions/remove-staff'
import type { AccountDeps } from '../account-deps.ts'
import { eraseStaff } from '../accounts/erase-staff.ts'
import { permissionsStreamId } from '../domain/permissions/permissions.ts'
import { permissionsDecider } from '../domain/permissions/permissions-decider.ts'

export const removeStaffRoute = (deps: AccountDeps) =>
  commandRoute(deps.platform, removeStaff, permissionsDecider, {
    toCommand: ({ id, revision }, { staffId }) => {
      const now = deps.platform.clock.now().toISOString()
      const command = { type: 'remove-staff', staffId: id, revision, by: staffId, now } as const
      return { streamId: permissionsStreamId, command }
    },
    toOutput: async (_done, { input: { id } }) => {
      await eraseStaff(deps, id)
      return { id }
    },
  })
