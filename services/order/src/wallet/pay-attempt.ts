import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { WalletFaults } from '@pinline/contracts/order/payment/set-wallet-faults'
import type { Money } from '@pinline/events/money'
import { type AttemptId, attemptId, captureId } from '@pinline/events/order/payment-ids'
import { deliverClaimedWebhook, sendForgedWebhook, sendingMs } from './deliver-webhook.ts'
import { type PendingWebhook, type WalletAttempt, type WebhookFlaw, walletAttempts } from './wallet-attempts.ts'
import type { WalletDeps } from './wallet-deps.ts'
import { hasNoFaults, readFaults } from './wallet-faults.ts'

export interface AttemptResult {
  readonly attemptId: AttemptId
  readonly status: WalletAttempt['status']
}

/** The captured amount: with a fault one minor unit less, or the same number in another currency. */
const amountToCapture = ({ minor, currency }: Money, faults: WalletFaults): Money => ({
  minor: faults.wrongAmount ? (minor > 1 ? minor - 1 : minor + 1) : minor,
  currency: faults.wrongCurrency ? (currency === 'USD' ? 'EUR' : 'USD') : currency,
})

const flawOf = (faults: WalletFaults): WebhookFlaw | undefined =>
  (['stale', 'replay', 'otherOrder', 'misreport'] as const).find((flaw) => faults[flaw])

const webhookFor = (faults: WalletFaults, now: Date): PendingWebhook => {
  const flaw = flawOf(faults)
  return {
    due: new Date(now.getTime() + faults.delayMs),
    tries: 0,
    copies: faults.duplicate ? 2 : 1,
    ...(flaw === undefined ? {} : { flaw }),
  }
}

/** The attempt of a typed or scanned id. */
export const findAttempt = async (platform: WalletDeps, id: string): Promise<WalletAttempt | undefined> => {
  const parsed = attemptId.safeParse(id)
  if (!parsed.success) return undefined
  return (await walletAttempts(platform).findOne({ _id: parsed.data, orderNo: { $exists: true } })) ?? undefined
}

const finalResult = (attempt: WalletAttempt, requested: 'captured' | 'declined'): AttemptResult | Rejection =>
  attempt.status === requested ? { attemptId: attempt._id, status: attempt.status } : rejection('payment-not-possible')

/** Decides an open, unexpired attempt once; money and webhook are one write. Returns the response. */
const decideAttempt = async (
  platform: WalletDeps,
  attempt: WalletAttempt,
  requested: 'captured' | 'declined',
  webhook: 'webhook' | 'no-webhook' = 'webhook',
): Promise<AttemptResult | Rejection> => {
  const now = platform.clock.now()
  const set = await readFaults(platform, attempt.orderNo)
  const faults = webhook === 'webhook' ? set : { ...set, lose: true }
  const amount = attempt.amount
  if (amount === undefined) return rejection('attempt-not-found')
  if (attempt.status === 'open' && requested === 'captured' && faults.forge) {
    await sendForgedWebhook(platform, attempt)
    return { attemptId: attempt._id, status: 'open' }
  }
  const notice = webhookFor(faults, now)
  const captured = {
    captureId: captureId.parse(platform.newId('cap')),
    capturedAmount: amountToCapture(amount, faults),
    capturedAt: now,
  }
  // A webhook that this call sends at once is claimed by the same write.
  const isSentNow = !faults.lose && faults.delayMs === 0
  const claimed = isSentNow ? { ...notice, due: new Date(now.getTime() + sendingMs) } : notice
  const decided = {
    status: requested,
    ...(requested === 'captured' ? captured : {}),
    ...(faults.lose ? {} : { notice: claimed }),
  }
  const moved = await walletAttempts(platform).updateOne(
    { _id: attempt._id, status: 'open', expiresAt: { $gt: now } },
    { $set: decided },
  )
  if (moved.modifiedCount === 0) {
    const current = await walletAttempts(platform).findOne({ _id: attempt._id })
    return finalResult(current ?? attempt, requested)
  }
  if (isSentNow) void deliverClaimedWebhook(platform, { ...attempt, ...decided, notice })
  else if (!faults.lose) platform.wake('deliver-wallet-webhook', attempt._id, notice.due)
  return { attemptId: attempt._id, status: requested }
}

/**
 * Captures an open, unexpired attempt by one write, without reading it before; false if there is none. Only without faults,
 * which depend on its order.
 */
const captureAtOnce = async (platform: WalletDeps, id: AttemptId): Promise<boolean> => {
  const now = platform.clock.now()
  const notice = { due: new Date(now.getTime() + sendingMs), tries: 0, copies: 1 }
  const captured = await walletAttempts(platform).findOneAndUpdate(
    { _id: id, status: 'open', orderNo: { $exists: true }, amount: { $exists: true }, expiresAt: { $gt: now } },
    [
      {
        $set: {
          status: 'captured',
          captureId: captureId.parse(platform.newId('cap')),
          capturedAmount: '$amount',
          capturedAt: now,
          notice,
        },
      },
    ],
    { returnDocument: 'after' },
  )
  if (captured === null) return false
  void deliverClaimedWebhook(platform, captured)
  return true
}

/**
 * The payer pays. The same attempt paid twice is one capture.
 * @param webhook without one, the shop learns of it by its next status check
 */
export const payAtWallet = async (
  platform: WalletDeps,
  id: string,
  webhook: 'webhook' | 'no-webhook' = 'webhook',
): Promise<AttemptResult | Rejection> => {
  const known = attemptId.safeParse(id).data
  const isPlain = known !== undefined && webhook === 'webhook' && (await hasNoFaults(platform))
  if (isPlain && (await captureAtOnce(platform, known))) return { attemptId: known, status: 'captured' }
  const attempt = await findAttempt(platform, id)
  return attempt === undefined
    ? rejection('attempt-not-found')
    : await decideAttempt(platform, attempt, 'captured', webhook)
}

export const declineAtWallet = async (platform: WalletDeps, id: string): Promise<AttemptResult | Rejection> => {
  const attempt = await findAttempt(platform, id)
  return attempt === undefined ? rejection('attempt-not-found') : await decideAttempt(platform, attempt, 'declined')
}
