import type { Rejection } from '@pinline/contracts/api/error-codes'
import type { TaxonomyEvent } from '@pinline/events/catalogue/taxonomy-event'
import { sameValue } from '../same-value.ts'
import { attributesInOrder } from './category-tree.ts'
import { invalidField, lastPosition, shiftedPositions } from './editing.ts'
import type { DefinedAttribute, Taxonomy } from './taxonomy.ts'

/** Refuses an inconsistent attribute, by field: only numbers have a unit, only choices have values. */
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

/** Events for the attribute and for those that make room for it; none if nothing changes. */
export const positionedAttributes = (state: Taxonomy, attribute: DefinedAttribute): TaxonomyEvent[] => {
  const known = state.attributes[attribute.attributeId]
  if (known !== undefined && sameValue(known, attribute)) return []
  const moved = shiftedPositions(siblings(state, attribute.attributeId), attribute.orderNum)
  return [attribute, ...moved].map((data) => ({ type: 'attribute-defined', data }))
}
