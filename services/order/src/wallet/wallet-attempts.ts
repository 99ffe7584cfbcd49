import { endsAfter, expiryIndex } from '@pinline/chassis/retention/expiry'
import type { OrderNumber } from '@pinline/events/ids'
import type { Money } from '@pinline/events/money'
import type { AttemptId, CaptureId, RefundId } from '@pinline/events/order/payment-ids'
import type { WalletDeps } from './wallet-deps.ts'

/** How a webhook is wrong on purpose. */
export type WebhookFlaw = 'stale' | 'replay' | 'otherOrder' | 'misreport'

/** A webhook that is still to be sent. */
export interface PendingWebhook {
  readonly due: Date
  readonly tries: number
  /** How often it is sent in all: twice if the fault `duplicate` was on. */
  readonly copies: number
  readonly flaw?: WebhookFlaw
}

/** One attempt in the simulated wallet's durable ledger. A captured one is the capture, too. */
export interface WalletAttempt {
  readonly _id: AttemptId
  readonly orderNo?: OrderNumber
  readonly amount?: Money
  readonly expiresAt?: Date
  readonly status: 'open' | 'captured' | 'declined' | 'closed'
  readonly captureId?: CaptureId
  readonly capturedAmount?: Money
  readonly capturedAt?: Date
  /** The refunds that were requested of a capture, each once; absent if there are none. */
  readonly refunds?: readonly { readonly refundId: RefundId; readonly minor: number }[]
  readonly notice?: PendingWebhook
  /** The webhooks that were sent, at most a few tries. */
  readonly sent?: readonly SentWebhook[]
}

/** A completed refund. */
export interface WalletRefund {
  readonly _id: RefundId
  readonly captureId: CaptureId
  readonly orderNo: OrderNumber
  readonly amount: Money
  readonly refundedAt: Date
}

/** A refund that is delayed, or failed. */
export interface PendingWalletRefund {
  readonly _id: RefundId
  readonly attemptId: AttemptId
  readonly captureId: CaptureId
  readonly orderNo: OrderNumber
  readonly amount: Money
  readonly status: 'processing' | 'failed'
  /** When it completes. */
  readonly through?: Date
  /** Due time of its webhook; absent if none is sent. */
  readonly notice?: PendingWebhook
}

export interface SentWebhook {
  readonly kind: 'captured' | 'declined' | 'refund'
  readonly attemptId: AttemptId
  readonly orderNo: OrderNumber
  readonly outcome: string
  readonly sentAt: Date
}

const durable = { writeConcern: { w: 'majority' as const, journal: true } }

export const walletAttempts = (platform: WalletDeps) =>
  platform.db.collection<WalletAttempt>('wallet-attempts', durable)

export const walletRefunds = (platform: WalletDeps) => platform.db.collection<WalletRefund>('wallet-refunds', durable)

export const pendingWalletRefunds = (platform: WalletDeps) =>
  platform.db.collection<PendingWalletRefund>('wallet-refunds-asked', durable)

/** Webhooks that belong to no write of an attempt: those of refunds, and those that are wrong on purpose. */
export const sentWebhooks = (platform: WalletDeps) => platform.db.collection<SentWebhook>('wallet-notices')

export const walletNoticesExpiry = endsAfter('sentAt', { kind: 'wallet-notices', days: 7, from: 'written' })

const whereDue = { partialFilterExpression: { 'notice.due': { $exists: true } } }

export const prepareWalletLedger = async (platform: WalletDeps): Promise<void> => {
  await walletAttempts(platform).createIndex({ 'notice.due': 1 }, whereDue)
  await walletAttempts(platform).createIndex({ orderNo: 1 })
  await walletAttempts(platform).createIndex(
    { captureId: 1 },
    { partialFilterExpression: { captureId: { $exists: true } } },
  )
  await walletRefunds(platform).createIndex({ orderNo: 1 })
  await pendingWalletRefunds(platform).createIndex({ 'notice.due': 1 }, whereDue)
  await sentWebhooks(platform).createIndex({ orderNo: 1 })
  await sentWebhooks(platform).createIndexes([expiryIndex(walletNoticesExpiry)])
}
