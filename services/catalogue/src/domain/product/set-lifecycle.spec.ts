import { given } from '@pinline/chassis/domain/given'
import type { ProductEvent } from '@pinline/events/catalogue/product-event'
import { productId } from '@pinline/events/ids'
import { describe, it } from 'vitest'
import { sampleId, sampleProduct } from './product.fixtures.ts'
import { productDecider } from './product-decider.ts'

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

  it('advises another part for one that should not be designed in', () => {
    const command = { type: 'set-lifecycle', productId: sampleId, lifecycle: 'not-for-new-designs' } as const
    given(productDecider, [imported])
      .when({ ...command, replacement: other, successors: [other] })
      .then([
        {
          type: 'product-lifecycle-set',
          data: { productId: sampleId, lifecycle: 'not-for-new-designs', replacement: other },
        },
      ])
  })

  it('refuses a part as its own replacement, also by way of others', () => {
    const command = { type: 'set-lifecycle', productId: sampleId, lifecycle: 'discontinued' } as const
    given(productDecider, [imported])
      .when({ ...command, replacement: sampleId })
      .thenRejected('replacement-not-possible', { errors: { replacement: 'replacement-not-possible' } })
    given(productDecider, [imported])
      .when({ ...command, replacement: other, successors: [other, sampleId] })
      .thenRejected('replacement-not-possible')
  })

  it('refuses an unknown part', () => {
    given(productDecider, [])
      .when({ type: 'set-lifecycle', productId: sampleId, lifecycle: 'active', replacement: null })
      .thenRejected('product-not-found')
  })

  it('does nothing on repetition', () => {
    given(productDecider, [imported, discontinued])
      .when({ type: 'set-lifecycle', productId: sampleId, lifecycle: 'discontinued', replacement: other })
      .thenNothing()
  })
})
