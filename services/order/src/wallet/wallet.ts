import type { IncomingHttpHeaders } from 'node:http'
import { UnreachableError } from '@pinline/chassis/http/post-json'
import type { Rejection } from '@pinline/contracts/api/error-codes'
import type { OrderNumber } from '@pinline/events/ids'
import type { CurrencyCode, Money } from '@pinline/events/money'
import type { AttemptId, CaptureId, RefundId } from '@pinline/events/order/payment-ids'
import type { RefundFailure } from '@pinline/events/order/refund-failed'
import type { RefundReason } from '@pinline/events/order/refund-requested'
import type { WalletKind } from '@pinline/events/order/wallet-kind'

export interface WalletCapture {
  readonly captureId: CaptureId
  readonly amount: Money
  /** ISO time, by the wallet's clock. */
  readonly capturedAt: string
}

/** What the wallet's books say of an attempt. `busy`: the payer is at it right now, and nothing is decided yet. */
export type AttemptStatus =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'open' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'declined' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'captured'; readonly capture: WalletCapture }

/** What came of closing an attempt. After `busy` it may still take money: ask again. */
export type ClosedAttemptStatus = Exclude<AttemptStatus, { kind: 'unknown' | 'open' }>

export type RefundStatus =
  | { readonly kind: 'processing' }
  /** `at`: ISO time, by the wallet's clock. */
  | { readonly kind: 'completed'; readonly at: string }
  | { readonly kind: 'failed'; readonly code: RefundFailure }

export interface AttemptRequest {
  readonly attemptId: AttemptId
  readonly orderNo: OrderNumber
  readonly amount: Money
  /** ISO time at which the code ends. */
  readonly expiresAt: string
}

export interface OpenedAttempt {
  /** What the QR code holds. */
  readonly qrUrl: string
  /** Whether the same address opens the wallet on the device that shows it; false: it can only be scanned. */
  readonly opensHere: boolean
}

export interface RefundRequest {
  readonly refundId: RefundId
  readonly captureId: CaptureId
  readonly attemptId: AttemptId
  readonly orderNo: OrderNumber
  readonly amount: Money
  /** The whole of what was captured. */
  readonly captured: Money
  readonly reason: RefundReason
}

/**
 * What the wallet tells by itself, its signature, freshness and nonce found right. A hint: what is recorded is what the
 * books say when they are asked. `orderNo` where the notice names one.
 */
export type Webhook =
  | {
      readonly kind: 'captured'
      readonly orderNo?: OrderNumber
      readonly attemptId: AttemptId
      readonly capture: WalletCapture
    }
  | { readonly kind: 'declined'; readonly orderNo?: OrderNumber; readonly attemptId: AttemptId }
  | {
      readonly kind: 'refund'
      readonly orderNo?: OrderNumber
      /** The attempt whose money goes back. */
      readonly attemptId: AttemptId
      readonly refundId: RefundId
    }

/** The wallet did not answer, or not so that it can be believed: nothing is known and nothing may be decided. */
export class WalletUnreachable extends UnreachableError {}

/**
 * The port to the wallet that buyers pay with. Every call may be repeated and has one effect. All but `takes` throw
 * `WalletUnreachable` where the wallet cannot be asked.
 */
export interface Wallet {
  readonly kind: WalletKind
  /** The currency that it charges for an order in the given one. */
  chargeCurrency(currency: CurrencyCode): CurrencyCode
  /**
   * Makes the attempt payable until `expiresAt`. An attempt closed before it was opened stays closed where the wallet
   * can do that; whoever opens one closes it again where the order has moved on meanwhile.
   */
  openAttempt(attempt: AttemptRequest): Promise<OpenedAttempt>
  queryAttempt(attemptId: AttemptId): Promise<AttemptStatus>
  /** After this the attempt takes no money, unless the answer says that it already has, or may. */
  closeAttempt(attemptId: AttemptId): Promise<ClosedAttemptStatus>
  /** Gives money back. The same refund id is one refund; a failed one is begun again. */
  requestRefund(refund: RefundRequest): Promise<RefundStatus>
  queryRefund(refundId: RefundId): Promise<RefundStatus | { readonly kind: 'unknown' }>
  /**
   * Reads what came to the notice address: `signature-invalid` (forged), `notice-stale`, `notice-replayed`, or
   * `invalid-input` where it is signed and makes no sense.
   */
  readWebhook(message: {
    readonly headers: IncomingHttpHeaders
    readonly rawBody: Buffer
  }): Promise<Webhook | Rejection>
}
