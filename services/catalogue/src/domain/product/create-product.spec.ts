import { given } from '@pinline/chassis/domain/given'
import type { ProductEvent } from '@pinline/events/catalogue/product-event'
import { describe, it } from 'vitest'
import { sampleId, sampleProduct } from './product.fixtures.ts'
import { productDecider } from './product-decider.ts'

const { bodyMm, pads, footprint, demo: _, ...rest } = sampleProduct
const create = (product: object) =>
  ({ type: 'create-product', productId: sampleId, product: { ...rest, ...product } }) as const
const imported = (product: object): ProductEvent => ({
  type: 'product-imported',
  data: { productId: sampleId, product: { ...sampleProduct, ...product, demo: false } },
})

describe('create-product', () => {
  it('creates a part with its geometry', () => {
    given(productDecider, [])
      .when(create({ bodyMm, pads, footprint }))
      .then([imported({})])
  })

  it('creates a part without a drawing, named by its part number', () => {
    given(productDecider, [])
      .when(create({}))
      .then([imported({ footprint: sampleProduct.model, bodyMm: [0, 0, 0, 0], pads: [], geometry: 'none' })])
  })

  it('refuses body without pads', () => {
    given(productDecider, [])
      .when(create({ bodyMm }))
      .thenRejected('invalid-input', { errors: { pads: 'invalid-input' } })
  })

  it('refuses a manufacturer’s part number a second time', () => {
    given(productDecider, [imported({})])
      .when(create({}))
      .thenRejected('part-number-taken', { errors: { model: 'part-number-taken' } })
  })
})
