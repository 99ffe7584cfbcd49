import { type Route, route } from '@pinline/chassis/http/route'
import { changeApiKey } from '@pinline/contracts/account/api-keys/change-api-key'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'
import { confirmIdentity } from '../accounts/confirm-identity.ts'
import { changeApiKeyOf } from '../api-keys/api-key-commands.ts'

export const changeApiKeyRoute = (deps: AccountDeps): Route =>
  route(changeApiKey, async ({ password, code, ...change }, context) => {
    const confirm = async () =>
      password === undefined && code === undefined
        ? rejection('invalid-input', { errors: { password: 'required' } })
        : await confirmIdentity(deps, { password, code }, context)
    return await changeApiKeyOf(deps, change, context, confirm)
  })
