import { type AdminRoute, adminRoute } from '@pinline/chassis/http/admin-route'
import { apiKeysResource } from '@pinline/contracts/account/api-keys/api-keys-resource'
import type { AccountDeps } from '../account-deps.ts'
import { apiKeysProjection } from '../read-models/api-keys/api-keys.projection.ts'
import { queryApiKeys, withNames } from '../read-models/api-keys/api-keys.query.ts'

/** API keys in the console. */
export const apiKeysResourceRoute = (deps: AccountDeps): AdminRoute =>
  adminRoute(
    apiKeysResource,
    {
      list: async (request) => await queryApiKeys(deps, request),
      one: async (id) => {
        const row = await deps.platform.view(apiKeysProjection).findOne({ _id: id })
        return row === null ? undefined : (await withNames(deps, [row]))[0]
      },
    },
    { waitsFor: [apiKeysProjection] },
  )
