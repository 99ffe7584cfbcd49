import { given } from '@pinline/chassis/domain/given'
import type { ProductEvent } from '@pinline/events/catalogue/product-event'
import { productId } from '@pinline/events/ids'
import { describe, it } from 'vitest'
import { sampleId, sampleProduct } from './product.fixtures.ts'
import { productDecider } from './product-decider.ts'

const imported: ProductEvent = { type: 'product-imported', data: { productId: sampleId, product: sampleProduct } }
const housing = { kind: 'mates-with', productId: productId.parse('p-fedcba9876543210') } as const
const cover = { kind: 'accessory', productId: productId.parse('p-00112233445566cc') } as const
const related: ProductEvent = {
  type: 'product-relations-set',
  data: { productId: sampleId, relations: [housing, cover] },
}
const command = { type: 'set-relations', productId: sampleId } as const

describe('set-relations', () => {
  it('relates a part to others', () => {
    given(productDecider, [imported])
      .when({ ...command, relations: [housing, cover], listed: [housing.productId, cover.productId] })
      .then([related])
  })

  it('does nothing on repetition', () => {
    given(productDecider, [imported, related])
      .when({ ...command, relations: [housing, cover] })
      .thenNothing()
  })

  it('keeps a part that was withdrawn since, and adds none', () => {
    given(productDecider, [imported, related])
      .when({ ...command, relations: [cover], listed: [] })
      .then([{ type: 'product-relations-set', data: { productId: sampleId, relations: [cover] } }])
    given(productDecider, [imported])
      .when({ ...command, relations: [cover], listed: [] })
      .thenRejected('product-not-found', { errors: { 'relations.0.productId': 'product-not-found' } })
  })

  it('refuses the part itself, and a relation twice', () => {
    given(productDecider, [imported])
      .when({ ...command, relations: [{ kind: 'alternative', productId: sampleId }] })
      .thenRejected('invalid-input', { errors: { 'relations.0.productId': 'invalid-input' } })
    given(productDecider, [imported])
      .when({ ...command, relations: [housing, housing] })
      .thenRejected('invalid-input', { errors: { 'relations.1.productId': 'invalid-input' } })
  })

  it('refuses an unknown part', () => {
    given(productDecider, [])
      .when({ ...command, relations: [] })
      .thenRejected('product-not-found')
  })
})
