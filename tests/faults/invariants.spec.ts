import { readFileSync } from 'node:fs'
import type { AnyEvent } from '@pinline/events/event'
import { captureId, refundId } from '@pinline/events/order/payment-ids'
import mongoose from 'mongoose'
import { describe, expect, it } from 'vitest'
import { checkAfterSales, checkReplacements } from './invariants/after-sales.ts'
import { type Commits, checkCommits, type ReadCommit } from './invariants/commits.ts'
import { checkDocuments } from './invariants/documents.ts'
import { checkRefunds } from './invariants/money.ts'
import { checkOrders, ordersOf } from './invariants/orders.ts'
import { checkStock } from './invariants/stock.ts'
import { emptyLog } from './placing-log.ts'

const productId = 'p-0123456789abcdef'
const orderNo = '2611211234567'

const commit = (version: number, event: AnyEvent, request?: string): ReadCommit => ({
  _id: new mongoose.mongo.ObjectId(),
  streamType: 'stock',
  streamId: 'stock-0123456789abcdef',
  version,
  events: [{ type: event.type, data: event.data }],
  actor: { kind: 'visitor' },
  correlationId: 'c',
  causationId: 'c',
  committedAt: new Date(0),
  ...(request === undefined ? {} : { requests: [{ id: request, hash: request }] }),
})
const catalogue = (...commits: ReadCommit[]): Commits => ({
  order: [],
  catalogue: commits,
  account: [],
  notification: [],
})

const received = { type: 'stock-received', data: { productId, quantity: 5, reason: 'opening' } }
const reserved = (quantity: number) => ({ type: 'stock-reserved-for-order', data: { productId, orderNo, quantity } })
const released = { type: 'stock-released-from-order', data: { productId, orderNo, quantity: 5 } }

it('finds nothing when stock was received, reserved and released', () => {
  const commits = catalogue(commit(1, received), commit(2, reserved(5)), commit(3, released))
  expect([...checkStock(commits), ...checkCommits(commits), ...checkOrders(commits, emptyLog)]).toEqual([])
})

it('finds negative stock, even if it was corrected later', () => {
  const commits = catalogue(
    commit(1, received),
    commit(2, reserved(6)),
    commit(3, { ...received, data: { ...received.data } }),
  )
  expect(checkStock(commits)).toContainEqual(expect.stringContaining('below nothing at stock-0123456789abcdef@2'))
})

it('finds a reservation for an order that does not exist', () => {
  const commits = catalogue(commit(1, received), commit(2, reserved(5)))
  expect(checkStock(commits)).toEqual([expect.stringContaining(`order ${orderNo} (unknown) has 5 held`)])
})

it('finds a parcel that was sold twice', () => {
  const parcel = { type: 'stock-sold-in-parcel', data: { productId, orderNo, parcelNo: 1, quantity: 3 } }
  const commits = catalogue(commit(1, received), commit(2, reserved(5)), commit(3, parcel), commit(4, parcel))
  expect(checkStock(commits)).toContainEqual(expect.stringContaining('@4 moves 3 of 2'))
})

it('finds two reservations for one order', () => {
  const commits = catalogue(commit(1, received), commit(2, reserved(1)), commit(3, reserved(1)))
  expect(checkStock(commits)).toContainEqual(expect.stringContaining('reserves again'))
})

it('finds a gap in a stream and a request with two effects', () => {
  const commits = catalogue(commit(1, received, 'once'), commit(3, reserved(5), 'once'))
  expect(checkCommits(commits)).toEqual([
    expect.stringContaining('numbered 1 3'),
    expect.stringContaining('1 requests had more than one effect'),
  ])
})

it('finds an acknowledged order that does not exist', () => {
  const log = { ...emptyLog, placed: [{ orderNo, buyerId: 'b-00000000', key: 'k' }] }
  expect(checkOrders(catalogue(), log)).toEqual([expect.stringContaining(`${orderNo} was acknowledged to key k`)])
})

describe('refunds of the wallet', () => {
  const captured = captureId.parse('cap-77aa')
  const amount = (minor: number) => ({ minor, currency: 'USD' as const })
  const ledger = (id: string, minor: number) => ({
    _id: refundId.parse(`refund-cap-77aa${id}`),
    captureId: captured,
    orderNo,
    amount: amount(minor),
  })
  const part = (id: string, minor: number): AnyEvent => ({
    type: 'partial-refund-requested',
    data: {
      refundId: `refund-cap-77aa${id}`,
      captureId: captured,
      amount: amount(minor),
      orderAmount: amount(minor),
      reason: 'goodwill',
      requestedAt: '2026-11-21T09:12:04.118Z',
    },
  })
  const violations = (events: AnyEvent[], refunds: ReturnType<typeof ledger>[], taken = 1000) => {
    const order = events.map((event, at) => ({ ...commit(at + 1, event), streamType: 'order', streamId: orderNo }))
    return checkRefunds(ordersOf({ ...catalogue(), order }), refunds, new Map([[captured, taken]]))
  }

  it('are those of the orders, and together at most the capture', () =>
    expect(violations([part('-k111', 400), part('-k222', 600)], [ledger('-k111', 400), ledger('-k222', 600)])).toEqual(
      [],
    ))
  it('are more than the capture', () =>
    expect(violations([part('-k111', 400), part('-k222', 601)], [ledger('-k111', 400), ledger('-k222', 601)])).toEqual([
      expect.stringContaining('1001 of capture cap-77aa went back'),
    ]))
  it('are of another amount than was requested, or of none', () =>
    expect(violations([part('-k111', 400)], [ledger('-k111', 401), ledger('-k222', 1)])).toEqual([
      expect.stringContaining('refund-cap-77aa-k111 at the wallet was not requested so'),
      expect.stringContaining('refund-cap-77aa-k222 at the wallet was not requested so'),
    ]))
  it('are requested twice under one number', () =>
    expect(violations([part('-k111', 400), part('-k111', 400)], [ledger('-k111', 400)])).toEqual([
      expect.stringContaining('1 refunds are requested twice'),
    ]))
})

describe('numbers of documents', () => {
  const assigned = (sequence: number, of = orderNo): AnyEvent => ({
    type: 'document-number-assigned',
    data: {
      kind: 'invoice',
      number: `INV-2026-00000${sequence}`,
      sequence,
      orderNo: of,
      assignedAt: '2026-11-21T09:12:04.118Z',
    },
  })
  const issued = (sequence: number): AnyEvent => ({
    type: 'invoice-issued',
    data: {
      number: `INV-2026-00000${sequence}`,
      sellerVersion: 0,
      partyRef: `invoice-${orderNo}@1`,
      issuedAt: '2026-11-21T09:12:04.118Z',
    },
  })
  const shipped: AnyEvent = {
    type: 'order-shipped',
    data: { carrier: 'C', trackingNumber: 'T', shippedAt: '2026-11-21T09:12:04.118Z', lines: [], madeToOrder: [] },
  }
  const violations = (numbers: AnyEvent[], events: AnyEvent[]) =>
    checkDocuments({
      ...catalogue(),
      order: [
        ...numbers.map((event, at) => ({
          ...commit(at + 1, event),
          streamType: 'document-numbers',
          streamId: 'invoice-2026',
        })),
        ...events.map((event, at) => ({ ...commit(at + 1, event), streamType: 'order', streamId: orderNo })),
      ],
    })

  it('are right if each is shown by its order', () =>
    expect(violations([assigned(1)], [shipped, issued(1)])).toEqual([]))
  it('have a gap or a double', () => {
    expect(violations([assigned(2)], [shipped, issued(2)])).toEqual(['documents: invoice-2026 has 2 at place 1'])
    expect(violations([assigned(1), assigned(1)], [shipped, issued(1)])).toEqual([
      'documents: invoice-2026 has 1 at place 2',
      'documents: INV-2026-000001 was assigned twice',
    ])
  })
  it('are lost, or of another order, or missing', () => {
    expect(violations([assigned(1), assigned(2)], [shipped, issued(1)])).toEqual([
      'documents: INV-2026-000002 is on no order',
    ])
    expect(violations([assigned(1, '2611211234568')], [shipped, issued(1)])).toEqual([
      expect.stringContaining("which is another's invoice"),
    ])
    expect(violations([], [shipped])).toEqual([`documents: ${orderNo} has 0 invoices, not 1`])
  })
})

describe('after-sales requests', () => {
  const afterSaleNo = `${orderNo}-1`
  const golden = (name: string): AnyEvent =>
    JSON.parse(readFileSync(new URL(`../../events/src/golden/${name}.v1.json`, import.meta.url), 'utf8'))
  const ofRequest = (...events: AnyEvent[]): ReadCommit[] =>
    events.map((event, place) => ({
      ...commit(place + 1, event),
      streamType: 'after-sale',
      streamId: afterSaleNo,
    }))
  const steps = ['submitted', 'approved', 'received', 'refund-approved'].map((step) => golden(`after-sale-${step}`))
  const stored = (requests: number, receipts: number): Commits => {
    const part = golden('partial-refund-requested')
    const requested = { ...part, data: { ...(part.data as object), afterSaleRef: afterSaleNo } }
    const back = { type: 'stock-received', data: { productId, quantity: 30, reason: `Return ${afterSaleNo}` } }
    return {
      ...catalogue(...Array.from({ length: receipts }, (_, place) => commit(place + 1, back))),
      order: [
        ...ofRequest(...steps),
        ...Array.from({ length: requests }, (_, place) => ({
          ...commit(place + 1, requested),
          streamType: 'order',
          streamId: orderNo,
        })),
      ],
    }
  }

  it('have each decided refund requested once, and good pieces in stock once', () => {
    expect(checkAfterSales(stored(1, 1))).toEqual([])
    expect(checkAfterSales(stored(0, 1))).toEqual([expect.stringContaining('0 refunds of')])
    expect(checkAfterSales(stored(2, 1))).toEqual([expect.stringContaining('2 refunds of')])
    expect(checkAfterSales(stored(1, 2))).toEqual([expect.stringContaining('brought [30,30] to stock')])
    expect(checkAfterSales(stored(1, 0))).toEqual([expect.stringContaining('brought [] to stock')])
  })

  it('have each replacement taken from stock once, given back if it is withdrawn, and sent in one parcel', () => {
    const taken = golden('stock-taken-for-replacement')
    const refused = { ...taken, data: { ...(taken.data as object), quantity: 0, available: 12 } }
    const own = (event: AnyEvent): AnyEvent => ({ ...event, data: { ...(event.data as object), afterSaleNo } })
    const violations = (stock: AnyEvent[], request: AnyEvent[], parcels: AnyEvent[] = []) =>
      checkReplacements({
        ...catalogue(...stock.map((event, place) => commit(place + 1, own(event)))),
        order: [
          ...ofRequest(...request),
          ...parcels.map((event, place) => ({
            ...commit(place + 1, own(event)),
            ...{ streamType: 'order', streamId: orderNo },
          })),
        ],
      })
    const [approved, reserved, notInStock, withdrawn] = ['approved', 'reserved', 'refused', 'withdrawn'].map((step) =>
      golden(`after-sale-replacement-${step}`),
    )
    const sent: AnyEvent = JSON.parse(
      readFileSync(new URL('../../events/src/golden/after-sale-replaced.v2.json', import.meta.url), 'utf8'),
    )
    const [parcel, back] = [golden('replacement-shipped'), golden('stock-returned-from-replacement')]
    if (approved === undefined || reserved === undefined || notInStock === undefined || withdrawn === undefined)
      throw new Error('no samples')
    const ready = [approved, reserved]
    expect(violations([taken], [...ready, sent], [parcel])).toEqual([])
    expect(violations([refused], [approved, notInStock])).toEqual([])
    expect(violations([taken, back], [...ready, withdrawn])).toEqual([])
    expect(violations([taken], [approved])).toEqual([expect.stringContaining('waits for its stock')])
    expect(violations([taken, taken], ready)).toEqual([expect.stringContaining('took [40,40]')])
    expect(violations([taken], [...ready, withdrawn])).toEqual([expect.stringContaining('gave back []')])
    expect(violations([taken], [...ready, sent])).toEqual([expect.stringContaining('have [], not [40]')])
    expect(violations([taken], [...ready, sent], [parcel, parcel])).toEqual([expect.stringContaining('have [40,40]')])
  })
})
