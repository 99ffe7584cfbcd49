import type { Done } from '@pinline/chassis/event-store/handle-command'
import { result } from '@pinline/chassis/http/call-result'
import type { RequestContext } from '@pinline/chassis/http/request-context'
import { type Route, route } from '@pinline/chassis/http/route'
import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import { createCategory } from '@pinline/contracts/catalogue/taxonomy/create-category'
import { moveCategory } from '@pinline/contracts/catalogue/taxonomy/move-category'
import { removeCategory } from '@pinline/contracts/catalogue/taxonomy/remove-category'
import { updateCategory } from '@pinline/contracts/catalogue/taxonomy/update-category'
import type { TaxonomyEvent } from '@pinline/events/catalogue/taxonomy-event'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import type { Taxonomy } from '../domain/taxonomy/taxonomy.ts'
import { changeTaxonomy, productsIn } from '../taxonomy/change-taxonomy.ts'
import { categoryRowOf } from '../taxonomy/taxonomy-rows.ts'

const categoryResult = (
  { live }: CatalogueDeps,
  done: Done<Taxonomy, TaxonomyEvent> | Rejection,
  id: string,
  { language }: RequestContext,
) => {
  if (isRejection(done)) return done
  const category = done.state.categories[id]
  if (category === undefined) return rejection('category-not-found')
  const countIn = (categoryId: string) => live.index.countIn(categoryId)
  return result(categoryRowOf(done.state, category, { language, countIn }), { positions: [done.position] })
}

export const createCategoryRoute = (deps: CatalogueDeps): Route =>
  route(createCategory, async ({ id, parentId, orderNum, ...texts }, context) => {
    const { platform } = deps
    const parentHasProducts = (await productsIn(platform, parentId)) > 0
    const command = {
      type: 'create-category',
      categoryId: id,
      parentId,
      orderNum,
      parentHasProducts,
      ...texts,
    } as const
    return categoryResult(deps, await changeTaxonomy(platform, command, context.commandContext), id, context)
  })

export const updateCategoryRoute = (deps: CatalogueDeps): Route =>
  route(updateCategory, async ({ id, revision, ...changes }, context) => {
    const command = { type: 'update-category', categoryId: id, revision, changes } as const
    return categoryResult(deps, await changeTaxonomy(deps.platform, command, context.commandContext), id, context)
  })

export const moveCategoryRoute = (deps: CatalogueDeps): Route =>
  route(moveCategory, async ({ id, revision, parentId, orderNum }, context) => {
    const { platform } = deps
    const parentHasProducts = (await productsIn(platform, parentId)) > 0
    const command = { type: 'move-category', categoryId: id, revision, parentId, orderNum, parentHasProducts } as const
    return categoryResult(deps, await changeTaxonomy(platform, command, context.commandContext), id, context)
  })

export const removeCategoryRoute = ({ platform }: CatalogueDeps): Route =>
  route(removeCategory, async ({ id, revision }, { commandContext }) => {
    const products = await productsIn(platform, id)
    const command = { type: 'remove-category', categoryId: id, revision, products } as const
    const done = await changeTaxonomy(platform, command, commandContext)
    return isRejection(done) ? done : result({ id }, { positions: [done.position] })
  })
