import { updateMenu } from '@pinline/contracts/account/permissions/update-menu'
import type { AccountDeps } from '../account-deps.ts'
import { menuCommandRoute } from './menu-command-route.ts'

export const updateMenuRoute = (deps: AccountDeps) =>
  menuCommandRoute(deps, updateMenu, ({ id, revision, titles, ...changes }, { staffId }) => ({
    type: 'update-menu',
    menuId: id,
    revision,
    changes: { ...changes, title: titles },
    by: staffId,
  }))
