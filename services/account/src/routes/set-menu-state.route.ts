import { setMenuState } from '@pinline/contracts/account/permissions/set-menu-state'
import type { AccountDeps } from '../account-deps.ts'
import { menuCommandRoute } from './menu-command-route.ts'

export const setMenuStateRoute = (deps: AccountDeps) =>
  menuCommandRoute(deps, setMenuState, ({ id, revision, state }, { staffId }) => ({
    type: 'set-menu-state',
    menuId: id,
    revision,
    disabled: state,
    by: staffId,
  }))
