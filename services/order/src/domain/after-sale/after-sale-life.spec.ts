import { isRejection } from '@pinline/contracts/api/error-codes'
import { staffId } from '@pinline/events/ids'
import type { AfterSaleEvent } from '@pinline/events/order/after-sale-event'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applying, day, textRef } from './after-sale.fixtures.ts'
import { type AfterSale, evolveAfterSale, newAfterSale } from './after-sale.ts'
import { type AfterSaleCommand, afterSaleDecider } from './after-sale-decider.ts'
import { afterSaleTransitions } from './after-sale-transitions.ts'
import { afterSaleCommandsOfBuyer, afterSaleCommandsOfStaff } from './allowed-after-sale-commands.ts'

const now = day('26')
const parcel = { carrier: 'Northway', trackingNumber: 'NW1' }
const pieces = fc.integer({ min: 0, max: 60 })
const commands: fc.Arbitrary<AfterSaleCommand> = fc.oneof(
  fc.record({
    type: fc.constant('approve-after-sale' as const),
    returnRequired: fc.boolean(),
    back: fc.constant({ returnBy: '2026-12-26T08:30:00.000Z', remindAt: '2026-12-19T08:30:00.000Z' }),
    now: fc.constant(now),
  }),
  fc.constantFrom<AfterSaleCommand>(
    applying,
    { type: 'reject-after-sale', reasonRef: textRef(2), now },
    { type: 'cancel-after-sale', now },
    { type: 'close-after-sale', now },
    { type: 'ship-replacement', ...parcel, now },
    { type: 'withdraw-replacement', now },
    { type: 'record-after-sale-refunded', now },
    { type: 'keep-after-sale-deadlines', now: '2026-12-20T08:30:00.000Z' },
    { type: 'keep-after-sale-deadlines', now: '2027-03-01T08:30:00.000Z' },
  ),
  fc.record({
    type: fc.constant('receive-after-sale' as const),
    condition: fc.constant('opened' as const),
    toStock: pieces,
    toScrap: pieces,
    now: fc.constant(now),
  }),
  fc.record({
    type: fc.constant('refund-after-sale' as const),
    amount: fc.record({ minor: fc.constantFrom(100, 200), currency: fc.constant('USD' as const) }),
    now: fc.constant(now),
  }),
  fc.record({
    type: fc.constant('refuse-after-sale-refund' as const),
    attempt: fc.integer({ min: 1, max: 3 }),
    code: fc.constant('refund-exceeds-captured'),
    now: fc.constant(now),
  }),
  fc.record({
    type: fc.constant('replace-after-sale' as const),
    quantity: pieces,
    fromStock: fc.boolean(),
    now: fc.constant(now),
  }),
  fc.record({
    type: fc.constant('record-replacement-stock' as const),
    attempt: fc.integer({ min: 1, max: 3 }),
    available: fc.option(pieces),
    now: fc.constant(now),
  }),
  fc.record({
    type: fc.constant('add-after-sale-message' as const),
    from: fc.constantFrom('buyer' as const, 'staff' as const),
    messageRef: fc.integer({ min: 3, max: 9 }).map(textRef),
    fileIds: fc.constant([]),
    now: fc.constant(now),
  }),
)

/** Runs commands from the form on; returns all events and all states. */
const live = (life: readonly AfterSaleCommand[]): { states: AfterSale[]; events: AfterSaleEvent[] } => {
  const states: AfterSale[] = [newAfterSale]
  const events: AfterSaleEvent[] = []
  let request = newAfterSale
  for (const command of [applying, ...life]) {
    const decision = afterSaleDecider.decide(request, command)
    if (isRejection(decision)) continue
    for (const event of decision) {
      request = evolveAfterSale(request, afterSaleDecider.eventSchema.parse(event))
      events.push(event)
      states.push(request)
    }
  }
  return { states, events }
}

const lives = fc.array(commands, { maxLength: 40 })
const countOf = (events: readonly AfterSaleEvent[], type: AfterSaleEvent['type']): number =>
  events.filter((event) => event.type === type).length

/** What the screens of buyer and staff offer, by the name of the call. */
const screenCommands: readonly (readonly [string, AfterSaleCommand])[] = [
  ['cancel-after-sale', { type: 'cancel-after-sale', now }],
  [
    'add-after-sale-message',
    { type: 'add-after-sale-message', from: 'buyer', messageRef: textRef(99), fileIds: [], now },
  ],
  ['approve-after-sale', { type: 'approve-after-sale', returnRequired: true, now }],
  ['reject-after-sale', { type: 'reject-after-sale', reasonRef: textRef(99), now }],
  ['receive-after-sale', { type: 'receive-after-sale', condition: 'unused', toStock: 1, toScrap: 0, now }],
  ['refund-after-sale', { type: 'refund-after-sale', amount: { minor: 777, currency: 'USD' }, now }],
  ['replace-after-sale', { type: 'replace-after-sale', quantity: 1, fromStock: true, now }],
  ['ship-replacement', { type: 'ship-replacement', ...parcel, now }],
  ['withdraw-replacement', { type: 'withdraw-replacement', now }],
  ['close-after-sale', { type: 'close-after-sale', now }],
  ['assign-after-sale', { type: 'assign-after-sale', staffId: staffId.parse('s-0a1b2c3d'), now }],
]

describe('the life of an after-sales request', () => {
  it('moves only along the table', () =>
    fc.assert(
      fc.property(lives, (life) => {
        const { states } = live(life)
        for (const [index, state] of states.entries()) {
          const next = states[index + 1]
          if (next === undefined || next.status === state.status) continue
          expect(afterSaleTransitions[state.status]).toContain(next.status)
        }
      }),
      { numRuns: 500 },
    ))

  it('has one refund at most, and none beside a replacement', () =>
    fc.assert(
      fc.property(lives, (life) => {
        const { events } = live(life)
        const paid = countOf(events, 'after-sale-refunded')
        expect(paid + countOf(events, 'after-sale-replaced')).toBeLessThanOrEqual(1)
        expect(countOf(events, 'after-sale-refund-approved')).toBeLessThanOrEqual(
          countOf(events, 'after-sale-refund-refused') + 1,
        )
        const approved = events.findLast((event) => event.type === 'after-sale-refund-approved')
        const refunded = events.find((event) => event.type === 'after-sale-refunded')
        if (refunded !== undefined) expect(refunded.data.amount).toEqual(approved?.data.amount)
      }),
      { numRuns: 1000 },
    ))

  it('takes from stock once an attempt, and sends or gives back what it took', () =>
    fc.assert(
      fc.property(lives, (life) => {
        const { events, states } = live(life)
        const attempts = events.flatMap((event) =>
          event.type === 'after-sale-replacement-approved' ? [event.data.attempt] : [],
        )
        expect(attempts).toEqual(attempts.map((_, place) => place + 1))
        const refused = countOf(events, 'after-sale-replacement-refused')
        const ended = countOf(events, 'after-sale-replacement-withdrawn') + countOf(events, 'after-sale-replaced')
        const last = states.at(-1)
        const isOpen =
          last?.status !== 'new' && ['requested', 'reserved'].includes(last?.replacement?.state ?? 'none') ? 1 : 0
        expect(attempts.length).toBe(refused + ended + isOpen)
      }),
      { numRuns: 1000 },
    ))

  it('takes back and sends out no more than was asked for', () =>
    fc.assert(
      fc.property(lives, (life) => {
        for (const event of live(life).events) {
          if (event.type === 'after-sale-received')
            expect(event.data.toStock + event.data.toScrap).toBeLessThanOrEqual(applying.quantity)
          if (event.type === 'after-sale-replaced') expect(event.data.quantity).toBeLessThanOrEqual(applying.quantity)
        }
      }),
      { numRuns: 500 },
    ))

  it('allows what is decided without a refusal, and nothing else', () =>
    fc.assert(
      fc.property(lives, (life) => {
        for (const request of live(life).states) {
          if (request.status === 'new') continue
          const allowed: string[] = [...afterSaleCommandsOfBuyer(request), ...afterSaleCommandsOfStaff(request)]
          for (const [name, command] of screenCommands) {
            const decision = afterSaleDecider.decide(request, command)
            const hasEffect = !isRejection(decision) && decision.length > 0
            expect([name, request.status, hasEffect]).toEqual([name, request.status, allowed.includes(name)])
          }
        }
      }),
      { numRuns: 200 },
    ))

  it('does nothing when everything is done twice', () =>
    fc.assert(
      fc.property(lives, (life) => {
        let request = newAfterSale
        for (const command of [applying, ...life]) {
          const decision = afterSaleDecider.decide(request, command)
          if (isRejection(decision) || decision.length === 0) continue
          request = decision.reduce(evolveAfterSale, request)
          expect(afterSaleDecider.decide(request, command)).toEqual([])
        }
      }),
      { numRuns: 500 },
    ))
})
