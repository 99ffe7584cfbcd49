import type { BuyerId, OrderNumber, VaultReference } from '@pinline/events/ids'
import type { CurrencyCode, Money } from '@pinline/events/money'
import type { CancelReason } from '@pinline/events/order/order-cancelled'
import type { OrderLine } from '@pinline/events/order/order-line'
import type { CloseReason } from '@pinline/events/order/payment-attempt-closed'
import type { AttemptId, CaptureId, RefundId } from '@pinline/events/order/payment-ids'
import type { ShippingMethod } from '@pinline/events/order/shipping-method'
import type { OrderStatus } from '../../contract/order-status.ts'

export interface AttemptPart {
  readonly attemptId: AttemptId
  readonly status: 'open' | 'closed' | 'captured'
  readonly amount: Money
  readonly startedAt: string
  readonly expiresAt: string
  readonly endedAt: string | null
  readonly reason: CloseReason | null
}

export interface RefundPart {
  readonly refundId: RefundId
  readonly captureId: CaptureId
  readonly amount: Money
  readonly requestedAt: string
  readonly completedAt: string | null
}

/** One order as it is kept for lists and details; names, pictures, address and remark are joined when it is read. */
export interface OrderViewRow {
  readonly orderNo: OrderNumber
  readonly buyerId: BuyerId
  readonly status: OrderStatus
  readonly stock: 'checking' | 'reserved'
  /** Whether lists show it: from the reservation on, and never when it ended for want of stock. */
  readonly listed: boolean
  readonly cancelReason: CancelReason | null
  readonly lines: readonly OrderLine[]
  readonly goodsTotal: Money
  readonly freight: Money
  readonly total: Money
  readonly weightGrams: number
  readonly currency: CurrencyCode
  readonly rate: string
  readonly shippingMethod: ShippingMethod
  readonly addressRef: VaultReference
  readonly remarkRef: VaultReference | null
  readonly noteRef: VaultReference | null
  readonly poNumber: string | null
  readonly placedAt: string
  readonly payBefore: string
  readonly confirmedAt: string | null
  readonly stockingAt: string | null
  readonly testingAt: string | null
  readonly shippedAt: string | null
  readonly completedAt: string | null
  readonly cancelledAt: string | null
  readonly carrier: string | null
  readonly trackingNumber: string | null
  readonly attempts: readonly AttemptPart[]
  readonly refunds: readonly RefundPart[]
  /** True while an attempt is open at the wallet, as far as is recorded. */
  readonly hasOpenAttempt: boolean
  /** True while a refund is asked for and not yet through. */
  readonly hasOpenRefund: boolean
}
