import { type Route, route } from '@pinline/chassis/http/route'
import { changeApiKeyByStaff } from '@pinline/contracts/account/api-keys/change-api-key-by-staff'
import type { AccountDeps } from '../account-deps.ts'
import { changeApiKeyOf } from '../api-keys/api-key-commands.ts'

export const changeApiKeyByStaffRoute = (deps: AccountDeps): Route =>
  route(changeApiKeyByStaff, async (change, context) => await changeApiKeyOf(deps, change, context))
