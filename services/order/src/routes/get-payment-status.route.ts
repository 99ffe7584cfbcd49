import type { CommandContext } from '@pinline/chassis/event-store/commit'
import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { isRejection, type Rejection } from '@pinline/contracts/api/error-codes'
import { getPaymentStatus } from '@pinline/contracts/order/payment/get-payment-status'
import { type Attempt, latestAttemptOf } from '../domain/order/attempt.ts'
import type { PlacedOrder } from '../domain/order/order.ts'
import { codeOf, storedCode } from '../payments/payment-codes.ts'
import type { PaymentDeps } from '../payments/payment-deps.ts'
import { paymentScreenOf } from '../payments/payment-screen.ts'
import { throttledPoll } from '../payments/throttled-poll.ts'
import { orWalletUnreachable } from '../payments/wallet-unreachable.ts'
import type { OpenedAttempt } from '../wallet/wallet.ts'
import { loadOrder } from './load-order.ts'

/** How long the request that started an attempt may take to open it. */
const opensWithinMs = 10_000

const codeFor = async (
  payments: PaymentDeps,
  { orderNo }: PlacedOrder,
  attempt: Attempt,
  now: Date,
  context: CommandContext,
): Promise<OpenedAttempt | Rejection | undefined> => {
  const stored = await storedCode(payments, attempt.attemptId)
  if (stored !== undefined || now.getTime() - new Date(attempt.startedAt).getTime() < opensWithinMs) return stored
  return await orWalletUnreachable(() => codeOf(payments, orderNo, attempt, context))
}

/** Reads the stream: a phone or a second tab has no position, and the row may not be written yet. */
export const getPaymentStatusRoute = (payments: PaymentDeps) => {
  const pollWallet = throttledPoll(payments)
  return route(getPaymentStatus, async (input, { buyerId, commandContext }) => {
    const { platform, wallet } = payments
    const found = await loadOrder(platform, input.orderNo, buyerId)
    if (isRejection(found)) return found
    const latest = latestAttemptOf(found)
    const wasPolled = latest !== undefined && (await pollWallet(found, latest, commandContext))
    const order = wasPolled ? await loadOrder(platform, found.orderNo) : found
    if (isRejection(order)) return order
    const now = platform.clock.now()
    const attempt = latestAttemptOf(order)
    const canBePaid = attempt?.status === 'open' && order.status === 'pending' && now.toISOString() < attempt.expiresAt
    const code = canBePaid ? await codeFor(payments, order, attempt, now, commandContext) : undefined
    if (isRejection(code) && code.code === 'wallet-unreachable') return code
    const visibleCode = isRejection(code) ? undefined : code
    const screen = paymentScreenOf(order.status, attempt, now.toISOString())
    return result({
      orderNo: order.orderNo,
      status: screen === 'waiting' && visibleCode === undefined ? 'generating' : screen,
      orderStatus: order.status,
      attemptId: attempt?.attemptId ?? null,
      qrUrl: visibleCode?.qrUrl ?? null,
      opensHere: visibleCode?.opensHere ?? null,
      amount: order.payable,
      total: order.total,
      rate: order.payableRate,
      wallet: attempt?.wallet ?? order.wallet ?? wallet.kind,
      expiresAt: attempt?.expiresAt ?? null,
      paymentDeadline: order.paymentDeadline,
      paidAt: order.confirmedAt,
      serverNow: now.toISOString(),
    })
  })
}
