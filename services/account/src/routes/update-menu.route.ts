import { updateMenu } from '@pinline/contracts/account/permissions/update-menu'
import type { AccountDeps } from '../account-deps.ts'
import { refuseUnprovedAccess } from '../accounts/step-up.ts'
import { menuCommandRoute } from './menu-command-route.ts'

export const updateMenuRoute = (deps: AccountDeps) =>
  menuCommandRoute(
    deps,
    updateMenu,
    async ({ id, revision, titles, ownPassword, ownSecondFactor, ...changes }, context) => {
      const own = { ownPassword, ownSecondFactor }
      const command = {
        type: 'update-menu',
        menuId: id,
        revision,
        changes: { ...changes, title: titles },
        by: context.staffId,
      } as const
      return (await refuseUnprovedAccess(deps, command, own, context)) ?? command
    },
  )
