import { type Route, route } from '@pinline/chassis/http/route'
import { revokeApiKey } from '@pinline/contracts/account/api-keys/revoke-api-key'
import type { AccountDeps } from '../account-deps.ts'
import { ownerOf, revokeApiKeyOf } from '../api-keys/api-key-commands.ts'

export const revokeApiKeyRoute = (deps: AccountDeps): Route =>
  route(revokeApiKey, async ({ id }, context) => await revokeApiKeyOf(deps, { id, by: ownerOf(context) }, context))
