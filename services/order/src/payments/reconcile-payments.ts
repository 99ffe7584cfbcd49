import { handleCommand, loadStream, loadStreams } from '@pinline/chassis/event-store/handle-command'
import { internalCause } from '@pinline/chassis/event-store/internal-cause'
import type { CheckedBatch, Deviation, Reconciler } from '@pinline/chassis/reconcile/reconciler'
import { isOlderThan, ownStreams } from '@pinline/chassis/reconcile/stream-reader'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { orderStreamType } from '@pinline/events/order/order-event'
import type { Attempt } from '../domain/order/attempt.ts'
import type { PlacedOrder } from '../domain/order/order.ts'
import { orderDecider } from '../domain/order/order-decider.ts'
import type { Refund } from '../domain/order/refund.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { reconcileRefund, recordRefundStatus } from './reconcile-refund.ts'
import { recordCapture } from './record-capture.ts'
import { findRefundCheck } from './refund-checks.ts'

const causeName = 'reconcile-payments'
const dayMs = 86_400_000
/** The wallet is queried about older attempts by the complete run only. */
const queriedDays = 30

/** What is right in the order, and what is right at the wallet. */
interface Question {
  readonly payments: PaymentDeps
  readonly order: PlacedOrder
  readonly deviations: Deviation[]
}

const note = (
  { order, deviations }: Question,
  kind: Deviation['kind'],
  detail: string,
  state: Deviation['state'],
): void => {
  deviations.push({ kind, streamId: order.orderNo, detail, state })
}

const isOfWallet = ({ wallet }: PaymentDeps, attempt: Pick<Attempt, 'wallet'>): boolean =>
  (attempt.wallet ?? 'simulator') === wallet.kind

/** The order as its stream has it now, decided on once more. */
const requestMissingRefunds = async (question: Question): Promise<void> => {
  const { payments, order } = question
  const { platform } = payments
  const command = { type: 'request-missing-refunds', now: platform.clock.now().toISOString() } as const
  const decision = orderDecider.decide(order, command)
  if (isRejection(decision) || decision.length === 0) return
  const context = internalCause(platform, causeName)
  const done = await handleCommand(platform, orderDecider, { streamId: order.orderNo, command, context })
  if (isRejection(done)) return
  for (const { event } of done.events)
    if (event.type === 'refund-requested')
      note(question, 'refund-missing', `${event.data.captureId} was never to be refunded`, 'repaired')
}

/** An attempt's capture must be in the order as it is at the wallet. */
const checkAttempt = async (question: Question, attempt: Attempt): Promise<void> => {
  const { payments, order } = question
  const { attemptId } = attempt
  const known = order.captures.find((capture) => capture.attemptId === attemptId)
  const status = await payments.wallet.queryAttempt(attemptId)
  if (status.kind !== 'captured') {
    if (known !== undefined)
      note(question, 'capture-not-at-wallet', `${known.captureId}: the wallet says ${status.kind}`, 'open')
    return
  }
  const { captureId, amount } = status.capture
  if (known === undefined) {
    const context = internalCause(payments.platform, causeName)
    const recorded = await recordCapture(payments, order.orderNo, attemptId, status.capture, context)
    if (isRejection(recorded)) note(question, 'capture-missing', `${captureId}: ${recorded.code}`, 'open')
    else if (recorded.events.length > 0) note(question, 'capture-missing', `${captureId} was not recorded`, 'repaired')
    return
  }
  if (known.captureId !== captureId || known.amount.minor !== amount.minor || known.amount.currency !== amount.currency)
    note(question, 'capture-different', `${known.captureId} has another amount at the wallet`, 'open')
}

/** A refund must be as it is at the wallet. One that is checked anyway is under way. */
const checkRefund = async (question: Question, refund: Refund): Promise<void> => {
  const { payments, order } = question
  const { platform, wallet } = payments
  const { refundId } = refund
  if (refund.state === 'requested' && (await findRefundCheck(payments, refund)) !== undefined) return
  const context = internalCause(platform, causeName)
  if (refund.state === 'requested') {
    await reconcileRefund(payments, order.orderNo, refundId, context)
    return note(question, 'refund-not-followed', `${refundId} was not requested from the wallet`, 'repaired')
  }
  const status = await wallet.queryRefund(refundId)
  if (refund.state === 'completed' && status.kind !== 'completed')
    return note(question, 'refund-not-at-wallet', `${refundId}: the wallet says ${status.kind}`, 'open')
  if (refund.state === 'failed' && status.kind === 'completed') {
    await recordRefundStatus(payments, order.orderNo, refundId, status, context)
    note(question, 'refund-not-recorded', `${refundId} is completed at the wallet`, 'repaired')
  }
}

/** Nothing is said of an order that changed while the wallet was queried. */
const checkOrder = async (payments: PaymentDeps, order: PlacedOrder, since: string): Promise<Deviation[]> => {
  const question: Question = { payments, order, deviations: [] }
  await requestMissingRefunds(question)
  const attempts = order.attempts.filter((attempt) => attempt.startedAt >= since && isOfWallet(payments, attempt))
  for (const attempt of attempts) if (attempt.status !== 'open') await checkAttempt(question, attempt)
  const made = new Set(attempts.map(({ attemptId }) => attemptId))
  const captures = order.captures.filter(({ attemptId }) => made.has(attemptId)).map(({ captureId }) => captureId)
  for (const refund of order.refunds) if (captures.includes(refund.captureId)) await checkRefund(question, refund)
  return question.deviations
}

/**
 * Captured money less refunds against the wallet's records. What the wallet has and the order lacks is recorded, a refund
 * that was never requested is requested, and what the order has and the wallet lacks is for a person. Prevents the failure
 * "an order is cancelled and paid, and nobody gives the money back". Shown by tests/system/order/reconcile-payments.spec.ts.
 */
export const reconcilePayments = (payments: PaymentDeps): Reconciler => {
  const { platform } = payments
  const streams = ownStreams(platform.store)
  return {
    name: 'payments',
    check: async ({ after = '', limit, isComplete }): Promise<CheckedBatch> => {
      const heads = await streams.list([orderStreamType], after, limit)
      const now = platform.clock.now()
      const quiet = heads.filter((head) => isOlderThan(head, now, platform.config.RECONCILE_MIN_AGE_SECONDS))
      const since = isComplete ? '' : new Date(now.getTime() - queriedDays * dayMs).toISOString()
      const ids = quiet.map(({ streamId }) => streamId)
      const loaded = await loadStreams(platform, orderDecider, ids)
      const deviations: Deviation[] = []
      for (const [streamId, { state, version }] of loaded) {
        if (state.status === 'new') continue
        const found = await checkOrder(payments, state, since)
        const isRepaired = found.some((one) => one.state === 'repaired')
        const isSame = found.length === 0 || (await loadStream(platform, orderDecider, streamId)).version === version
        if (isRepaired || isSame) deviations.push(...found)
      }
      return { checked: ids.length, deviations, next: heads.length < limit ? undefined : heads.at(-1)?.streamId }
    },
  }
}
