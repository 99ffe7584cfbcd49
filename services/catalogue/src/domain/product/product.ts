import type { Lifecycle, ProductData } from '@pinline/events/catalogue/connector-part'
import type { ProductEvent } from '@pinline/events/catalogue/product-event'
import type { ProductId } from '@pinline/events/ids'

/** A product that was never imported has neither data nor lifecycle. */
export type Product =
  | { readonly status: 'absent' }
  | {
      readonly status: 'listed'
      readonly data: ProductData
      readonly lifecycle: Lifecycle
      readonly replacement: ProductId | null
    }

export const evolveProduct = (state: Product, event: ProductEvent): Product => {
  switch (event.type) {
    case 'product-imported':
      return { status: 'listed', data: event.data.product, lifecycle: 'active', replacement: null }
    case 'product-data-changed':
      return state.status === 'absent' ? state : { ...state, data: event.data.product }
    case 'product-lifecycle-set':
      return state.status === 'absent'
        ? state
        : { ...state, lifecycle: event.data.lifecycle, replacement: event.data.replacement }
    default: {
      const missing: never = event
      return missing
    }
  }
}
