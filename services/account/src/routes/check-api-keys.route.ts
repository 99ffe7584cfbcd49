import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { checkApiKeys } from '@pinline/contracts/api/check-api-keys'
import type { AccountDeps } from '../account-deps.ts'

export const checkApiKeysRoute = ({ apiKeys }: AccountDeps): Route =>
  route(checkApiKeys, async ({ hashes }) => result({ keys: await apiKeys.check(hashes) }))
