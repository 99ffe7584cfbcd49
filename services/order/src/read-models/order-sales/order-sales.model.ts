import type { CurrencyCode } from '@pinline/events/money'
import type { CaptureId, RefundId } from '@pinline/events/order/payment-ids'

/** What an order adds to a day, in minor units of its currency and, by its rate, in cents of the base currency. */
export interface SalesEntry {
  readonly kind: 'placed' | 'paid' | 'refunded'
  /** A calendar date, UTC. */
  readonly day: string
  readonly minor: number
  readonly base: number
}

/** What one order adds to the sales. */
export interface OrderSalesRow {
  readonly currency: CurrencyCode
  /** Where it was to be delivered when it was placed; null where that was not recorded. */
  readonly country: string | null
  readonly rate: string
  readonly total: number
  readonly placedOn: string
  /** Captures before one confirmed the order. */
  readonly captures: readonly { readonly captureId: CaptureId; readonly day: string }[]
  /** The capture that confirmed it: only refunds of this one take from what was paid. */
  readonly payingCapture: CaptureId | null
  /** Requested refunds of that capture, in the order's currency. */
  readonly refunds: readonly { readonly refundId: RefundId; readonly minor: number }[]
  readonly entries: readonly SalesEntry[]
  /** Every day that it ever had an entry on: these are summed again when it changes. */
  readonly days: readonly string[]
}
