import { setRelations } from '@pinline/contracts/catalogue/product/set-relations'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { loadProduct } from './product-checks.ts'
import { productCommandRoute } from './product-command-route.ts'

/** Which parts are listed is read from their streams, since the index may be late. */
export const setRelationsRoute = (deps: CatalogueDeps) =>
  productCommandRoute(deps, setRelations, async ({ productId, relations }) => {
    const named = [...new Set(relations.map((relation) => relation.productId))]
    const states = await Promise.all(named.map((id) => loadProduct(deps, id)))
    const listed = named.filter((_, place) => states[place]?.status === 'listed')
    return { type: 'set-relations', productId, relations, listed }
  })
