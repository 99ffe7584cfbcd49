import { given } from '@pinline/chassis/domain/given'
import type { ProductEvent } from '@pinline/events/catalogue/product-event'
import { productId } from '@pinline/events/ids'
import { describe, it } from 'vitest'
import { productDecider } from './product-decider.ts'
import { sampleId, sampleProduct } from './sample-product.ts'

const imported: ProductEvent = { type: 'product-imported', data: { productId: sampleId, product: sampleProduct } }
const other = productId.parse('p-fedcba9876543210')
const discontinued: ProductEvent = {
  type: 'product-lifecycle-set',
  data: { productId: sampleId, lifecycle: 'discontinued', replacement: other },
}

describe('set-lifecycle', () => {
  it('discontinues a part in favour of another', () => {
    given(productDecider, [imported])
      .when({ type: 'set-lifecycle', productId: sampleId, lifecycle: 'discontinued', replacement: other })
      .then([discontinued])
  })

  it('refuses a replacement for a part still made', () => {
    given(productDecider, [imported])
      .when({ type: 'set-lifecycle', productId: sampleId, lifecycle: 'active', replacement: other })
      .thenRejected('invalid-input', { errors: { replacement: 'invalid-input' } })
  })

  it('refuses a part as its own replacement', () => {
    given(productDecider, [imported])
      .when({ type: 'set-lifecycle', productId: sampleId, lifecycle: 'discontinued', replacement: sampleId })
      .thenRejected('invalid-input')
  })

  it('refuses an unknown part', () => {
    given(productDecider, [])
      .when({ type: 'set-lifecycle', productId: sampleId, lifecycle: 'active', replacement: null })
      .thenRejected('product-not-found')
  })

  it('is quiet on repetition', () => {
    given(productDecider, [imported, discontinued])
      .when({ type: 'set-lifecycle', productId: sampleId, lifecycle: 'discontinued', replacement: other })
      .thenNothing()
  })
})
