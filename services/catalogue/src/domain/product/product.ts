import type { Lifecycle, ProductData } from '@pinline/events/catalogue/connector-part'
import type { ProductDocument } from '@pinline/events/catalogue/product-document'
import type { ProductEvent } from '@pinline/events/catalogue/product-event'
import type { ProductRelation } from '@pinline/events/catalogue/product-relation'
import type { ProductId } from '@pinline/events/ids'

interface KnownProduct {
  readonly data: ProductData
  readonly lifecycle: Lifecycle
  readonly replacement: ProductId | null
  readonly documents: readonly ProductDocument[]
  /** Those that the part itself states; parts that mate with it may state others. */
  readonly relations: readonly ProductRelation[]
}

/** An absent product has neither data nor lifecycle; a withdrawn one keeps them and is not listed. */
export type Product = { readonly status: 'absent' } | (KnownProduct & { readonly status: 'listed' | 'withdrawn' })

export const evolveProduct = (state: Product, event: ProductEvent): Product => {
  if (event.type === 'product-imported')
    return {
      status: 'listed',
      data: event.data.product,
      lifecycle: 'active',
      replacement: null,
      documents: [],
      relations: [],
    }
  if (state.status === 'absent') return state
  switch (event.type) {
    case 'product-data-changed':
      return { ...state, data: event.data.product }
    case 'product-lifecycle-set':
      return { ...state, lifecycle: event.data.lifecycle, replacement: event.data.replacement }
    case 'product-documents-set':
      return { ...state, documents: event.data.documents }
    case 'product-relations-set':
      return { ...state, relations: event.data.relations }
    case 'product-withdrawn':
      return { ...state, status: 'withdrawn' }
    case 'product-relisted':
      return { ...state, status: 'listed' }
    default:
      return event satisfies never
  }
}
