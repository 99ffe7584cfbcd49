import { randomBytes } from 'node:crypto'
import { errorCodes, isErrorCode } from '@pinline/contracts/api/error-codes'
import type { WalletNotice } from '@pinline/contracts/order/payment/wallet-calls'
import type { OrderNumber } from '@pinline/events/ids'
import { type AttemptId, captureId, type RefundId } from '@pinline/events/order/payment-ids'
import { sendNotice, signNotice } from './send-notice.ts'
import { type PendingNotice, type WalletAttempt, walletAttempts, walletRefundsAsked } from './wallet-attempts.ts'
import type { WalletPlatform } from './wallet-platform.ts'

const maxTries = 12
const staleMs = 600_000

const noticeOf = (attempt: WalletAttempt): WalletNotice | undefined => {
  const { _id: attemptId, orderNo, captureId, capturedAmount: amount, capturedAt } = attempt
  if (orderNo === undefined) return undefined
  if (attempt.status === 'declined') return { kind: 'declined', orderNo, attemptId }
  if (captureId === undefined || amount === undefined || capturedAt === undefined) return undefined
  return { kind: 'captured', orderNo, attemptId, captureId, amount, capturedAt: capturedAt.toISOString() }
}

const anotherOrder = async (platform: WalletPlatform, own: OrderNumber): Promise<OrderNumber | undefined> =>
  (await walletAttempts(platform).findOne({ orderNo: { $exists: true, $ne: own } }))?.orderNo

/** What the notice says where it is to be wrong. */
const bent = async (platform: WalletPlatform, notice: WalletNotice, { flaw }: PendingNotice): Promise<WalletNotice> => {
  if (flaw === 'otherOrder')
    return { ...notice, orderNo: (await anotherOrder(platform, notice.orderNo)) ?? notice.orderNo }
  if (flaw === 'misreport' && notice.kind === 'captured')
    return { ...notice, amount: { ...notice.amount, minor: notice.amount.minor + 1 } }
  return notice
}

/** A refusal that comes with HTTP 200 says that the notice was understood: it does not come again. */
const isEnd = (outcome: string): boolean =>
  outcome === 'taken' || (isErrorCode(outcome) && [404, 422].includes(errorCodes[outcome].status))

/** Sends a notice with all its copies. Answers whether that was the end of it. */
const sendCopies = async (platform: WalletPlatform, notice: WalletNotice, pending: PendingNotice): Promise<boolean> => {
  const { WALLET_SECRET } = platform.config
  const said = await bent(platform, notice, pending)
  const sign = () => {
    const now = platform.clock.now().getTime()
    return signNotice(said, WALLET_SECRET, new Date(pending.flaw === 'stale' ? now - staleMs : now))
  }
  if (pending.flaw === 'replay') {
    const once = sign()
    await sendNotice(platform, once)
    await sendNotice(platform, once)
    return true
  }
  for (let copy = 0; copy < pending.copies; copy += 1)
    if (!isEnd(await sendNotice(platform, sign()))) return pending.flaw !== undefined
  return true
}

/** Undefined where nothing is to be sent any more. */
const afterSending = async (
  platform: WalletPlatform,
  notice: WalletNotice | undefined,
  pending: PendingNotice,
): Promise<PendingNotice | undefined> => {
  const ended = notice === undefined || (await sendCopies(platform, notice, pending))
  if (ended || pending.tries + 1 >= maxTries) return undefined
  const due = new Date(platform.clock.now().getTime() + Math.min(60_000, 500 * 2 ** pending.tries))
  return { ...pending, due, tries: pending.tries + 1 }
}

const kept = (notice: PendingNotice | undefined) =>
  notice === undefined ? { $unset: { notice: true as const } } : { $set: { notice } }

const isDue = (platform: WalletPlatform, pending: PendingNotice | undefined): pending is PendingNotice =>
  pending !== undefined && pending.due <= platform.clock.now()

/** Sends the notice of one attempt; where it is not taken, it comes again later. Never throws. */
export const deliverNotice = async (platform: WalletPlatform, attemptId: AttemptId): Promise<void> => {
  try {
    const attempt = await walletAttempts(platform).findOne({ _id: attemptId })
    if (attempt === null || !isDue(platform, attempt.notice)) return
    const left = await afterSending(platform, noticeOf(attempt), attempt.notice)
    await walletAttempts(platform).updateOne({ _id: attemptId }, kept(left))
  } catch (error) {
    platform.log.warn({ attemptId, err: error }, 'wallet notice not delivered')
  }
}

/** Sends the notice of a refund that has come through. Never throws. */
export const deliverRefundNotice = async (platform: WalletPlatform, refundId: RefundId): Promise<void> => {
  try {
    const asked = await walletRefundsAsked(platform).findOne({ _id: refundId })
    if (asked === null || !isDue(platform, asked.notice)) return
    const { orderNo, attemptId, notice } = asked
    const left = await afterSending(platform, { kind: 'refund', orderNo, attemptId, refundId }, notice)
    await walletRefundsAsked(platform).updateOne({ _id: refundId }, kept(left))
  } catch (error) {
    platform.log.warn({ refundId, err: error }, 'refund notice not delivered')
  }
}

/** What a stranger would send: a capture that never was, signed with another secret. */
export const sendForgedNotice = async (platform: WalletPlatform, attempt: WalletAttempt): Promise<void> => {
  const now = platform.clock.now()
  const notice = noticeOf({
    ...attempt,
    status: 'captured',
    ...(attempt.amount === undefined ? {} : { capturedAmount: attempt.amount }),
    captureId: captureId.parse(platform.newId('cap')),
    capturedAt: now,
  })
  if (notice === undefined) return
  const outcome = await sendNotice(platform, signNotice(notice, randomBytes(32).toString('hex'), now))
  if (outcome === 'taken') throw new Error('a forged wallet notice was taken')
}
