import { randomBytes } from 'node:crypto'
import { errorCodes, isErrorCode } from '@pinline/contracts/api/error-codes'
import type { WalletWebhook } from '@pinline/contracts/order/payment/receive-wallet-webhook'
import type { OrderNumber } from '@pinline/events/ids'
import { type AttemptId, captureId, type RefundId } from '@pinline/events/order/payment-ids'
import { sendWebhook, signWebhook } from './send-webhook.ts'
import {
  type PendingWebhook,
  pendingWalletRefunds,
  type SentWebhook,
  sentWebhooks,
  type WalletAttempt,
  walletAttempts,
} from './wallet-attempts.ts'
import type { WalletDeps } from './wallet-deps.ts'

const maxTries = 12
const staleMs = 600_000
/** Longer than a webhook and its copy take without a response. */
export const sendingMs = 30_000

const webhookOf = (attempt: WalletAttempt): WalletWebhook | undefined => {
  const { _id: attemptId, orderNo, captureId, capturedAmount: amount, capturedAt } = attempt
  if (orderNo === undefined) return undefined
  if (attempt.status === 'declined') return { kind: 'declined', orderNo, attemptId }
  if (captureId === undefined || amount === undefined || capturedAt === undefined) return undefined
  return { kind: 'captured', orderNo, attemptId, captureId, amount, capturedAt: capturedAt.toISOString() }
}

const anotherOrder = async (platform: WalletDeps, own: OrderNumber): Promise<OrderNumber | undefined> =>
  (await walletAttempts(platform).findOne({ orderNo: { $exists: true, $ne: own } }))?.orderNo

/** Changes a webhook according to its flaw. */
const withFlaw = async (
  platform: WalletDeps,
  notice: WalletWebhook,
  { flaw }: PendingWebhook,
): Promise<WalletWebhook> => {
  if (flaw === 'otherOrder')
    return { ...notice, orderNo: (await anotherOrder(platform, notice.orderNo)) ?? notice.orderNo }
  if (flaw === 'misreport' && notice.kind === 'captured')
    return { ...notice, amount: { ...notice.amount, minor: notice.amount.minor + 1 } }
  return notice
}

/** A rejection with HTTP 200 says that the webhook was understood: it is not sent again. */
const isEnd = (outcome: string): boolean =>
  outcome === 'taken' || (isErrorCode(outcome) && [404, 422].includes(errorCodes[outcome].status))

interface Sent {
  /** Whether nothing is left to be sent. */
  readonly isDone: boolean
  readonly sent: readonly SentWebhook[]
}

/** Sends a webhook with all its copies. */
const sendCopies = async (platform: WalletDeps, notice: WalletWebhook, pending: PendingWebhook): Promise<Sent> => {
  const { WALLET_SECRET } = platform.config
  const payload = await withFlaw(platform, notice, pending)
  const sign = () => {
    const now = platform.clock.now().getTime()
    return signWebhook(payload, WALLET_SECRET, new Date(pending.flaw === 'stale' ? now - staleMs : now))
  }
  if (pending.flaw === 'replay') {
    const webhook = sign()
    return { isDone: true, sent: [await sendWebhook(platform, webhook), await sendWebhook(platform, webhook)] }
  }
  const sent: SentWebhook[] = []
  for (let copy = 0; copy < pending.copies; copy += 1) {
    const one = await sendWebhook(platform, sign())
    sent.push(one)
    if (!isEnd(one.outcome)) return { isDone: pending.flaw !== undefined, sent }
  }
  return { isDone: true, sent }
}

/** What was sent, and the webhook that is left to be sent. */
const afterSending = async (
  platform: WalletDeps,
  notice: WalletWebhook | undefined,
  pending: PendingWebhook,
): Promise<{ readonly sent: readonly SentWebhook[]; readonly next: PendingWebhook | undefined }> => {
  const { isDone, sent } =
    notice === undefined ? { isDone: true, sent: [] } : await sendCopies(platform, notice, pending)
  if (isDone || pending.tries + 1 >= maxTries) return { sent, next: undefined }
  const due = new Date(platform.clock.now().getTime() + Math.min(60_000, 500 * 2 ** pending.tries))
  return { sent, next: { ...pending, due, tries: pending.tries + 1 } }
}

const updateFor = (notice: PendingWebhook | undefined) =>
  notice === undefined ? { $unset: { notice: true as const } } : { $set: { notice } }

/**
 * The write that claims a due webhook: until it is sent, neither the sweep nor the request that wakes it sends it too.
 */
const taking = (platform: WalletDeps) => {
  const now = platform.clock.now()
  return {
    due: { 'notice.due': { $lte: now } },
    taken: { $set: { 'notice.due': new Date(now.getTime() + sendingMs) } },
  }
}

/** Sends the webhook that an attempt was claimed with, and records both in one write. Never throws. */
export const deliverClaimedWebhook = async (platform: WalletDeps, attempt: WalletAttempt): Promise<void> => {
  const { _id: attemptId, notice } = attempt
  if (notice === undefined) return
  try {
    const { sent, next } = await afterSending(platform, webhookOf(attempt), notice)
    // One that is wrong on purpose may name another order, under which it is looked for.
    const own = notice.flaw === undefined ? sent : []
    await walletAttempts(platform).updateOne(
      { _id: attemptId },
      { ...updateFor(next), $push: { sent: { $each: [...own] } } },
    )
    if (sent.length > own.length) await sentWebhooks(platform).insertMany([...sent])
  } catch (error) {
    platform.log.warn({ attemptId, err: error }, 'wallet notice not delivered')
  }
}

/** Sends the webhook of one attempt if it is due; if it is not accepted, it is retried later. Never throws. */
export const deliverWebhook = async (platform: WalletDeps, attemptId: AttemptId): Promise<void> => {
  try {
    const { due, taken } = taking(platform)
    const attempt = await walletAttempts(platform).findOneAndUpdate({ _id: attemptId, ...due }, taken)
    if (attempt !== null) await deliverClaimedWebhook(platform, attempt)
  } catch (error) {
    platform.log.warn({ attemptId, err: error }, 'wallet notice not delivered')
  }
}

/** Sends the webhook of a completed refund. Never throws. */
export const deliverRefundWebhook = async (platform: WalletDeps, refundId: RefundId): Promise<void> => {
  try {
    const { due, taken } = taking(platform)
    const refund = await pendingWalletRefunds(platform).findOneAndUpdate({ _id: refundId, ...due }, taken)
    if (refund?.notice === undefined) return
    const { orderNo, attemptId, notice } = refund
    const { sent, next } = await afterSending(platform, { kind: 'refund', orderNo, attemptId, refundId }, notice)
    if (sent.length > 0) await sentWebhooks(platform).insertMany([...sent])
    await pendingWalletRefunds(platform).updateOne({ _id: refundId }, updateFor(next))
  } catch (error) {
    platform.log.warn({ refundId, err: error }, 'refund notice not delivered')
  }
}

/** Sends an attacker's webhook: a capture that never happened, signed with another secret. */
export const sendForgedWebhook = async (platform: WalletDeps, attempt: WalletAttempt): Promise<void> => {
  const now = platform.clock.now()
  const notice = webhookOf({
    ...attempt,
    status: 'captured',
    ...(attempt.amount === undefined ? {} : { capturedAmount: attempt.amount }),
    captureId: captureId.parse(platform.newId('cap')),
    capturedAt: now,
  })
  if (notice === undefined) return
  const sent = await sendWebhook(platform, signWebhook(notice, randomBytes(32).toString('hex'), now))
  await sentWebhooks(platform).insertOne(sent)
  if (sent.outcome === 'taken') throw new Error('a forged wallet webhook was accepted')
}
