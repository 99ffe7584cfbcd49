import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { TaxonomyEvent } from '@pinline/events/catalogue/taxonomy-event'
import type { AttributeId, CategoryId } from '@pinline/events/ids'
import { positionedCategories, refuseAttributes } from './category-positions.ts'
import { refuseStaleRevision } from './editing.ts'
import type { DefinedCategory, Taxonomy } from './taxonomy.ts'

export interface UpdateCategory {
  readonly type: 'update-category'
  readonly categoryId: CategoryId
  readonly revision: number
  readonly changes: {
    readonly titles?: DefinedCategory['titles'] | undefined
    readonly leads?: DefinedCategory['leads'] | undefined
    readonly texts?: DefinedCategory['texts'] | undefined
    readonly attributeIds?: readonly AttributeId[] | undefined
  }
}

/** Fields that are not given are kept; so is the position. */
export const decideUpdateCategory = (state: Taxonomy, command: UpdateCategory): Decision<TaxonomyEvent> => {
  const { categoryId, revision, changes } = command
  const known = state.categories[categoryId]
  if (known === undefined) return rejection('category-not-found')
  const attributeIds = [...(changes.attributeIds ?? known.attributeIds)]
  const refused = refuseStaleRevision(state, 'category', categoryId, revision) ?? refuseAttributes(state, attributeIds)
  if (refused !== undefined) return refused
  return positionedCategories(state, {
    ...known,
    titles: changes.titles ?? known.titles,
    leads: changes.leads ?? known.leads,
    texts: changes.texts ?? known.texts,
    attributeIds,
  })
}
