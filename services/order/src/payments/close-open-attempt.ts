import type { CommandContext } from '@pinline/chassis/event-store/commit'
import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import type { OrderNumber } from '@pinline/events/ids'
import type { CloseReason } from '@pinline/events/order/payment-attempt-closed'
import type { AttemptId } from '@pinline/events/order/payment-ids'
import { type Attempt, openAttemptOf } from '../domain/order/attempt.ts'
import type { Order } from '../domain/order/order.ts'
import { orderDecider } from '../domain/order/order-decider.ts'
import type { ClosedAttemptStatus } from '../wallet/wallet.ts'
import { attemptDocuments, forgetAt } from './attempt-documents.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { recordCapture } from './record-capture.ts'
import { requireWalletOf } from './wallet-unreachable.ts'
import { withoutRequest } from './without-request.ts'

/** Records that the wallet accepts no more money for an attempt. */
export const recordClosed = async (
  { platform }: PaymentDeps,
  orderNo: OrderNumber,
  attemptId: AttemptId,
  reason: CloseReason,
  context: CommandContext,
): Promise<void> => {
  await handleCommand(platform, orderDecider, {
    streamId: orderNo,
    command: { type: 'close-payment-attempt', attemptId, reason, now: platform.clock.now().toISOString() },
    context: withoutRequest(context),
  })
}

/**
 * Closes an attempt at the wallet under a mark: a request that is opening it right now finds the mark afterwards, and
 * closes it again. The mark goes where the attempt may stay open.
 */
const closeAtWallet = async (
  payments: PaymentDeps,
  orderNo: OrderNumber,
  attemptId: AttemptId,
): Promise<ClosedAttemptStatus> => {
  const documents = attemptDocuments(payments)
  await documents.updateOne(
    { _id: attemptId },
    { $set: { orderNo, closing: true }, $setOnInsert: { forgetAt: forgetAt(payments) } },
    { upsert: true },
  )
  let status: ClosedAttemptStatus | undefined
  try {
    status = await payments.wallet.closeAttempt(attemptId)
    return status
  } finally {
    if (status === undefined || status.kind === 'busy')
      await documents.updateOne({ _id: attemptId }, { $unset: { closing: true } })
  }
}

/**
 * Closes an attempt at the wallet and records the wallet's response: closed, or the capture that was faster. `busy`:
 * the payer is paying right now, and nothing may be decided until then.
 * @throws WalletUnreachable
 */
export const closeAttempt = async (
  payments: PaymentDeps,
  orderNo: OrderNumber,
  attempt: Attempt,
  reason: CloseReason,
  context: CommandContext,
): Promise<'closed' | 'captured' | 'busy'> => {
  const { attemptId } = attempt
  requireWalletOf(payments.wallet, attempt)
  const walletStatus = await closeAtWallet(payments, orderNo, attemptId)
  switch (walletStatus.kind) {
    case 'busy':
      return 'busy'
    case 'captured':
      await recordCapture(payments, orderNo, attemptId, walletStatus.capture, context)
      return 'captured'
    case 'declined':
    case 'closed':
      await recordClosed(payments, orderNo, attemptId, walletStatus.kind === 'declined' ? 'declined' : reason, context)
      return 'closed'
    default:
      return walletStatus satisfies never
  }
}

/**
 * Closes the open attempt of an order as it was loaded, if there is one. The caller then decides on the order as it is
 * afterwards.
 * @throws WalletUnreachable
 */
export const closeOpenAttempt = async (
  payments: PaymentDeps,
  order: Order,
  reason: CloseReason,
  context: CommandContext,
): Promise<'none' | 'closed' | 'captured' | 'busy'> => {
  const open = order.status === 'new' ? undefined : openAttemptOf(order)
  return order.status === 'new' || open === undefined
    ? 'none'
    : await closeAttempt(payments, order.orderNo, open, reason, context)
}
