import type { CurrencyCode } from '@pinline/events/money'
import type { AttemptId, RefundId } from '@pinline/events/order/payment-ids'
import type { OrderPlatform } from '../order-platform.ts'
import { readSimulatedNotice } from './read-simulated-notice.ts'
import type { AskedAttempt, AskedRefund, AttemptStanding, ClosedStanding, RefundStanding, Wallet } from './wallet.ts'
import { type WalletAttempt, walletAttempts, walletRefunds } from './wallet-attempts.ts'

const standingOf = (attempt: WalletAttempt): Exclude<AttemptStanding, { kind: 'unknown' }> => {
  if (attempt.status !== 'captured') return { kind: attempt.status }
  const { captureId, capturedAmount, capturedAt } = attempt
  if (captureId === undefined || capturedAmount === undefined || capturedAt === undefined)
    throw new Error(`capture of ${attempt._id} is incomplete`)
  return { kind: 'captured', capture: { captureId, amount: capturedAmount, capturedAt: capturedAt.toISOString() } }
}

/** A wallet for demonstration and tests: it moves no money, but keeps its books as durably as a real one. */
export class SimulatedWallet implements Wallet {
  readonly kind = 'simulator'
  readonly #platform: OrderPlatform

  constructor(platform: OrderPlatform) {
    this.#platform = platform
  }

  takes(currency: CurrencyCode): CurrencyCode {
    return currency
  }

  async openAttempt({ attemptId, orderNo, amount, expiresAt }: AskedAttempt) {
    await walletAttempts(this.#platform).updateOne(
      { _id: attemptId },
      { $setOnInsert: { orderNo, amount, expiresAt: new Date(expiresAt), status: 'open' } },
      { upsert: true },
    )
    return { qrUrl: new URL(`/wallet/pay/${attemptId}`, this.#platform.config.PUBLIC_URL).href, opensHere: true }
  }

  async closeAttempt(attemptId: AttemptId): Promise<ClosedStanding> {
    const attempts = walletAttempts(this.#platform)
    await attempts.updateOne({ _id: attemptId, status: 'open' }, { $set: { status: 'closed' } })
    await attempts.updateOne({ _id: attemptId }, { $setOnInsert: { status: 'closed' } }, { upsert: true })
    const attempt = await attempts.findOne({ _id: attemptId })
    if (attempt === null) throw new Error(`attempt ${attemptId} vanished`)
    const standing = standingOf(attempt)
    if (standing.kind === 'open') throw new Error(`attempt ${attemptId} could not be closed`)
    return standing
  }

  async queryAttempt(attemptId: AttemptId): Promise<AttemptStanding> {
    const attempt = await walletAttempts(this.#platform).findOne({ _id: attemptId })
    return attempt === null ? { kind: 'unknown' } : standingOf(attempt)
  }

  async askRefund({ refundId, captureId, orderNo, amount }: AskedRefund): Promise<RefundStanding> {
    const captured = await walletAttempts(this.#platform).findOne({ captureId })
    if (captured === null) return { kind: 'failed', code: 'refused' }
    const refundedAt = this.#platform.clock.now()
    await walletRefunds(this.#platform).updateOne(
      { _id: refundId },
      { $setOnInsert: { captureId, orderNo, amount, refundedAt } },
      { upsert: true },
    )
    return { kind: 'completed', at: refundedAt.toISOString() }
  }

  async queryRefund(refundId: RefundId): Promise<RefundStanding | { kind: 'unknown' }> {
    const refund = await walletRefunds(this.#platform).findOne({ _id: refundId })
    return refund === null ? { kind: 'unknown' } : { kind: 'completed', at: refund.refundedAt.toISOString() }
  }

  async readNotice(message: Parameters<Wallet['readNotice']>[0]) {
    return await readSimulatedNotice(this.#platform, message)
  }
}
