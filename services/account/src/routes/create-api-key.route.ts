import { type Route, route } from '@pinline/chassis/http/route'
import { createApiKey } from '@pinline/contracts/account/api-keys/create-api-key'
import { isRejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'
import { confirmIdentity } from '../accounts/confirm-identity.ts'
import { createApiKeyOf } from '../api-keys/api-key-commands.ts'

export const createApiKeyRoute = (deps: AccountDeps): Route =>
  route(createApiKey, async ({ password, code, ...key }, context) => {
    const confirmed = await confirmIdentity(deps, { password, code }, context)
    return isRejection(confirmed) ? confirmed : await createApiKeyOf(deps, key, context)
  })
