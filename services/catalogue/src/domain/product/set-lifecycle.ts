import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { Lifecycle } from '@pinline/events/catalogue/connector-part'
import type { ProductEvent } from '@pinline/events/catalogue/product-event'
import type { ProductId } from '@pinline/events/ids'
import type { Product } from './product.ts'

export interface SetLifecycle {
  readonly type: 'set-lifecycle'
  readonly productId: ProductId
  readonly lifecycle: Lifecycle
  /** The recommended replacement; an active part has none. */
  readonly replacement: ProductId | null
  /** The replacement's replacement, and so on; omitted if it was checked before. */
  readonly successors?: readonly ProductId[]
}

/** Sets lifecycle and replacement. A part cannot be replaced by itself, nor by one that leads back to it. */
export const setLifecycle = (state: Product, command: SetLifecycle): Decision<ProductEvent> => {
  const { productId, lifecycle, replacement, successors = [] } = command
  if (state.status === 'absent') return rejection('product-not-found')
  if (replacement !== null && lifecycle === 'active')
    return rejection('invalid-input', { errors: { replacement: 'invalid-input' } })
  if (replacement === productId || successors.includes(productId))
    return rejection('replacement-not-possible', { errors: { replacement: 'replacement-not-possible' } })
  if (state.lifecycle === lifecycle && state.replacement === replacement) return []
  return [{ type: 'product-lifecycle-set', data: { productId, lifecycle, replacement } }]
}
