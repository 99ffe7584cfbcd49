import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { TaxonomyEvent } from '@pinline/events/catalogue/taxonomy-event'
import type { CategoryId } from '@pinline/events/ids'
import { childrenOf } from './category-tree.ts'
import { refuseStaleRevision } from './editing.ts'
import type { Taxonomy } from './taxonomy.ts'

export interface RemoveCategory {
  readonly type: 'remove-category'
  readonly categoryId: CategoryId
  readonly revision: number
  /** Number of its products, withdrawn ones included. */
  readonly products: number
}

export const decideRemoveCategory = (state: Taxonomy, command: RemoveCategory): Decision<TaxonomyEvent> => {
  const { categoryId, revision, products } = command
  if (state.categories[categoryId] === undefined) return rejection('category-not-found')
  const unseen = refuseStaleRevision(state, 'category', categoryId, revision)
  if (unseen !== undefined) return unseen
  const children = childrenOf(state, categoryId).length
  if (children > 0) return rejection('category-has-children', { data: { children } })
  if (products > 0) return rejection('category-in-use', { data: { products } })
  return [{ type: 'category-removed', data: { categoryId } }]
}
