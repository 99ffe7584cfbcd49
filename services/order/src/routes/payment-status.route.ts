import { rejection } from '@pinline/chassis/contract/error-codes'
import { answer } from '@pinline/chassis/http/answer'
import { route } from '@pinline/chassis/http/route'
import { paymentStatus } from '../contract/payment-status.ts'
import { codeOf } from '../payments/payment-codes.ts'
import { paymentScreenOf } from '../payments/payment-screen.ts'
import type { Payments } from '../payments/payments.ts'
import { settleAttempt } from '../payments/settle-attempt.ts'
import type { AttemptPart } from '../read-models/orders/orders.model.ts'
import { ordersProjection } from '../read-models/orders/orders.projection.ts'
import { findOrder } from '../read-models/orders/orders.query.ts'

/** From this age on the wallet is asked at every poll: its callback may be lost. */
const asksWalletAfterMs = 4000

const isOld = (attempt: AttemptPart, now: Date): boolean =>
  attempt.status === 'open' && now.getTime() - new Date(attempt.startedAt).getTime() > asksWalletAfterMs

export const paymentStatusRoute = (payments: Payments) =>
  route(
    paymentStatus,
    async (input, { buyerId, commandContext }) => {
      const { platform } = payments
      const row = await findOrder(platform, input.orderNo, buyerId)
      if (row === undefined) return rejection('order-not-found')
      const now = platform.clock.now()
      const attempt = row.attempts.at(-1)
      if (attempt !== undefined && isOld(attempt, now)) await settleAttempt(payments, row.orderNo, commandContext)
      const isOpen = attempt?.status === 'open' && row.status === 'pending' && now.toISOString() < attempt.expiresAt
      return answer({
        orderNo: row.orderNo,
        status: paymentScreenOf(row.status, attempt, now.toISOString()),
        orderStatus: row.status,
        attemptId: attempt?.attemptId ?? null,
        qrUrl: isOpen ? (await codeOf(payments, row.orderNo, attempt)).qrUrl : null,
        amount: row.total,
        expiresAt: attempt?.expiresAt ?? null,
        payBefore: row.payBefore,
        paidAt: row.confirmedAt,
        serverNow: now.toISOString(),
      })
    },
    { waitsFor: [ordersProjection] },
  )
