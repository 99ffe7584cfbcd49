import { given } from '@pinline/chassis/domain/given'
import type { ProductEvent } from '@pinline/events/catalogue/product-event'
import { describe, it } from 'vitest'
import { sampleDocument, sampleId, sampleProduct } from './product.fixtures.ts'
import { productDecider } from './product-decider.ts'

const imported: ProductEvent = { type: 'product-imported', data: { productId: sampleId, product: sampleProduct } }
const withdrawn: ProductEvent = { type: 'product-withdrawn', data: { productId: sampleId, reason: 'listed twice' } }
const relisted: ProductEvent = { type: 'product-relisted', data: { productId: sampleId } }
const withdraw = { type: 'withdraw-product', productId: sampleId, reason: 'listed twice' } as const
const relist = { type: 'relist-product', productId: sampleId } as const

describe('withdraw-product', () => {
  it('withdraws a listed part', () => {
    given(productDecider, [imported]).when(withdraw).then([withdrawn])
    given(productDecider, [imported, withdrawn, relisted]).when(withdraw).then([withdrawn])
  })
  it('refuses an unknown part', () => {
    given(productDecider, []).when(withdraw).thenRejected('product-not-found')
  })
  it('does nothing on repetition', () => {
    given(productDecider, [imported, withdrawn]).when(withdraw).thenNothing()
  })
})

describe('relist-product', () => {
  it('shows a withdrawn part again, with all that it had', () => {
    given(productDecider, [imported, withdrawn]).when(relist).then([relisted])
  })
  it('refuses an unknown part', () => {
    given(productDecider, []).when(relist).thenRejected('product-not-found')
  })
  it('does nothing if the part is listed', () => {
    given(productDecider, [imported]).when(relist).thenNothing()
  })
})

describe('set-documents', () => {
  const set = (documents: readonly (typeof sampleDocument)[]) =>
    ({ type: 'set-documents', productId: sampleId, documents }) as const
  const documented: ProductEvent = {
    type: 'product-documents-set',
    data: { productId: sampleId, documents: [sampleDocument] },
  }

  it('sets them all', () => {
    given(productDecider, [imported])
      .when(set([sampleDocument]))
      .then([documented])
    given(productDecider, [imported, documented])
      .when(set([]))
      .then([{ type: 'product-documents-set', data: { productId: sampleId, documents: [] } }])
  })
  it('refuses an address twice, and an unknown part', () => {
    given(productDecider, [imported])
      .when(set([sampleDocument, { ...sampleDocument, title: 'Again' }]))
      .thenRejected('invalid-input', { errors: { 'documents.1.href': 'invalid-input' } })
    given(productDecider, []).when(set([])).thenRejected('product-not-found')
  })
  it('does nothing on repetition', () => {
    given(productDecider, [imported, documented])
      .when(set([sampleDocument]))
      .thenNothing()
  })
})
