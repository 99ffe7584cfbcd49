import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { TaxonomyEvent } from '@pinline/events/catalogue/taxonomy-event'
import type { CategoryId } from '@pinline/events/ids'
import { lastPositionAmong, positionedCategories, refusePlace } from './category-positions.ts'
import { refuseStaleRevision } from './editing.ts'
import type { Taxonomy } from './taxonomy.ts'

export interface MoveCategory {
  readonly type: 'move-category'
  readonly categoryId: CategoryId
  readonly revision: number
  readonly parentId: CategoryId | null
  readonly orderNum: number | undefined
  readonly parentHasProducts: boolean
}

/** Ids, and so URLs, are kept; descendants move along. */
export const decideMoveCategory = (state: Taxonomy, command: MoveCategory): Decision<TaxonomyEvent> => {
  const { categoryId, revision, parentId, orderNum, parentHasProducts } = command
  const known = state.categories[categoryId]
  if (known === undefined) return rejection('category-not-found')
  const refused =
    refuseStaleRevision(state, 'category', categoryId, revision) ??
    refusePlace(state, { categoryId, parentId }, parentHasProducts)
  if (refused !== undefined) return refused
  const stays = parentId === known.parentId ? known.orderNum : lastPositionAmong(state, { categoryId, parentId })
  return positionedCategories(state, { ...known, parentId, orderNum: orderNum ?? stays })
}
