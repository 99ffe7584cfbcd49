import type { OrderNumber } from '@pinline/events/ids'
import type { Money } from '@pinline/events/money'
import type { AttemptId, CaptureId, RefundId } from '@pinline/events/order/payment-ids'

export interface WalletCapture {
  readonly captureId: CaptureId
  readonly amount: Money
  /** ISO time, by the wallet's clock. */
  readonly capturedAt: string
}

export type AttemptStanding =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'open' }
  | { readonly kind: 'declined' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'captured'; readonly capture: WalletCapture }

/**
 * The port to the wallet that buyers pay with. Every call may be repeated and has one effect. Throws where the wallet
 * cannot be reached.
 */
export interface Wallet {
  /** Makes the attempt payable until `expiresAt`; answers what the QR code holds. An attempt closed before it was opened stays closed. */
  openAttempt(attempt: {
    readonly attemptId: AttemptId
    readonly orderNo: OrderNumber
    readonly amount: Money
    readonly expiresAt: string
  }): Promise<{ readonly qrUrl: string }>
  /** After this the attempt takes no money, unless the answer says that it already has. */
  closeAttempt(attemptId: AttemptId): Promise<Exclude<AttemptStanding, { kind: 'unknown' | 'open' }>>
  queryAttempt(attemptId: AttemptId): Promise<AttemptStanding>
  /** Gives money back. The same refund id is one refund. */
  refund(refund: {
    readonly refundId: RefundId
    readonly captureId: CaptureId
    readonly orderNo: OrderNumber
    readonly amount: Money
  }): Promise<void>
}
