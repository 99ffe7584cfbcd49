import { type AdminRoute, adminRoute } from '@pinline/chassis/http/admin-route'
import { erasuresResource } from '@pinline/contracts/account/people/erasures-resource'
import type { AccountDeps } from '../account-deps.ts'
import { buyerErasures } from '../read-models/erasures/buyer-erasures.projection.ts'
import { queryErasure, queryErasures } from '../read-models/erasures/erasures.query.ts'
import { staffErasures } from '../read-models/erasures/staff-erasures.projection.ts'

/** Erasures in the console. */
export const erasuresResourceRoute = (deps: AccountDeps): AdminRoute =>
  adminRoute(
    erasuresResource,
    {
      list: async ({ filter, sort, range: [first, last] }) =>
        await queryErasures(deps, {
          ...{ filter, descending: sort.order === 'DESC', skip: first, limit: last - first + 1 },
        }),
      one: async (id) => await queryErasure(deps, id),
    },
    { waitsFor: [buyerErasures, staffErasures] },
  )
