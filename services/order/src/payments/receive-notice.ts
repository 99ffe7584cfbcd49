import type { CommandContext } from '@pinline/chassis/event-store/commit'
import { loadStream } from '@pinline/chassis/event-store/handle-command'
import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { OrderNumber } from '@pinline/events/ids'
import type { AttemptId, CaptureId } from '@pinline/events/order/payment-ids'
import type { RefundReason } from '@pinline/events/order/refund-requested'
import type { PlacedOrder } from '../domain/order/order.ts'
import { orderDecider } from '../domain/order/order-decider.ts'
import { refundOf } from '../domain/order/refund.ts'
import type { Notice, Wallet } from '../wallet/wallet.ts'
import { recordClosed } from './close-open-attempt.ts'
import { orderOfAttempt } from './payment-codes.ts'
import type { Payments } from './payments.ts'
import { recordCapture } from './record-capture.ts'
import { recordRefundStanding } from './settle-refund.ts'
import { unlessAway } from './wallet-away.ts'

/** What a notice was about, and why the money that it told of goes back; null where it does not. */
export interface Received {
  readonly orderNo: OrderNumber
  readonly attemptId: AttemptId
  readonly captureId: CaptureId | null
  readonly refunded: RefundReason | null
}

type Message = Parameters<Wallet['readNotice']>[0] & {
  readonly tellsAudit: (objects: Readonly<Record<string, string>>) => void
}

/** The ids that a notice names. */
const objectsOf = (notice: Notice, orderNo: OrderNumber | undefined): Record<string, string> => ({
  ...(orderNo === undefined ? {} : { orderNo }),
  attemptId: notice.attemptId,
  ...(notice.kind === 'captured' ? { captureId: notice.capture.captureId } : {}),
  ...(notice.kind === 'refund' ? { refundId: notice.refundId } : {}),
})

type NoticeOf<Kind extends Notice['kind']> = Extract<Notice, { kind: Kind }>

const takeCapture = async (
  payments: Payments,
  { orderNo }: PlacedOrder,
  { attemptId, capture }: NoticeOf<'captured'>,
  context: CommandContext,
): Promise<Received | Rejection> => {
  const standing = await payments.wallet.queryAttempt(attemptId)
  const { captureId, amount } = capture
  const inBooks = standing.kind === 'captured' ? standing.capture : undefined
  const agrees =
    inBooks?.captureId === captureId &&
    inBooks.amount.minor === amount.minor &&
    inBooks.amount.currency === amount.currency
  if (inBooks === undefined || !agrees) return rejection('notice-mismatch')
  const recorded = await recordCapture(payments, orderNo, attemptId, inBooks, context)
  if (isRejection(recorded)) return recorded
  const asked = recorded.facts.map(({ fact }) => fact).find((fact) => fact.type === 'refund-requested')
  return { orderNo, attemptId, captureId, refunded: asked?.data.reason ?? null }
}

const takeDecline = async (
  payments: Payments,
  { orderNo }: PlacedOrder,
  { attemptId }: NoticeOf<'declined'>,
  context: CommandContext,
): Promise<Received | Rejection> => {
  const standing = await payments.wallet.queryAttempt(attemptId)
  if (standing.kind !== 'declined') return rejection('notice-mismatch')
  await recordClosed(payments, orderNo, attemptId, 'declined', context)
  return { orderNo, attemptId, captureId: null, refunded: null }
}

const takeRefund = async (
  payments: Payments,
  { orderNo, refunds }: PlacedOrder,
  { attemptId, refundId }: NoticeOf<'refund'>,
  context: CommandContext,
): Promise<Received | Rejection> => {
  const refund = refundOf(refunds, refundId)
  if (refund === undefined) return rejection('refund-not-found')
  const standing = await payments.wallet.queryRefund(refundId)
  if (standing.kind === 'unknown') return rejection('notice-mismatch')
  if (standing.kind !== 'processing') await recordRefundStanding(payments, orderNo, refundId, standing, context)
  return { orderNo, attemptId, captureId: refund.captureId, refunded: null }
}

const take = async (
  payments: Payments,
  order: PlacedOrder,
  notice: Notice,
  context: CommandContext,
): Promise<Received | Rejection> => {
  switch (notice.kind) {
    case 'captured':
      return await takeCapture(payments, order, notice, context)
    case 'declined':
      return await takeDecline(payments, order, notice, context)
    case 'refund':
      return await takeRefund(payments, order, notice, context)
    default: {
      const missing: never = notice
      return missing
    }
  }
}

const takeFor = async (
  payments: Payments,
  orderNo: OrderNumber,
  notice: Notice,
  context: CommandContext,
): Promise<Received | Rejection> => {
  const { platform } = payments
  const { state } = await loadStream(platform, orderDecider, orderNo)
  if (state.status === 'new') return rejection('order-not-found')
  const own = state.attempts.some(({ attemptId }) => attemptId === notice.attemptId)
  const cause: CommandContext = { ...context, actor: { kind: 'service', id: 'wallet' } }
  const taken = own ? await unlessAway(() => take(payments, state, notice, cause)) : rejection('notice-mismatch')
  if (isRejection(taken) && taken.code === 'notice-mismatch')
    platform.log.warn({ orderNo, attemptId: notice.attemptId, kind: notice.kind }, 'notice against the books')
  return taken
}

/**
 * Takes what came to a wallet's notice address. A notice is a hint: the wallet's books are asked, and what they say is
 * recorded. A notice that they do not bear out, or that names another order than its attempt is of, is
 * `notice-mismatch` and leaves nothing behind; the payment itself is found when the attempt is settled. Where the books
 * cannot be read the answer is `wallet-unreachable`, and the wallet sends the notice again. What is refused, and money
 * that goes back, stands in the audit trail.
 */
export const receiveNotice = async (
  payments: Payments,
  message: Message,
  context: CommandContext,
): Promise<Received | Rejection> => {
  const notice = await unlessAway(() => payments.wallet.readNotice(message))
  if (isRejection(notice)) return notice
  const orderNo = notice.orderNo ?? (await orderOfAttempt(payments, notice.attemptId))
  const taken = orderNo === undefined ? rejection('order-not-found') : await takeFor(payments, orderNo, notice, context)
  if (isRejection(taken) || taken.refunded !== null) message.tellsAudit(objectsOf(notice, orderNo))
  return taken
}
