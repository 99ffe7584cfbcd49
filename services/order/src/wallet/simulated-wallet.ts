import type { WalletFaults } from '@pinline/contracts/order/payment/wallet-calls'
import type { OrderNumber } from '@pinline/events/ids'
import type { CurrencyCode } from '@pinline/events/money'
import type { AttemptId, RefundId } from '@pinline/events/order/payment-ids'
import { readSimulatedNotice } from './read-simulated-notice.ts'
import { askSimulatedRefund, simulatedRefundStanding } from './simulated-refunds.ts'
import {
  type AskedAttempt,
  type AskedRefund,
  type AttemptStanding,
  type ClosedStanding,
  type RefundStanding,
  type Wallet,
  WalletUnreachable,
} from './wallet.ts'
import { type WalletAttempt, walletAttempts } from './wallet-attempts.ts'
import { readFaults } from './wallet-faults.ts'
import type { WalletPlatform } from './wallet-platform.ts'

const standingOf = (attempt: WalletAttempt): Exclude<AttemptStanding, { kind: 'unknown' }> => {
  if (attempt.status !== 'captured') return { kind: attempt.status }
  const { captureId, capturedAmount, capturedAt } = attempt
  if (captureId === undefined || capturedAmount === undefined || capturedAt === undefined)
    throw new Error(`capture of ${attempt._id} is incomplete`)
  return { kind: 'captured', capture: { captureId, amount: capturedAmount, capturedAt: capturedAt.toISOString() } }
}

const ended: readonly WalletAttempt['status'][] = ['captured', 'declined', 'closed']

/** A wallet for demonstration and tests: it moves no money, but keeps its books as durably as a real one. */
export class SimulatedWallet implements Wallet {
  readonly kind = 'simulator'
  readonly #platform: WalletPlatform

  constructor(platform: WalletPlatform) {
    this.#platform = platform
  }

  takes(currency: CurrencyCode): CurrencyCode {
    return currency
  }

  async openAttempt({ attemptId, orderNo, amount, expiresAt }: AskedAttempt) {
    const { openDelayMs } = await this.#reach(orderNo)
    if (openDelayMs > 0) await new Promise((resolve) => setTimeout(resolve, openDelayMs))
    await walletAttempts(this.#platform).updateOne(
      { _id: attemptId },
      { $setOnInsert: { orderNo, amount, expiresAt: new Date(expiresAt), status: 'open' } },
      { upsert: true },
    )
    return { qrUrl: new URL(`/wallet/pay/${attemptId}`, this.#platform.config.PUBLIC_URL).href, opensHere: true }
  }

  async closeAttempt(attemptId: AttemptId): Promise<ClosedStanding> {
    const attempts = walletAttempts(this.#platform)
    const before = await attempts.findOne({ _id: attemptId })
    const faults = await this.#reach(before?.orderNo)
    if (faults.busy && before?.status === 'open') return { kind: 'busy' }
    if (faults.forgets && before === null) return { kind: 'closed' }
    // One write, whatever is there: it may be opened at the same moment.
    const attempt = await attempts.findOneAndUpdate(
      { _id: attemptId },
      [{ $set: { status: { $cond: [{ $in: ['$status', ended] }, '$status', 'closed'] } } }],
      { upsert: true, returnDocument: 'after' },
    )
    if (attempt === null) throw new Error(`attempt ${attemptId} vanished`)
    const standing = standingOf(attempt)
    if (standing.kind === 'open') throw new Error(`attempt ${attemptId} could not be closed`)
    return standing
  }

  async queryAttempt(attemptId: AttemptId): Promise<AttemptStanding> {
    const attempt = await walletAttempts(this.#platform).findOne({ _id: attemptId })
    const faults = await this.#reach(attempt?.orderNo)
    if (attempt === null) return { kind: 'unknown' }
    return faults.busy && attempt.status === 'open' ? { kind: 'busy' } : standingOf(attempt)
  }

  async askRefund(refund: AskedRefund): Promise<RefundStanding> {
    return await askSimulatedRefund(this.#platform, refund, await this.#reach(refund.orderNo))
  }

  async queryRefund(refundId: RefundId): Promise<RefundStanding | { kind: 'unknown' }> {
    const { orderNo, standing } = await simulatedRefundStanding(this.#platform, refundId)
    await this.#reach(orderNo)
    return standing
  }

  async readNotice(message: Parameters<Wallet['readNotice']>[0]) {
    return await readSimulatedNotice(this.#platform, message)
  }

  async #reach(orderNo: OrderNumber | undefined): Promise<WalletFaults> {
    const faults = await readFaults(this.#platform, orderNo)
    if (faults.unreachable) throw new WalletUnreachable('the simulated wallet is away')
    return faults
  }
}
