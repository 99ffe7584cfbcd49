import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { TaxonomyEvent } from '@pinline/events/catalogue/taxonomy-event'
import type { AttributeId } from '@pinline/events/ids'
import { refuseStaleRevision } from './editing.ts'
import type { Taxonomy } from './taxonomy.ts'

export interface RemoveAttribute {
  readonly type: 'remove-attribute'
  readonly attributeId: AttributeId
  readonly revision: number
  /** Whether products have a value of it. */
  readonly used: boolean
}

export const decideRemoveAttribute = (state: Taxonomy, command: RemoveAttribute): Decision<TaxonomyEvent> => {
  const { attributeId, revision, used } = command
  const known = state.attributes[attributeId]
  if (known === undefined) return rejection('attribute-not-found')
  const unseen = refuseStaleRevision(state, 'attribute', attributeId, revision)
  if (unseen !== undefined) return unseen
  const categories = Object.values(state.categories)
    .filter(({ attributeIds }) => attributeIds.includes(attributeId))
    .map(({ categoryId }) => categoryId)
  const needed = known.fixed || used || categories.length > 0
  if (needed) return rejection('attribute-in-use', { data: { fixed: known.fixed, products: used, categories } })
  return [{ type: 'attribute-removed', data: { attributeId } }]
}
