import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { listApiKeys } from '@pinline/contracts/account/api-keys/list-api-keys'
import type { AccountDeps } from '../account-deps.ts'
import { ownerOf } from '../api-keys/api-key-commands.ts'
import { apiKeysProjection } from '../read-models/api-keys/api-keys.projection.ts'
import { queryApiKeysOf, withNames } from '../read-models/api-keys/api-keys.query.ts'

export const listApiKeysRoute = (deps: AccountDeps): Route =>
  route(
    listApiKeys,
    async (_input, context) => result({ list: await withNames(deps, await queryApiKeysOf(deps, ownerOf(context))) }),
    { waitsFor: [apiKeysProjection] },
  )
