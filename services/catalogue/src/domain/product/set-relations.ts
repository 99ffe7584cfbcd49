import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { ProductEvent } from '@pinline/events/catalogue/product-event'
import { maxRelations, type ProductRelation } from '@pinline/events/catalogue/product-relation'
import type { ProductId } from '@pinline/events/ids'
import { sameValue } from '../same-value.ts'
import type { Product } from './product.ts'

export interface SetRelations {
  readonly type: 'set-relations'
  readonly productId: ProductId
  readonly relations: readonly ProductRelation[]
  /** Which of the named parts can be bought; omitted if it was checked before. */
  readonly listed?: readonly ProductId[]
}

/**
 * Sets all relations that a part states, in display order. No part is related to itself, or twice in the same way; a
 * part that is not listed can stay but not be added.
 */
export const setRelations = (state: Product, command: SetRelations): Decision<ProductEvent> => {
  const { productId, relations, listed } = command
  if (state.status === 'absent') return rejection('product-not-found')
  if (relations.length > maxRelations) return rejection('invalid-input', { errors: { relations: 'invalid-input' } })
  const same = (one: ProductRelation) => (other: ProductRelation) =>
    one.kind === other.kind && one.productId === other.productId
  const wrong = relations.findIndex(
    (one, index) => one.productId === productId || relations.findIndex(same(one)) !== index,
  )
  if (wrong >= 0) return rejection('invalid-input', { errors: { [`relations.${wrong}.productId`]: 'invalid-input' } })
  const unlisted = relations.findIndex(
    (one) => listed !== undefined && !listed.includes(one.productId) && !state.relations.some(same(one)),
  )
  if (unlisted >= 0)
    return rejection('product-not-found', { errors: { [`relations.${unlisted}.productId`]: 'product-not-found' } })
  if (sameValue(state.relations, relations)) return []
  return [{ type: 'product-relations-set', data: { productId, relations: [...relations] } }]
}
