import { given } from '@pinline/chassis/domain/given'
import type { ProductData } from '@pinline/events/catalogue/connector-part'
import type { ProductEvent } from '@pinline/events/catalogue/product-event'
import { describe, it } from 'vitest'
import { sampleId, sampleProduct } from './product.fixtures.ts'
import { productDecider } from './product-decider.ts'

const importedWith = (more: Partial<ProductData>): ProductEvent => ({
  type: 'product-imported',
  data: { productId: sampleId, product: { ...sampleProduct, ...more } },
})
const changed = (more: Partial<ProductData>): ProductEvent => ({
  type: 'product-data-changed',
  data: { productId: sampleId, product: { ...sampleProduct, ...more, demo: false } },
})
const update = (patch: object) => ({ type: 'update-product', productId: sampleId, patch }) as const

describe('update-product', () => {
  it('changes the given fields, and clears the demo mark', () => {
    given(productDecider, [importedWith({})])
      .when(update({ leadTimeDays: 28, currentA: 2, attributes: { plating: 'gold' } }))
      .then([changed({ leadTimeDays: 28, currentA: 2, attributes: { plating: 'gold' } })])
  })

  it('removes fields that are null', () => {
    const with_ = { packaging: 'reel', names: { en: 'Own name' }, attributes: { keyed: true } } as const
    given(productDecider, [importedWith(with_)])
      .when(update({ packaging: null, names: null, series: null }))
      .then([changed({ attributes: { keyed: true }, series: null })])
  })

  it('treats a given weight as measured', () => {
    given(productDecider, [importedWith({ weightEstimated: true })])
      .when(update({ weightGrams: 0.5 }))
      .then([changed({ weightGrams: 0.5 })])
    given(productDecider, [importedWith({ weightEstimated: true })])
      .when(update({ moq: 20 }))
      .then([changed({ moq: 20, weightEstimated: true })])
  })

  it('gives a part without geometry body and pads together', () => {
    const shapeless = { geometry: 'none', bodyMm: [0, 0, 0, 0], pads: [] } satisfies Partial<ProductData>
    const { bodyMm, pads } = sampleProduct
    given(productDecider, [importedWith(shapeless)])
      .when(update({ bodyMm, pads }))
      .then([changed({})])
    given(productDecider, [importedWith(shapeless)])
      .when(update({ bodyMm }))
      .thenRejected('invalid-input', { errors: { pads: 'invalid-input' } })
  })

  it('refuses an unknown part', () => {
    given(productDecider, [])
      .when(update({ moq: 1 }))
      .thenRejected('product-not-found')
  })

  it('does nothing if nothing changes', () => {
    given(productDecider, [importedWith({})])
      .when(update({ moq: sampleProduct.moq, packaging: null }))
      .thenNothing()
  })
})
