import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { WalletFaults } from '@pinline/contracts/order/payment/wallet-calls'
import type { Money } from '@pinline/events/money'
import { type AttemptId, attemptId, captureId } from '@pinline/events/order/payment-ids'
import { deliverNotice, sendForgedNotice } from './deliver-notice.ts'
import { type NoticeFlaw, type PendingNotice, type WalletAttempt, walletAttempts } from './wallet-attempts.ts'
import { readFaults } from './wallet-faults.ts'
import type { WalletPlatform } from './wallet-platform.ts'

export interface AttemptAnswer {
  readonly attemptId: AttemptId
  readonly status: WalletAttempt['status']
}

/** What is captured: with a fault one minor unit less, or as much of another currency. */
const takenAmount = ({ minor, currency }: Money, faults: WalletFaults): Money => ({
  minor: faults.wrongAmount ? (minor > 1 ? minor - 1 : minor + 1) : minor,
  currency: faults.wrongCurrency ? (currency === 'USD' ? 'EUR' : 'USD') : currency,
})

const flawOf = (faults: WalletFaults): NoticeFlaw | undefined =>
  (['stale', 'replay', 'otherOrder', 'misreport'] as const).find((flaw) => faults[flaw])

const noticeFor = (faults: WalletFaults, now: Date): PendingNotice => {
  const flaw = flawOf(faults)
  return {
    due: new Date(now.getTime() + faults.delayMs),
    tries: 0,
    copies: faults.duplicate ? 2 : 1,
    ...(flaw === undefined ? {} : { flaw }),
  }
}

/** The attempt of an id that somebody typed or scanned. */
export const findAttempt = async (platform: WalletPlatform, id: string): Promise<WalletAttempt | undefined> => {
  const parsed = attemptId.safeParse(id)
  if (!parsed.success) return undefined
  return (await walletAttempts(platform).findOne({ _id: parsed.data, orderNo: { $exists: true } })) ?? undefined
}

const settledAnswer = (attempt: WalletAttempt, wanted: 'captured' | 'declined'): AttemptAnswer | Rejection =>
  attempt.status === wanted ? { attemptId: attempt._id, status: attempt.status } : rejection('payment-not-possible')

/** Moves an open, unexpired attempt once; money and notice are one write. Answers what is to be answered. */
const decideAttempt = async (
  platform: WalletPlatform,
  attempt: WalletAttempt,
  wanted: 'captured' | 'declined',
): Promise<AttemptAnswer | Rejection> => {
  const now = platform.clock.now()
  const faults = await readFaults(platform, attempt.orderNo)
  const amount = attempt.amount
  if (amount === undefined) return rejection('attempt-not-found')
  if (attempt.status === 'open' && wanted === 'captured' && faults.forge) {
    await sendForgedNotice(platform, attempt)
    return { attemptId: attempt._id, status: 'open' }
  }
  const notice = noticeFor(faults, now)
  const captured = {
    captureId: captureId.parse(platform.newId('cap')),
    capturedAmount: takenAmount(amount, faults),
    capturedAt: now,
  }
  const moved = await walletAttempts(platform).updateOne(
    { _id: attempt._id, status: 'open', expiresAt: { $gt: now } },
    { $set: { status: wanted, ...(wanted === 'captured' ? captured : {}), ...(faults.lose ? {} : { notice }) } },
  )
  if (moved.modifiedCount === 0) {
    const current = await walletAttempts(platform).findOne({ _id: attempt._id })
    return settledAnswer(current ?? attempt, wanted)
  }
  if (!faults.lose) {
    if (faults.delayMs === 0) void deliverNotice(platform, attempt._id)
    else platform.wake('deliver-wallet-notice', attempt._id, notice.due)
  }
  return { attemptId: attempt._id, status: wanted }
}

/** The payer pays. The same attempt paid twice is one capture. */
export const payAtWallet = async (platform: WalletPlatform, id: string): Promise<AttemptAnswer | Rejection> => {
  const attempt = await findAttempt(platform, id)
  return attempt === undefined ? rejection('attempt-not-found') : await decideAttempt(platform, attempt, 'captured')
}

export const declineAtWallet = async (platform: WalletPlatform, id: string): Promise<AttemptAnswer | Rejection> => {
  const attempt = await findAttempt(platform, id)
  return attempt === undefined ? rejection('attempt-not-found') : await decideAttempt(platform, attempt, 'declined')
}
