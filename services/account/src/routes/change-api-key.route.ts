import { type Route, route } from '@pinline/chassis/http/route'
import { changeApiKey } from '@pinline/contracts/account/api-keys/change-api-key'
import type { AccountDeps } from '../account-deps.ts'
import { changeApiKeyOf } from '../api-keys/api-key-commands.ts'

export const changeApiKeyRoute = (deps: AccountDeps): Route =>
  route(changeApiKey, async (change, context) => await changeApiKeyOf(deps, change, context))
