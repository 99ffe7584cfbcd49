import { isRejection } from '@pinline/contracts/api/error-codes'
import type { OrderEvent } from '@pinline/events/order/order-event'
import { attemptId, captureId, refundKey } from '@pinline/events/order/payment-ids'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allowedToBuyer, allowedToStaff } from './allowed-commands.ts'
import { customLine, header, placing, shipmentPlan, usd } from './order.fixtures.ts'
import { capturedBalance, evolve, newOrder, type Order, type PlacedOrder, payingCaptureOf } from './order.ts'
import { type OrderCommand, orderDecider } from './order-decider.ts'
import { openLines, shippedQuantities } from './parcels.ts'
import { partialRefundIdOf, refundIdOf } from './refund.ts'
import { leftOfCapture, refundableAmount } from './refundable.ts'
import { legalTransitions } from './transitions.ts'

const attempts = ['pay-aaaaaaaa', 'pay-bbbbbbbb', 'pay-cccccccc'].map((id) => attemptId.parse(id))
const captures = ['cap-1111', 'cap-2222', 'cap-3333'].map((id) => captureId.parse(id))
const times = fc.constantFrom('2026-11-21T10:00:00.000Z', '2026-11-22T09:11:59.999Z', '2026-11-22T09:12:00.000Z')
const total = 12_558
const keys = ['key-1111', 'key-2222', 'key-3333'].map((key) => refundKey.parse(key))
const refundIds = captures.flatMap((id) => [refundIdOf(id), ...keys.map((key) => partialRefundIdOf(id, key))])

const commands: fc.Arbitrary<OrderCommand> = fc.oneof(
  fc.constantFrom<OrderCommand>(
    placing,
    { ...placing, placementId: 'request-other' },
    { ...placing, lines: [header, customLine] },
    { ...placing, lines: [header, customLine], freight: usd(3060), shipmentPlan },
  ),
  fc.record({ type: fc.constant('expire-order' as const), now: times }),
  fc.record({ type: fc.constant('record-stock-refused' as const), refused: fc.constant([]), now: times }),
  fc.record({ type: fc.constant('record-stock-reserved' as const), sharePercent: fc.constant(12), now: times }),
  fc.record({
    type: fc.constant('start-payment-attempt' as const),
    attemptId: fc.constantFrom(...attempts),
    now: times,
    expiresAt: fc.constant('2026-11-22T09:27:00.000Z'),
  }),
  fc.record({
    type: fc.constant('close-payment-attempt' as const),
    attemptId: fc.constantFrom(...attempts),
    reason: fc.constantFrom('replaced' as const, 'timed-out' as const),
    now: times,
  }),
  fc.record({
    type: fc.constant('capture-payment' as const),
    attemptId: fc.constantFrom(...attempts),
    captureId: fc.constantFrom(...captures),
    amount: fc.constantFrom(usd(total), usd(total), usd(total - 1), { minor: total, currency: 'EUR' as const }),
    capturedAt: times,
    now: times,
  }),
  fc.record({
    type: fc.constantFrom('start-stocking' as const, 'start-testing' as const),
    now: times,
  }),
  fc.record({
    type: fc.constant('ship-order' as const),
    carrier: fc.constant('Northway'),
    trackingNumber: fc.constantFrom('NW1', 'NW2'),
    madeToOrderReady: fc.boolean(),
    now: times,
  }),
  fc.record({
    type: fc.constant('ship-parcel' as const),
    carrier: fc.constant('Northway'),
    trackingNumber: fc.constantFrom('NW1', 'NW2', 'NW3', 'NW4'),
    lines: fc.array(
      fc.record({
        productId: fc.constantFrom(header.productId, customLine.productId),
        quantity: fc.constantFrom(1, 4, 100, 150, 250),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    madeToOrderReady: fc.boolean(),
    now: times,
  }),
  fc.record({
    type: fc.constant('confirm-parcel-receipt' as const),
    parcelNo: fc.integer({ min: 1, max: 4 }),
    now: times,
  }),
  fc.record({
    type: fc.constant('confirm-receipt' as const),
    by: fc.constantFrom('buyer' as const, 'time' as const),
    now: times,
  }),
  fc.record({
    type: fc.constant('cancel-order' as const),
    by: fc.constantFrom('buyer' as const, 'staff' as const),
    now: times,
  }),
  fc.record({
    type: fc.constantFrom('complete-refund' as const, 'retry-refund' as const),
    refundId: fc.constantFrom(...refundIds),
    now: times,
  }),
  fc.record({
    type: fc.constant('request-refund' as const),
    refundKey: fc.constantFrom(...keys),
    amount: fc.oneof(
      fc.constantFrom(usd(1), usd(total), usd(total - 1)),
      fc.integer({ min: 0, max: total + 1 }).map(usd),
    ),
    reason: fc.constantFrom('goodwill' as const, 'after-sale' as const, 'freight' as const),
    lines: fc.constantFrom([], [{ productId: header.productId, quantity: 100 }]),
    now: times,
  }),
  fc.record({
    type: fc.constant('fail-refund' as const),
    refundId: fc.constantFrom(...refundIds),
    code: fc.constantFrom('abnormal' as const, 'closed' as const, 'refused' as const),
    now: times,
  }),
  fc.record({
    type: fc.constant('resolve-late-payment' as const),
    captureId: fc.constantFrom(...captures),
    now: times,
  }),
)

/** Runs commands from the placement on; returns all events and all states. */
const live = (life: readonly OrderCommand[]): { states: Order[]; events: OrderEvent[] } => {
  const states: Order[] = [newOrder]
  const events: OrderEvent[] = []
  let order = newOrder
  const placings = life[0]?.type === 'place-order' ? [] : [placing]
  for (const command of [...placings, ...life]) {
    const decision = orderDecider.decide(order, command)
    if (isRejection(decision)) continue
    for (const event of decision) {
      order = evolve(order, orderDecider.eventSchema.parse(event))
      events.push(event)
      states.push(order)
    }
  }
  return { states, events }
}

const now = '2026-11-21T10:00:00.000Z'
const payment: readonly OrderCommand[] = [
  { type: 'record-stock-reserved', sharePercent: 12, now },
  {
    type: 'capture-payment',
    attemptId: attemptId.parse('pay-aaaaaaaa'),
    captureId: captureId.parse('cap-1111'),
    amount: usd(total),
    capturedAt: now,
    now,
  },
]

/** Half of them are paid at once: what may happen to money follows. */
const lives = fc
  .tuple(fc.constantFrom([], payment), fc.array(commands, { maxLength: 60 }))
  .map(([first, life]) => [...first, ...life])

/** Lives that come as far as testing, and what may happen there. */
const shippingLives = fc.tuple(fc.boolean(), lives).map(([custom, rest]): OrderCommand[] => {
  const now = '2026-11-21T10:00:00.000Z'
  const first = attempts[0] ?? attemptId.parse('pay-aaaaaaaa')
  const amount = usd(custom ? total + 6735 : total)
  return [
    ...(custom ? [{ ...placing, lines: [header, customLine] }] : []),
    { type: 'record-stock-reserved', sharePercent: 12, now },
    { type: 'start-payment-attempt', attemptId: first, now, expiresAt: '2026-11-22T09:27:00.000Z' },
    {
      type: 'capture-payment',
      attemptId: first,
      captureId: captures[0] ?? captureId.parse('cap-1111'),
      amount,
      capturedAt: now,
      now,
    },
    { type: 'start-stocking', now },
    { type: 'start-testing', now },
    ...rest,
  ]
})

/** Completes every requested refund, as the reaction does. */
const settled = (order: Order): PlacedOrder => {
  if (order.status === 'new') throw new Error('not placed')
  let current: Order = order
  for (const { refundId } of order.refunds) {
    const decision = orderDecider.decide(current, {
      type: 'complete-refund',
      refundId,
      now: '2026-11-23T00:00:00.000Z',
    })
    if (!isRejection(decision)) current = decision.reduce(evolve, current)
  }
  if (current.status === 'new') throw new Error('not placed')
  return current
}

/** What the screens of buyer and staff offer, by the name of the call. */
const screenCommands = (order: PlacedOrder, now: string): [string, OrderCommand][] => [
  [
    'start-payment-attempt',
    { type: 'start-payment-attempt', attemptId: attemptId.parse('pay-dddddddd'), now, expiresAt: now },
  ],
  ['cancel-order', { type: 'cancel-order', by: 'buyer', now }],
  ['confirm-receipt', { type: 'confirm-receipt', by: 'buyer', now }],
  ['start-stocking', { type: 'start-stocking', now }],
  ['start-testing', { type: 'start-testing', now }],
  [
    'ship-parcel',
    {
      type: 'ship-parcel',
      carrier: 'Northway',
      trackingNumber: 'NW8',
      lines: openLines(order),
      madeToOrderReady: true,
      now,
    },
  ],
  ['ship-order', { type: 'ship-order', carrier: 'Northway', trackingNumber: 'NW7', madeToOrderReady: true, now }],
  [
    'request-refund',
    { type: 'request-refund', refundKey: refundKey.parse('key-9999'), amount: usd(1), reason: 'goodwill', now },
  ],
  ['cancel-order-by-staff', { type: 'cancel-order', by: 'staff', now }],
]

describe('the life of an order', () => {
  it('moves only along the table', () =>
    fc.assert(
      fc.property(lives, (life) => {
        const { states } = live(life)
        for (const [index, state] of states.entries()) {
          const next = states[index + 1]
          if (next === undefined || next.status === state.status) continue
          expect(legalTransitions[state.status]).toContain(next.status)
        }
      }),
      { numRuns: 500 },
    ))

  it('ends at most once, and stays ended', () =>
    fc.assert(
      fc.property(lives, (life) => {
        const { states, events } = live(life)
        const ends = events.filter((event) => event.type === 'order-cancelled' || event.type === 'order-completed')
        expect(ends.length).toBeLessThanOrEqual(1)
        const first = states.findIndex((state) => legalTransitions[state.status].length === 0)
        if (first >= 0) for (const state of states.slice(first)) expect(state.status).toBe(states[first]?.status)
      }),
      { numRuns: 500 },
    ))

  it('allows what is decided without a refusal of the status, and nothing else', () =>
    fc.assert(
      fc.property(lives, (life) => {
        const now = '2026-11-21T10:00:00.000Z'
        for (const order of live(life).states) {
          if (order.status === 'new') continue
          const stock = order.status === 'pending' ? order.stock : 'reserved'
          const allowed: string[] = [
            ...allowedToBuyer({ ...order, stock }),
            ...allowedToStaff(order, refundableAmount(order, payingCaptureOf(order))),
          ]
          for (const [name, command] of screenCommands(order, now)) {
            const decision = orderDecider.decide(order, command)
            const isRefusedByStatus = isRejection(decision) && decision.code !== 'version-conflict'
            const isQuiet = !isRejection(decision) && decision.length === 0
            if (allowed.includes(name))
              expect([name, order.status, isRefusedByStatus]).toEqual([name, order.status, false])
            else expect([name, order.status, isRefusedByStatus || isQuiet]).toEqual([name, order.status, true])
          }
        }
      }),
      { numRuns: 200 },
    ))

  it('hands over at most what was ordered, all of it once it is shipped, and nothing before testing', () =>
    fc.assert(
      fc.property(shippingLives, (life) => {
        for (const order of live(life).states) {
          if (order.status === 'new') continue
          const shipped = shippedQuantities(order.parcels)
          const isShipped = order.status === 'shipped' || order.status === 'completed'
          for (const { productId, quantity } of order.lines) {
            const parcels = shipped.get(productId) ?? 0
            if (isShipped) expect(parcels).toBe(quantity)
            else expect(parcels).toBeLessThanOrEqual(quantity)
            shipped.delete(productId)
          }
          expect(shipped.size).toBe(0)
          if (order.parcels.length > 0) expect(['testing', 'shipped', 'completed']).toContain(order.status)
          expect(order.parcels.map(({ parcelNo }) => parcelNo)).toEqual(order.parcels.map((_, place) => place + 1))
          expect(openLines(order).length > 0).toBe(!isShipped)
        }
      }),
      { numRuns: 500 },
    ))

  it('always can end', () =>
    fc.assert(
      fc.property(lives, (life) => {
        let order = live(life).states.at(-1) ?? newOrder
        const now = '2026-11-23T00:00:00.000Z'
        const finishing: OrderCommand[] = [
          ...attempts.map(
            (id) => ({ type: 'close-payment-attempt', attemptId: id, reason: 'timed-out', now }) as const,
          ),
          { type: 'expire-order', now },
          { type: 'start-stocking', now },
          { type: 'start-testing', now },
          { type: 'ship-order', carrier: 'Northway', trackingNumber: 'NW9', madeToOrderReady: true, now },
          { type: 'confirm-receipt', by: 'time', now },
        ]
        for (const command of finishing) {
          const decision = orderDecider.decide(order, command)
          if (!isRejection(decision)) order = decision.reduce(evolve, order)
        }
        expect(legalTransitions[order.status]).toEqual([])
      }),
      { numRuns: 500 },
    ))

  it('has no balance while pending or cancelled, else the total without its parts, once refunds are completed', () =>
    fc.assert(
      fc.property(lives, (life) => {
        const order = settled(live(life).states.at(-1) ?? newOrder)
        const parts = order.refunds.reduce((sum, { orderAmount }) => sum + (orderAmount?.minor ?? 0), 0)
        const expected = order.status === 'pending' || order.status === 'cancelled' ? 0 : order.total.minor - parts
        expect(capturedBalance(order)).toBe(expected)
        expect(capturedBalance(order, 'EUR')).toBe(0)
        expect(new Set(order.refunds.map(({ refundId }) => refundId)).size).toBe(order.refunds.length)
      }),
      { numRuns: 1000 },
    ))

  it('never refunds more of a capture than it took, in whatever state its refunds are', () =>
    fc.assert(
      fc.property(lives, (life) => {
        for (const order of live(life).states) {
          if (order.status === 'new') continue
          for (const capture of order.captures) expect(leftOfCapture(order, capture)).toBeGreaterThanOrEqual(0)
          expect(capturedBalance(order)).toBeGreaterThanOrEqual(0)
        }
      }),
      { numRuns: 1000 },
    ))

  it('does nothing when everything is done twice', () =>
    fc.assert(
      fc.property(lives, (life) => {
        const { states } = live(life)
        const order = states.at(-1) ?? newOrder
        for (const command of life) {
          const decision = orderDecider.decide(order, command)
          if (isRejection(decision)) continue
          const after = decision.reduce(evolve, order)
          expect(orderDecider.decide(after, command)).toEqual([])
        }
      }),
      { numRuns: 500 },
    ))
})
