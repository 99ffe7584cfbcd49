import type { CommandContext } from '@pinline/chassis/event-store/commit'
import { loadStream } from '@pinline/chassis/event-store/handle-command'
import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { OrderNumber } from '@pinline/events/ids'
import type { AttemptId, CaptureId } from '@pinline/events/order/payment-ids'
import type { RefundReason } from '@pinline/events/order/refund-reason'
import type { PlacedOrder } from '../domain/order/order.ts'
import { orderDecider } from '../domain/order/order-decider.ts'
import { refundOf } from '../domain/order/refund.ts'
import type { Wallet, Webhook } from '../wallet/wallet.ts'
import { recordClosed } from './close-open-attempt.ts'
import { orderOfAttempt } from './payment-codes.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { recordRefundStatus } from './reconcile-refund.ts'
import { recordCapture } from './record-capture.ts'
import { orWalletUnreachable } from './wallet-unreachable.ts'

/** What a webhook was about, and why its money is refunded; null if it is not. */
export interface Received {
  readonly orderNo: OrderNumber
  readonly attemptId: AttemptId
  readonly captureId: CaptureId | null
  readonly refunded: RefundReason | null
}

type Message = Parameters<Wallet['readWebhook']>[0] & {
  readonly setAuditObjects: (objects: Readonly<Record<string, string>>) => void
}

/** The ids that a webhook names. */
const objectsOf = (webhook: Webhook, orderNo: OrderNumber | undefined): Record<string, string> => ({
  ...(orderNo === undefined ? {} : { orderNo }),
  attemptId: webhook.attemptId,
  ...(webhook.kind === 'captured' ? { captureId: webhook.capture.captureId } : {}),
  ...(webhook.kind === 'refund' ? { refundId: webhook.refundId } : {}),
})

type WebhookOf<Kind extends Webhook['kind']> = Extract<Webhook, { kind: Kind }>

const applyCapture = async (
  payments: PaymentDeps,
  { orderNo }: PlacedOrder,
  { attemptId, capture }: WebhookOf<'captured'>,
  context: CommandContext,
): Promise<Received | Rejection> => {
  const walletStatus = await payments.wallet.queryAttempt(attemptId)
  const { captureId, amount } = capture
  const providerCapture = walletStatus.kind === 'captured' ? walletStatus.capture : undefined
  const agrees =
    providerCapture?.captureId === captureId &&
    providerCapture.amount.minor === amount.minor &&
    providerCapture.amount.currency === amount.currency
  if (providerCapture === undefined || !agrees) return rejection('notice-mismatch')
  const recorded = await recordCapture(payments, orderNo, attemptId, providerCapture, context)
  if (isRejection(recorded)) return recorded
  const refundEvent = recorded.events.map(({ event }) => event).find((event) => event.type === 'refund-requested')
  return { orderNo, attemptId, captureId, refunded: refundEvent?.data.reason ?? null }
}

const applyDecline = async (
  payments: PaymentDeps,
  { orderNo }: PlacedOrder,
  { attemptId }: WebhookOf<'declined'>,
  context: CommandContext,
): Promise<Received | Rejection> => {
  const walletStatus = await payments.wallet.queryAttempt(attemptId)
  if (walletStatus.kind !== 'declined') return rejection('notice-mismatch')
  await recordClosed(payments, orderNo, attemptId, 'declined', context)
  return { orderNo, attemptId, captureId: null, refunded: null }
}

const applyRefund = async (
  payments: PaymentDeps,
  { orderNo, refunds }: PlacedOrder,
  { attemptId, refundId }: WebhookOf<'refund'>,
  context: CommandContext,
): Promise<Received | Rejection> => {
  const refund = refundOf(refunds, refundId)
  if (refund === undefined) return rejection('refund-not-found')
  const walletStatus = await payments.wallet.queryRefund(refundId)
  if (walletStatus.kind === 'unknown') return rejection('notice-mismatch')
  if (walletStatus.kind !== 'processing') await recordRefundStatus(payments, orderNo, refundId, walletStatus, context)
  return { orderNo, attemptId, captureId: refund.captureId, refunded: null }
}

const applyWebhook = async (
  payments: PaymentDeps,
  order: PlacedOrder,
  webhook: Webhook,
  context: CommandContext,
): Promise<Received | Rejection> => {
  switch (webhook.kind) {
    case 'captured':
      return await applyCapture(payments, order, webhook, context)
    case 'declined':
      return await applyDecline(payments, order, webhook, context)
    case 'refund':
      return await applyRefund(payments, order, webhook, context)
    default:
      return webhook satisfies never
  }
}

const applyToOrder = async (
  payments: PaymentDeps,
  orderNo: OrderNumber,
  webhook: Webhook,
  context: CommandContext,
): Promise<Received | Rejection> => {
  const { platform } = payments
  const isOwn = ({ attempts }: PlacedOrder) => attempts.some(({ attemptId }) => attemptId === webhook.attemptId)
  const cached = platform.store.cached(orderDecider).get(orderNo)?.state
  // Of a cached order only its attempts are used, and those are never removed.
  const isKnown = webhook.kind !== 'refund' && cached !== undefined && cached.status !== 'new' && isOwn(cached)
  const state = isKnown ? cached : (await loadStream(platform, orderDecider, orderNo)).state
  if (state.status === 'new') return rejection('order-not-found')
  const own = isOwn(state)
  const cause: CommandContext = { ...context, actor: { kind: 'service', id: 'wallet' } }
  const outcome = own
    ? await orWalletUnreachable(() => applyWebhook(payments, state, webhook, cause))
    : rejection('notice-mismatch')
  if (isRejection(outcome) && outcome.code === 'notice-mismatch')
    platform.log.warn(
      { orderNo, attemptId: webhook.attemptId, kind: webhook.kind },
      'webhook contradicts the provider record',
    )
  return outcome
}

/**
 * Handles a request to a wallet's webhook URL. A webhook is a hint: the wallet's record is queried, and only that is
 * recorded. A webhook that the record does not confirm, or that names another order than its attempt's, is
 * `notice-mismatch` and changes nothing; the payment itself is found by a status check. If the record cannot be
 * queried, the result is `wallet-unreachable`, and the wallet sends the webhook again. Rejections and resulting refunds
 * are in the audit trail.
 */
export const receiveWebhook = async (
  payments: PaymentDeps,
  message: Message,
  context: CommandContext,
): Promise<Received | Rejection> => {
  const webhook = await orWalletUnreachable(() => payments.wallet.readWebhook(message))
  if (isRejection(webhook)) return webhook
  const orderNo = webhook.orderNo ?? (await orderOfAttempt(payments, webhook.attemptId))
  const outcome =
    orderNo === undefined ? rejection('order-not-found') : await applyToOrder(payments, orderNo, webhook, context)
  if (isRejection(outcome) || outcome.refunded !== null) message.setAuditObjects(objectsOf(webhook, orderNo))
  return outcome
}
