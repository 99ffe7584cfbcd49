import type { AttemptId } from '@pinline/events/order/payment-ids'
import type { OrderPlatform } from '../order-platform.ts'
import type { AttemptStanding, Wallet } from './wallet.ts'
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
  readonly #platform: OrderPlatform

  constructor(platform: OrderPlatform) {
    this.#platform = platform
  }

  async openAttempt({ attemptId, orderNo, amount, expiresAt }: Parameters<Wallet['openAttempt']>[0]) {
    await walletAttempts(this.#platform).updateOne(
      { _id: attemptId },
      { $setOnInsert: { orderNo, amount, expiresAt: new Date(expiresAt), status: 'open' } },
      { upsert: true },
    )
    return { qrUrl: new URL(`/wallet/pay/${attemptId}`, this.#platform.config.PUBLIC_URL).href }
  }

  async closeAttempt(attemptId: AttemptId) {
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

  async refund({ refundId, captureId, orderNo, amount }: Parameters<Wallet['refund']>[0]): Promise<void> {
    const captured = await walletAttempts(this.#platform).findOne({ captureId })
    if (captured === null) throw new Error(`the wallet knows no capture ${captureId}`)
    await walletRefunds(this.#platform).updateOne(
      { _id: refundId },
      { $setOnInsert: { captureId, orderNo, amount, refundedAt: this.#platform.clock.now() } },
      { upsert: true },
    )
  }
}
