import { adminRoute } from '@pinline/chassis/http/admin-route'
import { suppliersResource } from '@pinline/contracts/catalogue/supplier/suppliers-resource'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { suppliersProjection } from '../read-models/suppliers/suppliers.projection.ts'
import { findSupplier, findSuppliers } from '../read-models/suppliers/suppliers.query.ts'

/** Companies that parts are bought from, in the console. */
export const suppliersResourceRoute = ({ platform }: CatalogueDeps) =>
  adminRoute(
    suppliersResource,
    {
      list: (request) => findSuppliers(platform, request),
      one: (id) => findSupplier(platform, id),
    },
    { waitsFor: [suppliersProjection] },
  )
