import { fold } from '@pinline/chassis/domain/decider'
import { type ErrorCode, isRejection } from '@pinline/contracts/api/error-codes'
import type { AfterSaleEvent } from '@pinline/events/order/after-sale-event'
import { describe, expect, it } from 'vitest'
import * as sample from './after-sale.fixtures.ts'
import { type AfterSaleCommand, afterSaleDecider } from './after-sale-decider.ts'

const { submitted, approved, approvedWithoutReturn, received, refundApproved, replacementApproved, day, refundAmount } =
  sample
const inspected = [submitted, approved, received]

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
  ['received, replacement waiting for stock', [...inspected, replacementApproved]],
  ['received, replacement ready', [...inspected, replacementApproved, sample.replacementReserved]],
  ['received, replacement not in stock', [...inspected, replacementApproved, sample.replacementRefused]],
  [
    'received, replacement withdrawn',
    [...inspected, replacementApproved, sample.replacementReserved, sample.replacementWithdrawn],
  ],
]

const none: ErrorCode = 'after-sale-not-found'
const no: ErrorCode = 'after-sale-transition-not-allowed'
const now = day('28')
const parcel = { carrier: 'Northway Express', trackingNumber: 'NW48201173906' }

const replacing = 'after-sale-replacement-approved'

type Outcome = ErrorCode | 'quiet' | AfterSaleEvent['type']

/** What each command leads to in each life. */
const table: readonly (readonly [AfterSaleCommand, readonly Outcome[]])[] = [
  [
    { type: 'approve-after-sale', returnRequired: true, now },
    [none, 'after-sale-approved', 'quiet', 'quiet', ...refused(12)],
  ],
  [
    { type: 'reject-after-sale', reasonRef: sample.textRef(9), now },
    [
      ...([none, 'after-sale-rejected', no, no, 'after-sale-rejected', no, 'after-sale-rejected', no] as const),
      ...([no, no, 'quiet', no, no, no, 'after-sale-rejected', 'after-sale-rejected'] as const),
    ],
  ],
  [
    { type: 'cancel-after-sale', now },
    [
      none,
      ...(['after-sale-cancelled', 'after-sale-cancelled', 'after-sale-cancelled'] as const),
      ...([no, no, no, no, no, no, no, 'quiet', no, no, no, no] as const),
    ],
  ],
  [
    { type: 'receive-after-sale', condition: 'opened', toStock: 30, toScrap: 8, now },
    [none, no, 'after-sale-received', no, 'quiet', 'quiet', 'quiet', no, no, no, no, no, ...quiet(4)],
  ],
  [
    { type: 'refund-after-sale', amount: refundAmount, now },
    [
      none,
      ...([no, no, 'after-sale-refund-approved', 'after-sale-refund-approved', 'quiet'] as const),
      ...(['after-sale-refund-approved', 'quiet', no, no, no, no] as const),
      ...([no, no, 'after-sale-refund-approved', 'after-sale-refund-approved'] as const),
    ],
  ],
  [
    { type: 'refuse-after-sale-refund', attempt: 1, code: 'refund-exceeds-captured', now },
    [none, ...quiet(4), 'after-sale-refund-refused', ...quiet(10)],
  ],
  [{ type: 'record-after-sale-refunded', now }, [none, ...quiet(4), 'after-sale-refunded', ...quiet(10)]],
  [
    { type: 'replace-after-sale', quantity: 38, fromStock: true, now },
    [
      none,
      ...([no, no, replacing, replacing, no, replacing, no, no, no, no, no] as const),
      ...(['quiet', 'quiet', replacing, replacing] as const),
    ],
  ],
  [
    { type: 'record-replacement-stock', attempt: 1, available: null, now },
    [none, ...quiet(11), 'after-sale-replacement-reserved', ...quiet(3)],
  ],
  [
    { type: 'record-replacement-stock', attempt: 1, available: 12, now },
    [none, ...quiet(11), 'after-sale-replacement-refused', ...quiet(3)],
  ],
  [
    { type: 'ship-replacement', ...parcel, now },
    [none, ...refused(7), 'quiet', ...refused(4), 'after-sale-replaced', ...refused(2)],
  ],
  [{ type: 'withdraw-replacement', now }, [none, ...refused(12), 'after-sale-replacement-withdrawn', no, 'quiet']],
  [
    { type: 'close-after-sale', now },
    [none, ...refused(6), 'after-sale-closed', 'after-sale-closed', 'quiet', ...refused(6)],
  ],
  [
    { type: 'add-after-sale-message', from: 'staff', messageRef: sample.textRef(7), fileIds: [], now },
    [...[none, ...written(8), no, ...written(1), no], ...written(4)],
  ],
]

function refused(count: number): Outcome[] {
  return Array.from({ length: count }, () => no)
}

function written(count: number): Outcome[] {
  return Array.from({ length: count }, () => 'after-sale-message-added' as const)
}

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
      rejectionOf([submitted, approved, received], { type: 'replace-after-sale', quantity: 39, fromStock: true, now }),
    ).toMatchObject({ code: 'after-sale-quantity-not-allowed', data: { left: 38 } }))
})

describe('a replacement', () => {
  const replace = { type: 'replace-after-sale', quantity: 38, fromStock: true, now } as const
  it('that no stock had, or that was withdrawn, is followed by an attempt of its own', () => {
    for (const last of [[sample.replacementRefused], [sample.replacementReserved, sample.replacementWithdrawn]])
      expect(rejectionOf([...inspected, replacementApproved, ...last], replace)).toMatchObject([
        { data: { attempt: 2 } },
      ])
  })
  it('of made-to-order parts, and of repaired ones, waits for no stock', () => {
    const custom = { ...submitted, data: { ...submitted.data, custom: true } }
    for (const [first, command] of [
      [custom, replace],
      [submitted, { ...replace, fromStock: false }],
    ] as const) {
      const events = [first, approved, received]
      const decision = rejectionOf(events, command)
      expect(decision).toMatchObject([{ data: { fromStock: false } }])
      if (isRejection(decision)) return
      expect(outcomeOf([...events, ...decision], { type: 'ship-replacement', ...parcel, now })).toBe(
        'after-sale-replaced',
      )
    }
  })
  it('is a parcel of the order', () =>
    expect(
      rejectionOf([...inspected, replacementApproved, sample.replacementReserved], {
        type: 'ship-replacement',
        ...{ ...parcel, weightGrams: 120, now },
      }),
    ).toEqual([
      {
        type: 'after-sale-replaced',
        data: {
          ...{ quantity: 38, ...parcel, replacedAt: now },
          parcel: {
            orderNo: sample.applying.orderNo,
            productId: sample.returnedLine.productId,
            ...{ fromStock: true, weightGrams: 120 },
          },
        },
      },
    ]))
  it('is not reserved by a late result of another attempt', () =>
    expect(
      outcomeOf([...inspected, replacementApproved], {
        type: 'record-replacement-stock',
        ...{ attempt: 2, available: null, now },
      }),
    ).toBe('quiet'))
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
