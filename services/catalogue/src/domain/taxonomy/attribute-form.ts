import type { Rejection } from '@pinline/contracts/api/error-codes'
import type { TaxonomyEvent } from '@pinline/events/catalogue/taxonomy-event'
import { sameValue } from '../same-value.ts'
import { attributesInOrder } from './category-tree.ts'
import { invalidField, lastPosition, shiftedPositions } from './editing.ts'
import type { DefinedAttribute, Taxonomy } from './taxonomy.ts'

/** Refuses an attribute whose parts do not fit together, by field: a unit is a number's, values are a choice's. */
export const refuseForm = ({ type, unit, values = [] }: DefinedAttribute): Rejection | undefined => {
  if (unit !== null && type !== 'number') return invalidField('unit', 'unit-not-allowed')
  if (type !== 'choice') return values.length > 0 ? invalidField('values', 'values-not-allowed') : undefined
  if (values.length === 0) return invalidField('values', 'values-needed')
  const different = new Set(values.map(({ value }) => value)).size
  return different < values.length ? invalidField('values', 'value-twice') : undefined
}

const siblings = (state: Taxonomy, attributeId: string) =>
  attributesInOrder(state).filter((one) => one.attributeId !== attributeId)

/** The place behind all others. */
export const lastAttribute = (state: Taxonomy, attributeId: string): number =>
  lastPosition(siblings(state, attributeId))

/** The attribute as it is from now on, and those that stood in its place moved on; nothing where nothing changes. */
export const positionedAttributes = (state: Taxonomy, attribute: DefinedAttribute): TaxonomyEvent[] => {
  const known = state.attributes[attribute.attributeId]
  if (known !== undefined && sameValue(known, attribute)) return []
  const moved = shiftedPositions(siblings(state, attribute.attributeId), attribute.orderNum)
  return [attribute, ...moved].map((data) => ({ type: 'attribute-defined', data }))
}
