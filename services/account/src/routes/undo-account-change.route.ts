import { type Route, route } from '@pinline/chassis/http/route'
import { undoAccountChange as undoAccountChangeCall } from '@pinline/contracts/account/buyer/undo-account-change'
import type { AccountDeps } from '../account-deps.ts'
import { undoAccountChange } from '../accounts/undo-account-change.ts'

export const undoAccountChangeRoute = (deps: AccountDeps): Route =>
  route(undoAccountChangeCall, async ({ token }, context) => await undoAccountChange(deps, token, context))
