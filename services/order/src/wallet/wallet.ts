import type { IncomingHttpHeaders } from 'node:http'
import { UnreachableError } from '@pinline/chassis/http/post-json'
import type { Rejection } from '@pinline/contracts/api/error-codes'
import type { OrderNumber } from '@pinline/events/ids'
import type { CurrencyCode, Money } from '@pinline/events/money'
import type { AttemptId, CaptureId, RefundId } from '@pinline/events/order/payment-ids'
import type { RefundFailure } from '@pinline/events/order/refund-failed'
import type { RefundReason } from '@pinline/events/order/refund-reason'
import type { WalletKind } from '@pinline/events/order/wallet-kind'

export interface WalletCapture {
  readonly captureId: CaptureId
  readonly amount: Money
  /** ISO time, by the wallet's clock. */
  readonly capturedAt: string
}

/** Status of an attempt at the wallet. `busy`: the payer is paying right now, and the result is open. */
export type AttemptStatus =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'open' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'declined' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'captured'; readonly capture: WalletCapture }

/** Result of closing an attempt. After `busy` it may still be captured: query again. */
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
  /** Content of the QR code. */
  readonly qrUrl: string
  /** Whether the URL opens the wallet on the same device; false: it can only be scanned. */
  readonly opensHere: boolean
}

export interface RefundRequest {
  readonly refundId: RefundId
  readonly captureId: CaptureId
  readonly attemptId: AttemptId
  readonly orderNo: OrderNumber
  /** The whole capture, or a part of it. */
  readonly amount: Money
  /** The whole of what was captured. */
  readonly captured: Money
  readonly reason: RefundReason
}

/**
 * A webhook with valid signature, freshness and nonce. A hint: the wallet is queried, and only its response is
 * recorded. `orderNo` if the webhook names one.
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
      /** The attempt to be refunded. */
      readonly attemptId: AttemptId
      readonly refundId: RefundId
    }

/** The wallet did not respond, or its response cannot be trusted: nothing is known and nothing may be decided. */
export class WalletUnreachable extends UnreachableError {}

/**
 * The port to the wallet that buyers pay with. Every call can be repeated and takes effect once. All calls to the
 * wallet throw `WalletUnreachable` if it does not respond.
 */
export interface Wallet {
  readonly kind: WalletKind
  /** Refunds of one capture are requested at least so far apart, ms. */
  readonly refundIntervalMs: number
  /** The currency that it charges for an order in the given one. */
  chargeCurrency(currency: CurrencyCode): CurrencyCode
  /**
   * Makes the attempt payable until `expiresAt`. An attempt closed before it was opened stays closed if the wallet
   * supports that; the caller closes it again if the order has changed in the meantime.
   */
  openAttempt(attempt: AttemptRequest): Promise<OpenedAttempt>
  queryAttempt(attemptId: AttemptId): Promise<AttemptStatus>
  /** Afterwards the attempt accepts no money, unless the result says that it already has, or may. */
  closeAttempt(attemptId: AttemptId): Promise<ClosedAttemptStatus>
  /**
   * Requests a refund. The same refund id is one refund; a failed one is restarted. A capture has up to 50 refunds, which
   * together are at most its amount: beyond that a request fails.
   */
  requestRefund(refund: RefundRequest): Promise<RefundStatus>
  queryRefund(refundId: RefundId): Promise<RefundStatus | { readonly kind: 'unknown' }>
  /**
   * Reads a request to the webhook URL: `signature-invalid` (forged), `notice-stale`, `notice-replayed`, or
   * `invalid-input` if it is signed but malformed.
   */
  readWebhook(message: {
    readonly headers: IncomingHttpHeaders
    readonly rawBody: Buffer
  }): Promise<Webhook | Rejection>
}
