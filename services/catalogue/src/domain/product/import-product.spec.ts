import { given } from '@pinline/chassis/domain/given'
import type { ProductEvent } from '@pinline/events/catalogue/product-event'
import { describe, it } from 'vitest'
import { sampleId, sampleProduct } from './product.fixtures.ts'
import { productDecider } from './product-decider.ts'

const imported: ProductEvent = { type: 'product-imported', data: { productId: sampleId, product: sampleProduct } }

describe('import-product', () => {
  it('imports a part that was not there', () => {
    given(productDecider, [])
      .when({ type: 'import-product', productId: sampleId, product: sampleProduct })
      .then([imported])
  })

  it('records changed data whole', () => {
    const product = { ...sampleProduct, leadTimeDays: 28 }
    given(productDecider, [imported])
      .when({ type: 'import-product', productId: sampleId, product })
      .then([{ type: 'product-data-changed', data: { productId: sampleId, product } }])
  })

  it('detects a moved pad', () => {
    const product = { ...sampleProduct, pads: sampleProduct.pads.slice(0, 1) }
    given(productDecider, [imported])
      .when({ type: 'import-product', productId: sampleId, product })
      .then([{ type: 'product-data-changed', data: { productId: sampleId, product } }])
  })

  it('does nothing on repetition, also of changed data and with another key order', () => {
    const product = { ...sampleProduct, leadTimeDays: 28 }
    given(productDecider, [imported, { type: 'product-data-changed', data: { productId: sampleId, product } }])
      .when({ type: 'import-product', productId: sampleId, product: { ...product, model: product.model } })
      .thenNothing()
  })
})
