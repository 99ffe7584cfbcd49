import { createCategory } from '@pinline/contracts/catalogue/taxonomy/create-category'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { productsIn } from '../taxonomy/product-uses.ts'
import { categoryCommandRoute } from './category-command-route.ts'

export const createCategoryRoute = (deps: CatalogueDeps) =>
  categoryCommandRoute(deps, createCategory, async ({ id, parentId, orderNum, ...texts }) => ({
    type: 'create-category',
    categoryId: id,
    parentId,
    parentHasProducts: (await productsIn(deps.platform, parentId)) > 0,
    orderNum,
    ...texts,
  }))
