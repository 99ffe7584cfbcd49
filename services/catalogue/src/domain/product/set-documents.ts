import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { ProductDocument } from '@pinline/events/catalogue/product-document'
import type { ProductEvent } from '@pinline/events/catalogue/product-event'
import type { ProductId } from '@pinline/events/ids'
import { sameValue } from '../same-value.ts'
import type { Product } from './product.ts'

export interface SetDocuments {
  readonly type: 'set-documents'
  readonly productId: ProductId
  readonly documents: readonly ProductDocument[]
}

/** Sets all documents of a part, in display order. No URL may occur twice. */
export const setDocuments = (state: Product, { productId, documents }: SetDocuments): Decision<ProductEvent> => {
  if (state.status === 'absent') return rejection('product-not-found')
  const twice = documents.findIndex(({ href }, index) => documents.findIndex((one) => one.href === href) !== index)
  if (twice >= 0) return rejection('invalid-input', { errors: { [`documents.${twice}.href`]: 'invalid-input' } })
  if (sameValue(state.documents, documents)) return []
  return [{ type: 'product-documents-set', data: { productId, documents: [...documents] } }]
}
