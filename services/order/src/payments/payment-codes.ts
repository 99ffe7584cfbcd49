import type { OrderNumber } from '@pinline/events/ids'
import type { AttemptId } from '@pinline/events/order/payment-ids'
import type { OpenAttempt } from '../domain/order/order.ts'
import type { Payments } from './payments.ts'

interface PaymentCode {
  readonly _id: AttemptId
  readonly qrUrl: string
  readonly forgetAt: Date
}

const keptMs = 7 * 86_400_000

const codesOf = ({ platform }: Payments) => platform.db.collection<PaymentCode>('payment-codes')

export const preparePaymentCodes = async (payments: Payments): Promise<void> => {
  await codesOf(payments).createIndex({ forgetAt: 1 }, { expireAfterSeconds: 0 })
}

/** What the attempt's QR code holds; opens the attempt at the wallet where that has not happened yet. */
export const codeOf = async (payments: Payments, orderNo: OrderNumber, attempt: OpenAttempt): Promise<string> => {
  const kept = await codesOf(payments).findOne({ _id: attempt.attemptId })
  if (kept !== null) return kept.qrUrl
  const { qrUrl } = await payments.wallet.openAttempt({ ...attempt, orderNo })
  const forgetAt = new Date(payments.platform.clock.now().getTime() + keptMs)
  await codesOf(payments).updateOne({ _id: attempt.attemptId }, { $setOnInsert: { qrUrl, forgetAt } }, { upsert: true })
  return qrUrl
}
