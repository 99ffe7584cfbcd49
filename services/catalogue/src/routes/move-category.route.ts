import { moveCategory } from '@pinline/contracts/catalogue/taxonomy/move-category'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { productsIn } from '../taxonomy/product-uses.ts'
import { categoryCommandRoute } from './category-command-route.ts'

export const moveCategoryRoute = (deps: CatalogueDeps) =>
  categoryCommandRoute(deps, moveCategory, async ({ id, revision, parentId, orderNum }) => ({
    type: 'move-category',
    categoryId: id,
    revision,
    parentId,
    orderNum,
    parentHasProducts: (await productsIn(deps.platform, parentId)) > 0,
  }))
