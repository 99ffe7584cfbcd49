import { type AdminRoute, adminRoute } from '@pinline/chassis/http/admin-route'
import { buyersResource } from '@pinline/contracts/account/people/buyers-resource'
import type { AccountDeps } from '../account-deps.ts'
import { addressBook } from '../read-models/address-book/address-book.projection.ts'
import { buyersProjection } from '../read-models/buyers/buyers.projection.ts'
import { queryBuyer, queryBuyers } from '../read-models/buyers/buyers.query.ts'

/** Buyers in the console. */
export const buyersResourceRoute = (deps: AccountDeps): AdminRoute =>
  adminRoute(
    buyersResource,
    {
      list: async ({ filter, ids, sort, range }, { correlationId }) =>
        await queryBuyers(deps, { filter, ids, descending: sort.order === 'DESC', range, correlationId }),
      one: async (id, { language }) => await queryBuyer(deps, id, language),
    },
    { waitsFor: [buyersProjection, addressBook] },
  )
