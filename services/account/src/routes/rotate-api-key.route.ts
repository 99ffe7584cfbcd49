import { type Route, route } from '@pinline/chassis/http/route'
import { rotateApiKey } from '@pinline/contracts/account/api-keys/rotate-api-key'
import { isRejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'
import { confirmIdentity } from '../accounts/confirm-identity.ts'
import { rotateApiKeyOf } from '../api-keys/api-key-commands.ts'

export const rotateApiKeyRoute = (deps: AccountDeps): Route =>
  route(rotateApiKey, async ({ password, code, ...rotation }, context) => {
    const confirmed = await confirmIdentity(deps, { password, code }, context)
    return isRejection(confirmed) ? confirmed : await rotateApiKeyOf(deps, rotation, context)
  })
