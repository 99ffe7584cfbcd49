import type { BuyerId, OrderNumber } from '@pinline/events/ids'
import type { CurrencyCode, Money } from '@pinline/events/money'
import type { CancelReason } from '@pinline/events/order/order-cancelled'
import type { OrderEvent } from '@pinline/events/order/order-event'
import type { OrderLine } from '@pinline/events/order/order-line'
import type { OrderPlaced } from '@pinline/events/order/order-placed'
import type { AttemptId, CaptureId, RefundId } from '@pinline/events/order/payment-ids'
import type { OrderStatus } from './transitions.ts'

export interface OpenAttempt {
  readonly attemptId: AttemptId
  readonly amount: Money
  readonly expiresAt: string
}

export interface Capture {
  readonly captureId: CaptureId
  readonly amount: Money
}

export interface Refund {
  readonly refundId: RefundId
  readonly captureId: CaptureId
  readonly amount: Money
  readonly completed: boolean
}

/** What every order has from its placing on. */
export interface Placement {
  readonly orderNo: OrderNumber
  readonly buyerId: BuyerId
  readonly placementId: string
  readonly currency: CurrencyCode
  readonly lines: readonly OrderLine[]
  readonly total: Money
  readonly placedAt: string
  readonly payBefore: string
  /** The attempt that the wallet may still take money for; one may outlive the order's confirmation by another. */
  readonly openAttempt: OpenAttempt | null
  readonly captures: readonly Capture[]
  readonly refunds: readonly Refund[]
}

export type Order =
  | { readonly status: 'new' }
  | (Placement & { readonly status: 'pending'; readonly stock: 'checking' | 'reserved' })
  | (Placement & { readonly status: 'confirmed' | 'stocking' | 'testing' })
  | (Placement & { readonly status: 'shipped'; readonly carrier: string; readonly trackingNumber: string })
  | (Placement & { readonly status: 'completed'; readonly by: 'buyer' | 'time' })
  | (Placement & { readonly status: 'cancelled'; readonly reason: CancelReason })

export type PlacedOrder = Exclude<Order, { status: 'new' }>

export const newOrder: Order = { status: 'new' }

/** Captured money less completed refunds, minor units of the order's currency. */
export const moneyHeld = (order: PlacedOrder): number =>
  order.captures.reduce((sum, capture) => sum + capture.amount.minor, 0) -
  order.refunds.reduce((sum, refund) => sum + (refund.completed ? refund.amount.minor : 0), 0)

const placed = (data: OrderPlaced['data']): Order => ({
  status: 'pending',
  stock: 'checking',
  orderNo: data.orderNo,
  buyerId: data.buyerId,
  placementId: data.placementId,
  currency: data.currency,
  lines: data.lines,
  total: data.total,
  placedAt: data.placedAt,
  payBefore: data.payBefore,
  openAttempt: null,
  captures: [],
  refunds: [],
})

const placementOf = (order: PlacedOrder): Placement => ({
  orderNo: order.orderNo,
  buyerId: order.buyerId,
  placementId: order.placementId,
  currency: order.currency,
  lines: order.lines,
  total: order.total,
  placedAt: order.placedAt,
  payBefore: order.payBefore,
  openAttempt: order.openAttempt,
  captures: order.captures,
  refunds: order.refunds,
})

const withoutAttempt = (order: PlacedOrder, attemptId: AttemptId): PlacedOrder =>
  order.openAttempt?.attemptId === attemptId ? { ...order, openAttempt: null } : order

const moved = (order: PlacedOrder, status: Extract<OrderStatus, 'confirmed' | 'stocking' | 'testing'>): Order => ({
  ...placementOf(order),
  status,
})

/** Folds one fact. A fact other than `order-placed` before the placing is a damaged stream and throws. */
export const evolve = (order: Order, fact: OrderEvent): Order => {
  if (fact.type === 'order-placed') return placed(fact.data)
  if (order.status === 'new') throw new Error(`${fact.type} before order-placed`)
  switch (fact.type) {
    case 'stock-reserved':
      return order.status === 'pending' ? { ...order, stock: 'reserved' } : order
    case 'payment-attempt-started': {
      const { attemptId, amount, expiresAt } = fact.data
      return { ...order, openAttempt: { attemptId, amount, expiresAt } }
    }
    case 'payment-attempt-closed':
      return withoutAttempt(order, fact.data.attemptId)
    case 'payment-captured': {
      const { attemptId, captureId, amount } = fact.data
      return { ...withoutAttempt(order, attemptId), captures: [...order.captures, { captureId, amount }] }
    }
    case 'order-confirmed':
      return moved(order, 'confirmed')
    case 'stocking-started':
      return moved(order, 'stocking')
    case 'testing-started':
      return moved(order, 'testing')
    case 'order-shipped': {
      const { carrier, trackingNumber } = fact.data
      return { ...placementOf(order), status: 'shipped', carrier, trackingNumber }
    }
    case 'order-completed':
      return { ...placementOf(order), status: 'completed', by: fact.data.by }
    case 'order-cancelled':
      return { ...placementOf(order), status: 'cancelled', reason: fact.data.reason }
    case 'refund-requested': {
      const { refundId, captureId, amount } = fact.data
      return { ...order, refunds: [...order.refunds, { refundId, captureId, amount, completed: false }] }
    }
    case 'refund-completed':
      return {
        ...order,
        refunds: order.refunds.map((refund) =>
          refund.refundId === fact.data.refundId ? { ...refund, completed: true } : refund,
        ),
      }
    default: {
      const missing: never = fact
      return missing
    }
  }
}
