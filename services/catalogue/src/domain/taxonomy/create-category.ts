import type { Decision } from '@pinline/chassis/domain/decider'
import type { TaxonomyEvent } from '@pinline/events/catalogue/taxonomy-event'
import type { AttributeId, CategoryId } from '@pinline/events/ids'
import { lastPositionAmong, positionedCategories, refuseAttributes, refusePlace } from './category-positions.ts'
import { invalidField } from './editing.ts'
import type { DefinedCategory, Taxonomy } from './taxonomy.ts'

export interface CreateCategory {
  readonly type: 'create-category'
  readonly categoryId: CategoryId
  readonly parentId: CategoryId | null
  readonly titles: DefinedCategory['titles']
  readonly leads: DefinedCategory['leads']
  readonly texts: DefinedCategory['texts']
  readonly orderNum: number | undefined
  readonly attributeIds: readonly AttributeId[]
  readonly parentHasProducts: boolean
}

/** A removed category's slug may be used again, since it has no products. */
export const decideCreateCategory = (state: Taxonomy, command: CreateCategory): Decision<TaxonomyEvent> => {
  const { categoryId, parentId, titles, leads, texts, orderNum, attributeIds, parentHasProducts } = command
  if (state.categories[categoryId] !== undefined) return invalidField('id', 'slug-taken')
  const refused =
    refusePlace(state, { categoryId, parentId }, parentHasProducts) ?? refuseAttributes(state, attributeIds)
  if (refused !== undefined) return refused
  return positionedCategories(state, {
    categoryId,
    parentId,
    orderNum: orderNum ?? lastPositionAmong(state, { categoryId, parentId }),
    titles,
    leads,
    texts,
    attributeIds: [...attributeIds],
  })
}
