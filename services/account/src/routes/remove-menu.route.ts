import { commandRoute } from '@pinline/chassis/http/command-route'
import { removeMenu } from '@pinline/contracts/account/permissions/remove-menu'
import type { AccountDeps } from '../account-deps.ts'
import { permissionsStreamId } from '../domain/permissions/permissions.ts'
import { permissionsDecider } from '../domain/permissions/permissions-decider.ts'

export const removeMenuRoute = ({ platform }: AccountDeps) =>
  commandRoute(platform, removeMenu, permissionsDecider, {
    toCommand: ({ id, revision }, { staffId }) => {
      const now = platform.clock.now().toISOString()
      const command = { type: 'remove-menu', menuId: id, revision, by: staffId, now } as const
      return { streamId: permissionsStreamId, command }
    },
    toOutput: (_done, { input: { id } }) => ({ id }),
  })
