import { fold } from '@pinline/chassis/domain/decider'
import { type ErrorCode, isRejection } from '@pinline/contracts/api/error-codes'
import type { AfterSaleEvent } from '@pinline/events/order/after-sale-event'
import { describe, expect, it } from 'vitest'
import * as sample from './after-sale.fixtures.ts'
import { type AfterSaleCommand, afterSaleDecider } from './after-sale-decider.ts'

const { submitted, approved, approvedWithoutReturn, received, refundApproved, day, refundAmount } = sample

/** A life up to each status; the columns of the table below. */
const lives: readonly (readonly [string, readonly AfterSaleEvent[]])[] = [
  ['new', []],
  ['submitted', [submitted]],
  ['approved', [submitted, approved]],
  ['approved without return', [submitted, approvedWithoutReturn]],
  ['received', [submitted, approved, received]],
  ['received, refund under way', [submitted, approved, received, refundApproved]],
  ['received, refund refused', [submitted, approved, received, refundApproved, sample.refundRefused]],
  ['refunded', [submitted, approved, received, refundApproved, sample.refunded]],
  ['replaced', [submitted, approved, received, sample.replaced]],
  ['closed', [submitted, approved, received, sample.replaced, sample.closed]],
  ['rejected', [submitted, sample.rejected]],
  ['cancelled', [submitted, sample.cancelled]],
]

const none: ErrorCode = 'after-sale-not-found'
const no: ErrorCode = 'after-sale-transition-not-allowed'
const now = day('28')
const parcel = { carrier: 'Northway Express', trackingNumber: 'NW48201173906' }

type Outcome = ErrorCode | 'quiet' | AfterSaleEvent['type']

/** What each command leads to in each life. */
const table: readonly (readonly [AfterSaleCommand, readonly Outcome[]])[] = [
  [
    { type: 'approve-after-sale', returnRequired: true, now },
    [none, 'after-sale-approved', 'quiet', 'quiet', no, no, no, no, no, no, no, no],
  ],
  [
    { type: 'reject-after-sale', reasonRef: sample.textRef(9), now },
    [none, 'after-sale-rejected', no, no, 'after-sale-rejected', no, 'after-sale-rejected', no, no, no, 'quiet', no],
  ],
  [
    { type: 'cancel-after-sale', now },
    [
      none,
      ...(['after-sale-cancelled', 'after-sale-cancelled', 'after-sale-cancelled'] as const),
      ...([no, no, no, no, no, no, no, 'quiet'] as const),
    ],
  ],
  [
    { type: 'receive-after-sale', condition: 'opened', toStock: 30, toScrap: 8, now },
    [none, no, 'after-sale-received', no, 'quiet', 'quiet', 'quiet', no, no, no, no, no],
  ],
  [
    { type: 'refund-after-sale', amount: refundAmount, now },
    [
      none,
      ...([no, no, 'after-sale-refund-approved', 'after-sale-refund-approved', 'quiet'] as const),
      ...(['after-sale-refund-approved', 'quiet', no, no, no, no] as const),
    ],
  ],
  [
    { type: 'refuse-after-sale-refund', attempt: 1, code: 'refund-exceeds-captured', now },
    [none, ...quiet(4), 'after-sale-refund-refused', ...quiet(6)],
  ],
  [{ type: 'record-after-sale-refunded', now }, [none, ...quiet(4), 'after-sale-refunded', ...quiet(6)]],
  [
    { type: 'replace-after-sale', quantity: 38, ...parcel, now },
    [
      none,
      ...([no, no, 'after-sale-replaced', 'after-sale-replaced', no, 'after-sale-replaced'] as const),
      ...([no, 'quiet', no, no, no] as const),
    ],
  ],
  [
    { type: 'close-after-sale', now },
    [none, no, no, no, no, no, no, 'after-sale-closed', 'after-sale-closed', 'quiet', no, no],
  ],
  [
    { type: 'add-after-sale-message', from: 'staff', messageRef: sample.textRef(7), fileIds: [], now },
    [none, ...Array.from({ length: 8 }, () => 'after-sale-message-added' as const), no, 'after-sale-message-added', no],
  ],
]

function quiet(count: number): Outcome[] {
  return Array.from({ length: count }, () => 'quiet' as const)
}

const outcomeOf = (events: readonly AfterSaleEvent[], command: AfterSaleCommand): Outcome => {
  const decision = afterSaleDecider.decide(fold(afterSaleDecider, events), command)
  if (isRejection(decision)) return decision.code
  for (const event of decision) expect(afterSaleDecider.eventSchema.parse(event)).toEqual(event)
  return decision[0]?.type ?? 'quiet'
}

describe.each(table)('$type', (command, outcomes) => {
  it.each(lives.map(([name, events], place) => [name, events, outcomes[place]] as const))(
    'on a request that is %s',
    (_, events, expected) => expect(outcomeOf(events, command)).toBe(expected),
  )
})

const rejectionOf = (events: readonly AfterSaleEvent[], command: AfterSaleCommand) =>
  afterSaleDecider.decide(fold(afterSaleDecider, events), command)

describe('what came back', () => {
  const receive = { type: 'receive-after-sale', condition: 'damaged', toStock: 0, toScrap: 0, now } as const
  it.each([
    [0, 0],
    [41, 0],
    [20, 21],
    [-1, 2],
    [0.5, 0.5],
  ])('is no %d pieces for stock and %d for scrap of 40', (toStock, toScrap) =>
    expect(rejectionOf([submitted, approved], { ...receive, toStock, toScrap })).toMatchObject({
      code: 'after-sale-quantity-not-allowed',
      data: { left: 40 },
    }),
  )
  it('goes to no stock if it was made to order', () => {
    const custom = { ...submitted, data: { ...submitted.data, custom: true } }
    expect(rejectionOf([custom, approved], { ...receive, toStock: 40 })).toMatchObject({
      code: 'after-sale-quantity-not-allowed',
    })
    expect(outcomeOf([custom, approved], { ...receive, toScrap: 40 })).toBe('after-sale-received')
  })
  it('is replaced by no more', () =>
    expect(
      rejectionOf([submitted, approved, received], { type: 'replace-after-sale', quantity: 39, ...parcel, now }),
    ).toMatchObject({ code: 'after-sale-quantity-not-allowed', data: { left: 38 } }))
})

describe('a refund that the order refused', () => {
  const again = [submitted, approved, received, refundApproved, sample.refundRefused]
  it('is followed by an attempt of its own', () =>
    expect(
      rejectionOf(again, { type: 'refund-after-sale', amount: { minor: 900, currency: 'USD' }, now }),
    ).toMatchObject([{ data: { attempt: 2, quantity: 38, amount: { minor: 900 } } }]))
  it('is not completed by a late report', () =>
    expect(outcomeOf(again, { type: 'record-after-sale-refunded', now })).toBe('quiet'))
})

describe('the conversation', () => {
  const write = (version: number, fileIds: typeof sample.applying.fileIds = []): AfterSaleCommand => ({
    type: 'add-after-sale-message',
    from: 'buyer',
    messageRef: sample.textRef(version),
    fileIds,
    now,
  })
  const messages = (count: number) =>
    Array.from({ length: count }, (_, place) => ({
      ...sample.messageAdded,
      data: { from: 'buyer' as const, messageRef: sample.textRef(place + 10), fileIds: [], addedAt: now },
    })) as AfterSaleEvent[]
  it('is quiet on the same message again', () =>
    expect(outcomeOf([submitted, ...messages(1)], write(10))).toBe('quiet'))
  it('has at most 100 messages', () => {
    expect(outcomeOf([submitted, ...messages(99)], write(500))).toBe('after-sale-message-added')
    expect(outcomeOf([submitted, ...messages(100)], write(500))).toBe('after-sale-message-limit-reached')
  })
  it('has at most 25 files together with the form', () => {
    const files = (count: number) =>
      Array.from({ length: count }, () => sample.applying.fileIds[0]).filter((id) => id !== undefined)
    expect(outcomeOf([submitted], write(500, files(24)))).toBe('after-sale-message-added')
    expect(outcomeOf([submitted], write(500, files(25)))).toBe('too-many-files')
  })
})
