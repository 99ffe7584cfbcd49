import type { Decision } from '@pinline/chassis/domain/decider'
import type { TaxonomyEvent } from '@pinline/events/catalogue/taxonomy-event'
import { lastAttribute, positionedAttributes, refuseForm } from './attribute-form.ts'
import { invalidField } from './editing.ts'
import type { DefinedAttribute, Taxonomy } from './taxonomy.ts'

export interface CreateAttribute {
  readonly type: 'create-attribute'
  readonly attribute: Omit<DefinedAttribute, 'fixed' | 'orderNum'>
  readonly orderNum: number | undefined
}

/** Added attributes are never fixed: fixed ones are fields of every product and come with the shop. */
export const decideCreateAttribute = (
  state: Taxonomy,
  { attribute, orderNum }: CreateAttribute,
): Decision<TaxonomyEvent> => {
  const { attributeId } = attribute
  if (state.attributes[attributeId] !== undefined) return invalidField('id', 'slug-taken')
  const defined = { ...attribute, orderNum: orderNum ?? lastAttribute(state, attributeId), fixed: false }
  return refuseForm(defined) ?? positionedAttributes(state, defined)
}
