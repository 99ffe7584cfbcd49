import { type BuyerId, buyerId, orderNumber, productId, vaultReference } from '@pinline/events/ids'
import type { Money } from '@pinline/events/money'
import type { OrderEvent } from '@pinline/events/order/order-event'
import type { OrderLine } from '@pinline/events/order/order-line'
import { attemptId, captureId, refundId } from '@pinline/events/order/payment-ids'
import { shippingMethod } from '@pinline/events/order/shipping-method'

/** The final status of a sample order. */
type End = 'pending' | 'confirmed' | 'stocking' | 'testing' | 'shipped' | 'completed' | 'expired' | 'refund-failed'

export interface OrderLife {
  readonly orderNo: string
  readonly buyerId: BuyerId
  readonly events: readonly OrderEvent[]
}

export interface LivesOptions {
  readonly orders: number
  /** Has every 40th order; the others belong to 400 buyers. */
  readonly heavyBuyer: BuyerId
  readonly productIds: readonly string[]
  /** Time of the last order; the first was placed a year before. */
  readonly until: Date
}

const hour = 3_600_000
const year = 365 * 24 * hour
const methods = shippingMethod.options

/** Of 1,000 orders: 9 pending, 20 each confirmed, stocking and testing, 30 shipped, 6 expired, 5 with a refund that failed. */
const ends: readonly (readonly [below: number, end: End])[] = [
  [5, 'refund-failed'],
  [14, 'pending'],
  [34, 'confirmed'],
  [54, 'stocking'],
  [74, 'testing'],
  [104, 'shipped'],
  [110, 'expired'],
]
const endOf = (n: number): End => ends.find(([below]) => n % 1000 < below)?.[1] ?? 'completed'

const usd = (minor: number): Money => ({ minor, currency: 'USD' })

const lineOf = (id: string, quantity: number): OrderLine => ({
  productId: productId.parse(id),
  model: '43045-1000',
  manufacturer: 'Molex',
  quantity,
  unitPrice: { amount: 4000, scale: 4, currency: 'USD' },
  lineTotal: usd(quantity * 40),
  weightGrams: 2,
  custom: false,
})

/** The n-th of some orders, with all events of its life: two to nine. */
export const orderLife = (n: number, { orders, heavyBuyer, productIds, until }: LivesOptions): OrderLife => {
  const end = endOf(n)
  const at = until.getTime() - year + Math.floor((n * year) / orders)
  const placedAt = new Date(at).toISOString()
  const day = placedAt.slice(2, 10).replaceAll('-', '')
  const orderNo = orderNumber.parse(`${day}${String((n * 7919) % 1_000_000).padStart(6, '0')}0`)
  const owner = n % 40 === 7 ? heavyBuyer : buyerId.parse(`b-sample${String(n % 400).padStart(18, '0')}`)
  const later = (hours: number): string => new Date(at + hours * hour).toISOString()
  const lines = [0, 1, 2]
    .slice(0, 1 + (n % 3))
    .map((k) => lineOf(productIds[(n + k) % productIds.length] ?? '', 10 + (n % 90)))
  const goods = lines.reduce((sum, line) => sum + line.lineTotal.minor, 0)
  const total = usd(goods + 2460)
  const quantities = lines.map(({ productId: id, quantity }) => ({ productId: id, quantity }))
  const attempt = attemptId.parse(`pay-sample${String(n).padStart(8, '0')}`)
  const capture = captureId.parse(`cap-sample${String(n).padStart(8, '0')}`)
  const refund = refundId.parse(`refund-${capture}`)

  const placed: OrderEvent[] = [
    {
      type: 'order-placed',
      data: {
        orderNo,
        buyerId: owner,
        placementId: `placing-${orderNo}`,
        currency: 'USD',
        rate: '1',
        lines,
        goodsTotal: usd(goods),
        freight: usd(2460),
        total,
        weightGrams: 508,
        shippingMethod: methods[n % methods.length] ?? 'standard',
        addressRef: vaultReference.parse('address-a-0123456789ab@3'),
        placedAt,
        payBefore: end === 'pending' ? '2036-11-22T09:12:04.118Z' : later(24),
      },
    },
    { type: 'stock-reserved', data: { lines: quantities, reservedAt: later(0) } },
  ]
  if (end === 'pending') return { orderNo, buyerId: owner, events: placed }
  const cancelled = (reason: 'deadline' | 'staff', hours: number): OrderEvent => ({
    type: 'order-cancelled',
    data: { reason, lines: quantities, cancelledAt: later(hours) },
  })
  if (end === 'expired') return { orderNo, buyerId: owner, events: [...placed, cancelled('deadline', 24)] }
  const paid: OrderEvent[] = [
    ...placed,
    {
      type: 'payment-attempt-started',
      data: { attemptId: attempt, amount: total, startedAt: later(0.1), expiresAt: later(0.35) },
    },
    {
      type: 'payment-captured',
      data: { attemptId: attempt, captureId: capture, amount: total, capturedAt: later(0.2) },
    },
    { type: 'order-confirmed', data: { captureId: capture, confirmedAt: later(0.2) } },
  ]
  if (end === 'refund-failed')
    return {
      orderNo,
      buyerId: owner,
      events: [
        ...paid,
        cancelled('staff', 1),
        {
          type: 'refund-requested',
          data: {
            refundId: refund,
            captureId: capture,
            amount: total,
            reason: 'order-cancelled',
            requestedAt: later(1),
          },
        },
        // A refund that the wallet refused: only staff retry it, no job does.
        { type: 'refund-failed', data: { refundId: refund, code: 'abnormal', failedAt: later(2) } },
      ],
    }
  const steps: OrderEvent[] = [
    { type: 'stocking-started', data: { startedAt: later(2) } },
    { type: 'testing-started', data: { startedAt: later(4) } },
    {
      type: 'order-shipped',
      data: {
        carrier: 'Northway Express',
        trackingNumber: `NW${orderNo}`,
        // Recent, so that no job confirms its receipt during the run.
        shippedAt: end === 'shipped' ? new Date(until.getTime() - hour).toISOString() : later(20),
        lines: quantities,
        madeToOrder: [],
      },
    },
    { type: 'order-completed', data: { by: 'buyer', completedAt: later(200) } },
  ]
  const reached = ['confirmed', 'stocking', 'testing', 'shipped', 'completed'].indexOf(end)
  return { orderNo, buyerId: owner, events: [...paid, ...steps.slice(0, reached)] }
}
