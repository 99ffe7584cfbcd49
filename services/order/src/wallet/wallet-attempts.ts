import type { OrderNumber } from '@pinline/events/ids'
import type { Money } from '@pinline/events/money'
import type { AttemptId, CaptureId, RefundId } from '@pinline/events/order/payment-ids'
import type { WalletFaults } from '../contract/wallet-calls.ts'
import type { OrderPlatform } from '../order-platform.ts'

/** A notice that is still to be sent. */
export interface PendingNotice {
  readonly due: Date
  readonly tries: number
  /** How often it is sent in all: twice where the fault `duplicate` was on. */
  readonly copies: number
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
  readonly notice?: PendingNotice
}

export interface WalletRefund {
  readonly _id: RefundId
  readonly captureId: CaptureId
  readonly orderNo: OrderNumber
  readonly amount: Money
  readonly refundedAt: Date
}

const durable = { writeConcern: { w: 'majority' as const, journal: true } }

export const walletAttempts = (platform: OrderPlatform) =>
  platform.db.collection<WalletAttempt>('wallet-attempts', durable)

export const walletRefunds = (platform: OrderPlatform) =>
  platform.db.collection<WalletRefund>('wallet-refunds', durable)

const faultsOf = (platform: OrderPlatform) =>
  platform.db.collection<WalletFaults & { readonly _id: 'current' }>('wallet-faults')

const none: WalletFaults = { duplicate: false, delayMs: 0, lose: false, forge: false, wrongAmount: false }

export const readFaults = async (platform: OrderPlatform): Promise<WalletFaults> => {
  const kept = await faultsOf(platform).findOne({ _id: 'current' })
  if (kept === null) return none
  const { _id, ...faults } = kept
  return faults
}

export const keepFaults = async (platform: OrderPlatform, faults: WalletFaults): Promise<void> => {
  await faultsOf(platform).updateOne({ _id: 'current' }, { $set: faults }, { upsert: true })
}

export const prepareWalletLedger = async (platform: OrderPlatform): Promise<void> => {
  await walletAttempts(platform).createIndex(
    { 'notice.due': 1 },
    { partialFilterExpression: { 'notice.due': { $exists: true } } },
  )
  await walletAttempts(platform).createIndex({ orderNo: 1 })
  await walletRefunds(platform).createIndex({ orderNo: 1 })
}
