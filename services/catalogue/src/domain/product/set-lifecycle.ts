import { rejection } from '@pinline/chassis/contract/error-codes'
import type { Decision } from '@pinline/chassis/domain/decider'
import type { Lifecycle } from '@pinline/events/catalogue/connector-part'
import type { ProductEvent } from '@pinline/events/catalogue/product-event'
import type { ProductId } from '@pinline/events/ids'
import type { Product } from './product.ts'

export interface SetLifecycle {
  readonly type: 'set-lifecycle'
  readonly productId: ProductId
  readonly lifecycle: Lifecycle
  /** Only a discontinued part has one, and never itself. */
  readonly replacement: ProductId | null
}

export const setLifecycle = (state: Product, command: SetLifecycle): Decision<ProductEvent> => {
  const { productId, lifecycle, replacement } = command
  if (state.status === 'absent') return rejection('product-not-found')
  if (replacement !== null && (lifecycle !== 'discontinued' || replacement === productId)) {
    return rejection('invalid-input', { errors: { replacement: 'invalid-input' } })
  }
  if (state.lifecycle === lifecycle && state.replacement === replacement) return []
  return [{ type: 'product-lifecycle-set', data: { productId, lifecycle, replacement } }]
}
