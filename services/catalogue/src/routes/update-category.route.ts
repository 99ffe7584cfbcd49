import { updateCategory } from '@pinline/contracts/catalogue/taxonomy/update-category'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { categoryCommandRoute } from './category-command-route.ts'

export const updateCategoryRoute = (deps: CatalogueDeps) =>
  categoryCommandRoute(deps, updateCategory, ({ id, revision, ...changes }) => ({
    type: 'update-category',
    categoryId: id,
    revision,
    changes,
  }))
