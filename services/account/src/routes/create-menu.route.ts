import { createMenu } from '@pinline/contracts/account/permissions/create-menu'
import type { AccountDeps } from '../account-deps.ts'
import { idOfRequest } from '../accounts/change-permissions.ts'
import { menuCommandRoute } from './menu-command-route.ts'

export const createMenuRoute = (deps: AccountDeps) =>
  menuCommandRoute(deps, createMenu, ({ titles, ...wanted }, { staffId, commandContext }) => ({
    ...wanted,
    type: 'create-menu',
    menuId: idOfRequest(deps.platform, 'm', commandContext),
    title: titles,
    by: staffId,
  }))
