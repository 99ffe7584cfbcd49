import { type Rejection, rejection } from '@pinline/chassis/contract/error-codes'
import type { Money } from '@pinline/events/money'
import { type AttemptId, attemptId, captureId } from '@pinline/events/order/payment-ids'
import type { OrderPlatform } from '../order-platform.ts'
import { deliverNotice, sendForgedNotice } from './deliver-notice.ts'
import { readFaults, type WalletAttempt, walletAttempts } from './wallet-attempts.ts'

export interface AttemptAnswer {
  readonly attemptId: AttemptId
  readonly status: WalletAttempt['status']
}

const oneLess = ({ minor, currency }: Money): Money => ({ minor: minor > 1 ? minor - 1 : minor + 1, currency })

/** The attempt of an id that somebody typed or scanned. */
export const findAttempt = async (platform: OrderPlatform, id: string): Promise<WalletAttempt | undefined> => {
  const parsed = attemptId.safeParse(id)
  if (!parsed.success) return undefined
  return (await walletAttempts(platform).findOne({ _id: parsed.data, orderNo: { $exists: true } })) ?? undefined
}

const settledAnswer = (attempt: WalletAttempt, wanted: 'captured' | 'declined'): AttemptAnswer | Rejection =>
  attempt.status === wanted ? { attemptId: attempt._id, status: attempt.status } : rejection('payment-not-possible')

/** Moves an open, unexpired attempt once; money and notice are one write. Answers what is to be answered. */
const decideAttempt = async (
  platform: OrderPlatform,
  attempt: WalletAttempt,
  wanted: 'captured' | 'declined',
): Promise<AttemptAnswer | Rejection> => {
  const now = platform.clock.now()
  const faults = await readFaults(platform)
  const amount = attempt.amount
  if (amount === undefined) return rejection('attempt-not-found')
  if (attempt.status === 'open' && wanted === 'captured' && faults.forge) {
    await sendForgedNotice(platform, attempt)
    return { attemptId: attempt._id, status: 'open' }
  }
  const due = new Date(now.getTime() + faults.delayMs)
  const notice = faults.lose ? {} : { notice: { due, tries: 0, copies: faults.duplicate ? 2 : 1 } }
  const captured = {
    captureId: captureId.parse(platform.newId('cap')),
    capturedAmount: faults.wrongAmount ? oneLess(amount) : amount,
    capturedAt: now,
  }
  const moved = await walletAttempts(platform).updateOne(
    { _id: attempt._id, status: 'open', expiresAt: { $gt: now } },
    { $set: { status: wanted, ...(wanted === 'captured' ? captured : {}), ...notice } },
  )
  if (moved.modifiedCount === 0) {
    const current = await walletAttempts(platform).findOne({ _id: attempt._id })
    return settledAnswer(current ?? attempt, wanted)
  }
  if (!faults.lose) {
    if (faults.delayMs === 0) void deliverNotice(platform, attempt._id)
    else platform.wake('deliver-wallet-notice', attempt._id, due)
  }
  return { attemptId: attempt._id, status: wanted }
}

/** The payer pays. The same attempt paid twice is one capture. */
export const payAtWallet = async (platform: OrderPlatform, id: string): Promise<AttemptAnswer | Rejection> => {
  const attempt = await findAttempt(platform, id)
  return attempt === undefined ? rejection('attempt-not-found') : await decideAttempt(platform, attempt, 'captured')
}

export const declineAtWallet = async (platform: OrderPlatform, id: string): Promise<AttemptAnswer | Rejection> => {
  const attempt = await findAttempt(platform, id)
  return attempt === undefined ? rejection('attempt-not-found') : await decideAttempt(platform, attempt, 'declined')
}
