import type { CommandContext } from '@pinline/chassis/event-store/commit'
import { answer } from '@pinline/chassis/http/answer'
import { route } from '@pinline/chassis/http/route'
import { isRejection, type Rejection } from '@pinline/contracts/api/error-codes'
import { paymentStatus } from '@pinline/contracts/order/payment/payment-status'
import { type Attempt, latestAttemptOf } from '../domain/order/attempt.ts'
import type { PlacedOrder } from '../domain/order/order.ts'
import { askingRarely } from '../payments/ask-rarely.ts'
import { codeOf, keptCode } from '../payments/payment-codes.ts'
import { paymentScreenOf } from '../payments/payment-screen.ts'
import type { Payments } from '../payments/payments.ts'
import { unlessAway } from '../payments/wallet-away.ts'
import type { OpenedAttempt } from '../wallet/wallet.ts'
import { loadOrder } from './load-order.ts'

/** So long the request that began an attempt is left to open it. */
const opensWithinMs = 10_000

const codeFor = async (
  payments: Payments,
  { orderNo }: PlacedOrder,
  attempt: Attempt,
  now: Date,
  context: CommandContext,
): Promise<OpenedAttempt | Rejection | undefined> => {
  const kept = await keptCode(payments, attempt.attemptId)
  if (kept !== undefined || now.getTime() - new Date(attempt.startedAt).getTime() < opensWithinMs) return kept
  return await unlessAway(() => codeOf(payments, orderNo, attempt, context))
}

/** Reads the stream: a phone or a second tab knows no position, and no row need be written yet. */
export const paymentStatusRoute = (payments: Payments) => {
  const askWallet = askingRarely(payments)
  return route(paymentStatus, async (input, { buyerId, commandContext }) => {
    const { platform, wallet } = payments
    const found = await loadOrder(platform, input.orderNo, buyerId)
    if (isRejection(found)) return found
    const watched = latestAttemptOf(found)
    const asked = watched !== undefined && (await askWallet(found, watched, commandContext))
    const order = asked ? await loadOrder(platform, found.orderNo) : found
    if (isRejection(order)) return order
    const now = platform.clock.now()
    const attempt = latestAttemptOf(order)
    const canBePaid = attempt?.status === 'open' && order.status === 'pending' && now.toISOString() < attempt.expiresAt
    const code = canBePaid ? await codeFor(payments, order, attempt, now, commandContext) : undefined
    if (isRejection(code) && code.code === 'wallet-unreachable') return code
    const shown = isRejection(code) ? undefined : code
    const screen = paymentScreenOf(order.status, attempt, now.toISOString())
    return answer({
      orderNo: order.orderNo,
      status: screen === 'waiting' && shown === undefined ? 'generating' : screen,
      orderStatus: order.status,
      attemptId: attempt?.attemptId ?? null,
      qrUrl: shown?.qrUrl ?? null,
      opensHere: shown?.opensHere ?? null,
      amount: order.payable,
      total: order.total,
      rate: order.payableRate,
      wallet: attempt?.wallet ?? order.wallet ?? wallet.kind,
      expiresAt: attempt?.expiresAt ?? null,
      payBefore: order.payBefore,
      paidAt: order.confirmedAt,
      serverNow: now.toISOString(),
    })
  })
}
