import { type Route, route } from '@pinline/chassis/http/route'
import { revokeApiKeyByStaff } from '@pinline/contracts/account/api-keys/revoke-api-key-by-staff'
import type { AccountDeps } from '../account-deps.ts'
import { revokeApiKeyOf } from '../api-keys/api-key-commands.ts'

export const revokeApiKeyByStaffRoute = (deps: AccountDeps): Route =>
  route(revokeApiKeyByStaff, async ({ id }, context) => await revokeApiKeyOf(deps, { id, by: 'anybody' }, context))
