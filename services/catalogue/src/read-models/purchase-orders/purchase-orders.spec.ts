import { readFileSync } from 'node:fs'
import { replayTwice } from '@pinline/chassis/read-models/replay-twice'
import { purchaseOrderEvent } from '@pinline/events/catalogue/purchase-order-event'
import { expect, it } from 'vitest'
import { purchaseOrdersProjection } from './purchase-orders.projection.ts'

const golden = (type: string) =>
  purchaseOrderEvent.parse(
    JSON.parse(readFileSync(new URL(`../../../../../events/src/golden/${type}.v1.json`, import.meta.url), 'utf8')),
  )
const streamId = 'po-0123456789abcdef'
const rowAfter = (...types: readonly string[]) =>
  replayTwice(
    purchaseOrdersProjection,
    ['purchase-order-placed', ...types].map((type, index) => ({
      ...{ id: `${streamId}@${index + 1}`, service: 'catalogue' as const, streamType: 'purchase-order', streamId },
      ...{ sequence: index + 1, event: golden(type), correlationId: 'c', causationId: 'c' },
      actor: { kind: 'staff' as const, id: 's-00000000' },
      recordedAt: '2026-11-27T08:30:00.000Z',
    })),
  ).get(streamId)

it('shows what is expected, and when', () =>
  expect(rowAfter('purchase-order-rescheduled')).toMatchObject({
    ...{ status: 'open', supplier: 'Molex', supplierId: null, placedBy: 's-00000000', expectedOn: '2026-12-21' },
    searchText: 'molex 4500012345 43045-1000',
  }))
it('shows what arrived', () =>
  expect(rowAfter('purchase-order-received')).toMatchObject({
    ...{ status: 'part-received', lines: [{ quantity: 500, received: 300 }], closedAt: null },
    searchText: 'molex 4500012345 43045-1000 ls-2041',
    receipts: [
      {
        ...{ deliveryNote: 'LS-2041', receivedAt: '2026-12-21T08:00:00.000Z', receivedBy: 's-00000000' },
        lines: [{ productId: 'p-0123456789abcdef', quantity: 300 }],
      },
    ],
  }))
it('shows why it was closed', () =>
  expect(rowAfter('purchase-order-received', 'purchase-order-closed')).toMatchObject({
    ...{ status: 'closed', reason: 'The rest is discontinued', expectedOn: null },
  }))
it('has no prices of an order that had none', () =>
  expect(rowAfter()).toMatchObject({ lines: [{ unitCost: null, agreedPrice: null }] }))
it('knows what parts cost when they were ordered, and what was agreed', () => {
  const placed = purchaseOrderEvent.parse(golden('purchase-order-placed'))
  if (placed.type !== 'purchase-order-placed') throw new Error('another event')
  const unitCost = { amount: 1250, scale: 4, currency: 'EUR' as const }
  const lines = placed.data.lines.map((line) => ({ ...line, unitCost }))
  const row = replayTwice(purchaseOrdersProjection, [
    {
      ...{ id: `${streamId}@1`, service: 'catalogue', streamType: 'purchase-order', streamId, sequence: 1 },
      ...{ event: { ...placed, data: { ...placed.data, lines } }, correlationId: 'c', causationId: 'c' },
      ...{ actor: { kind: 'staff', id: 's-00000000' }, recordedAt: '2026-11-27T08:30:00.000Z' },
    },
  ]).get(streamId)
  expect(row).toMatchObject({ lines: [{ unitCost, agreedPrice: null }] })
  const agreedPrice = { amount: 1180, scale: 4, currency: 'EUR' }
  expect(rowAfter('purchase-order-prices-set')).toMatchObject({ lines: [{ unitCost: null, agreedPrice }] })
})
