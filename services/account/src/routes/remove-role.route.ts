import { commandRoute } from '@pinline/chassis/http/command-route'
import { removeRole } from '@pinline/contracts/account/permissions/remove-role'
import type { AccountDeps } from '../account-deps.ts'
import { permissionsStreamId } from '../domain/permissions/permissions.ts'
import { permissionsDecider } from '../domain/permissions/permissions-decider.ts'

export const removeRoleRoute = ({ platform }: AccountDeps) =>
  commandRoute(platform, removeRole, permissionsDecider, {
    toCommand: ({ id, revision }, { staffId }) => {
      const now = platform.clock.now().toISOString()
      const command = { type: 'remove-role', roleId: id, revision, by: staffId, now } as const
      return { streamId: permissionsStreamId, command }
    },
    toOutput: (_done, { input: { id } }) => ({ id }),
  })
