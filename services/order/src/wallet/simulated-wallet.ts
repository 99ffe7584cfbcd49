import type { WalletFaults } from '@pinline/contracts/order/payment/set-wallet-faults'
import type { OrderNumber } from '@pinline/events/ids'
import type { CurrencyCode } from '@pinline/events/money'
import type { AttemptId, RefundId } from '@pinline/events/order/payment-ids'
import { readSimulatedWebhook } from './read-simulated-webhook.ts'
import { requestSimulatedRefund, simulatedRefundStatus } from './simulated-refunds.ts'
import {
  type AttemptRequest,
  type AttemptStatus,
  type ClosedAttemptStatus,
  type RefundRequest,
  type RefundStatus,
  type Wallet,
  WalletUnreachable,
} from './wallet.ts'
import { type WalletAttempt, walletAttempts } from './wallet-attempts.ts'
import type { WalletDeps } from './wallet-deps.ts'
import { readFaults, readLatestFaults } from './wallet-faults.ts'

const attemptStatusOf = (attempt: WalletAttempt): Exclude<AttemptStatus, { kind: 'unknown' }> => {
  if (attempt.status !== 'captured') return { kind: attempt.status }
  const { captureId, capturedAmount, capturedAt } = attempt
  if (captureId === undefined || capturedAmount === undefined || capturedAt === undefined)
    throw new Error(`capture of ${attempt._id} is incomplete`)
  return { kind: 'captured', capture: { captureId, amount: capturedAmount, capturedAt: capturedAt.toISOString() } }
}

const reachable = (faults: WalletFaults): WalletFaults => {
  if (faults.unreachable) throw new WalletUnreachable('the simulated wallet is away')
  return faults
}

const ended: readonly WalletAttempt['status'][] = ['captured', 'declined', 'closed']

/** A wallet for demonstration and tests: it moves no money, but its ledger is as durable as a real one. */
export class SimulatedWallet implements Wallet {
  readonly kind = 'simulator'
  readonly refundIntervalMs = 0
  readonly #platform: WalletDeps

  constructor(platform: WalletDeps) {
    this.#platform = platform
  }

  chargeCurrency(currency: CurrencyCode): CurrencyCode {
    return currency
  }

  async openAttempt({ attemptId, orderNo, amount, expiresAt }: AttemptRequest) {
    const { openDelayMs } = await this.#reach(orderNo)
    if (openDelayMs > 0) await new Promise((resolve) => setTimeout(resolve, openDelayMs))
    await walletAttempts(this.#platform).updateOne(
      { _id: attemptId },
      { $setOnInsert: { orderNo, amount, expiresAt: new Date(expiresAt), status: 'open' } },
      { upsert: true },
    )
    return { qrUrl: new URL(`/wallet/pay/${attemptId}`, this.#platform.config.PUBLIC_URL).href, opensHere: true }
  }

  async closeAttempt(attemptId: AttemptId): Promise<ClosedAttemptStatus> {
    const attempts = walletAttempts(this.#platform)
    const before = await attempts.findOne({ _id: attemptId })
    const faults = await this.#reach(before?.orderNo)
    if (faults.busy && before?.status === 'open') return { kind: 'busy' }
    if (faults.forgets && before === null) return { kind: 'closed' }
    // One write, whatever exists: the attempt may be opened concurrently.
    const attempt = await attempts.findOneAndUpdate(
      { _id: attemptId },
      [{ $set: { status: { $cond: [{ $in: ['$status', ended] }, '$status', 'closed'] } } }],
      { upsert: true, returnDocument: 'after' },
    )
    if (attempt === null) throw new Error(`attempt ${attemptId} vanished`)
    const walletStatus = attemptStatusOf(attempt)
    if (walletStatus.kind === 'open') throw new Error(`attempt ${attemptId} could not be closed`)
    return walletStatus
  }

  async queryAttempt(attemptId: AttemptId): Promise<AttemptStatus> {
    const attempt = await walletAttempts(this.#platform).findOne({ _id: attemptId })
    const faults = await this.#reach(attempt?.orderNo)
    if (attempt === null) return { kind: 'unknown' }
    return faults.busy && attempt.status === 'open' ? { kind: 'busy' } : attemptStatusOf(attempt)
  }

  async requestRefund(refund: RefundRequest): Promise<RefundStatus> {
    const faults = reachable(await readLatestFaults(this.#platform, refund.orderNo))
    return await requestSimulatedRefund(this.#platform, refund, faults)
  }

  async queryRefund(refundId: RefundId): Promise<RefundStatus | { kind: 'unknown' }> {
    const { orderNo, walletStatus } = await simulatedRefundStatus(this.#platform, refundId)
    await this.#reach(orderNo)
    return walletStatus
  }

  async readWebhook(message: Parameters<Wallet['readWebhook']>[0]) {
    return await readSimulatedWebhook(this.#platform, message)
  }

  async #reach(orderNo: OrderNumber | undefined): Promise<WalletFaults> {
    return reachable(await readFaults(this.#platform, orderNo))
  }
}
