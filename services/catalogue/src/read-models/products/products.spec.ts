import { replayTwice } from '@pinline/chassis/read-models/replay-twice'
import type { AnyEvent, RecordedEvent } from '@pinline/events/event'
import { describe, expect, it } from 'vitest'
import { sampleDocument, sampleId, sampleProduct, sampleRelation } from '../../domain/product/product.fixtures.ts'
import {
  earlyRelease,
  incomingDelivery,
  madeToOrder,
  received,
  released,
  reserved,
  returnedByBuyer,
  sold,
} from '../../domain/stock/stock.fixtures.ts'
import { productsProjection } from './products.projection.ts'

const recorded = (streamType: string, events: readonly AnyEvent[]): RecordedEvent[] =>
  events.map((event, index) => ({
    id: `${streamType}-0123456789abcdef@${index + 1}`,
    service: 'catalogue',
    streamType,
    streamId: `${streamType}-0123456789abcdef`,
    sequence: index + 1,
    event,
    actor: { kind: 'service', id: 'catalogue' },
    correlationId: 'c',
    causationId: 'c',
    recordedAt: `2026-11-21T08:00:${{ product: 10, price: 20, stock: 30 }[streamType] ?? 0}.000Z`,
  }))

const product = recorded('product', [
  { type: 'product-imported', data: { productId: sampleId, product: sampleProduct } },
  { type: 'product-data-changed', data: { productId: sampleId, product: { ...sampleProduct, leadTimeDays: 28 } } },
  { type: 'product-lifecycle-set', data: { productId: sampleId, lifecycle: 'not-for-new-designs', replacement: null } },
  { type: 'product-documents-set', data: { productId: sampleId, documents: [sampleDocument] } },
  { type: 'product-relations-set', data: { productId: sampleId, relations: [sampleRelation] } },
  { type: 'product-withdrawn', data: { productId: sampleId, reason: 'listed twice' } },
  { type: 'product-relisted', data: { productId: sampleId } },
  { type: 'product-withdrawn', data: { productId: sampleId, reason: 'once more' } },
])
const breaks = [{ from: 1, unitPrice: { amount: 4039, scale: 4, currency: 'USD' as const } }]
const price = recorded('price', [
  { type: 'price-set', data: { productId: sampleId, currency: 'USD', breaks } },
  { type: 'price-set', data: { productId: sampleId, currency: 'EUR', breaks } },
  { type: 'price-cleared', data: { productId: sampleId, currency: 'EUR' } },
])
const stock = recorded('stock', [
  { type: 'incoming-stock-announced', data: { productId: sampleId, quantity: 2000, expectedOn: '2026-12-14' } },
  received(500),
  { type: 'stock-adjusted', data: { productId: sampleId, quantity: -20, reason: 'count' } },
  reserved(30),
  sold(30),
  earlyRelease,
  reserved(7),
  released(7),
  incomingDelivery('d-00000001', 600),
  incomingDelivery('d-00000002', 800),
  { type: 'delivery-withdrawn', data: { productId: sampleId, deliveryId: 'd-00000001' } },
  madeToOrder(12),
])

const row = {
  _id: sampleId,
  // By its prices: its stock is no change of its page.
  changedAt: '2026-11-21T08:00:20.000Z',
  product: {
    data: { ...sampleProduct, leadTimeDays: 28 },
    addedAt: '2026-11-21T08:00:10.000Z',
    lifecycle: 'not-for-new-designs',
    replacement: null,
    documents: [sampleDocument],
    relations: [sampleRelation],
    withdrawn: true,
  },
  price: { USD: breaks },
  stock: {
    received: 500,
    adjusted: -20,
    reserved: 0,
    sold: 30,
    madeToOrderSold: 12,
    deliveries: [
      { deliveryId: 'd-00000002', quantity: 800, expectedOn: '2026-12-04', note: 'by air' },
      { deliveryId: 'd-announced', quantity: 1500, expectedOn: '2026-12-14' },
    ],
  },
}

describe('the products view', () => {
  it('joins three streams into one row and ignores repetitions', () => {
    expect(replayTwice(productsProjection, [...product, ...price, ...stock]).get(sampleId)).toEqual(row)
  })

  it('accepts the streams in any order', () => {
    expect(replayTwice(productsProjection, [...stock, ...price, ...product]).get(sampleId)).toEqual(row)
    const mixed = [...stock.slice(0, 4), ...product.slice(0, 1), ...price, ...stock.slice(4), ...product.slice(1)]
    expect(replayTwice(productsProjection, mixed).get(sampleId)).toEqual(row)
  })
})

it('still expects an announced delivery when a buyer returns pieces', () => {
  const returned = recorded('stock', [incomingDelivery('d-00000001', 100), returnedByBuyer(30)])
  expect(replayTwice(productsProjection, returned).get(sampleId)).toMatchObject({
    stock: { received: 30, deliveries: [{ deliveryId: 'd-00000001', quantity: 100 }] },
  })
})

it('shows no stored link that is not of the web', () => {
  const hostile = 'javascript:alert(1)'
  const stored = recorded('product', [
    { type: 'product-imported', data: { productId: sampleId, product: { ...sampleProduct, datasheetUrl: hostile } } },
    {
      type: 'product-documents-set',
      data: {
        productId: sampleId,
        documents: [
          { ...sampleDocument, href: hostile },
          sampleDocument,
          { ...sampleDocument, href: '//evil.example/x' },
          { ...sampleDocument, href: '/en/intro/complianceCenter' },
        ],
      },
    },
  ])
  expect(replayTwice(productsProjection, stored).get(sampleId)).toMatchObject({
    product: {
      data: { datasheetUrl: null },
      documents: [sampleDocument, { ...sampleDocument, href: '/en/intro/complianceCenter' }],
    },
  })
})
