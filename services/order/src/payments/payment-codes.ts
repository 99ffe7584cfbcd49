import type { OrderNumber } from '@pinline/events/ids'
import type { AttemptId } from '@pinline/events/order/payment-ids'
import type { Attempt } from '../domain/order/attempt.ts'
import type { OpenedAttempt } from '../wallet/wallet.ts'
import type { Payments } from './payments.ts'

interface PaymentCode extends OpenedAttempt {
  readonly _id: AttemptId
  readonly orderNo: OrderNumber
  readonly forgetAt: Date
}

const keptMs = 7 * 86_400_000

const codesOf = ({ platform }: Payments) => platform.db.collection<PaymentCode>('payment-codes')

export const preparePaymentCodes = async (payments: Payments): Promise<void> => {
  await codesOf(payments).createIndex({ forgetAt: 1 }, { expireAfterSeconds: 0 })
}

/** The order that an attempt was made for; undefined where none is known. */
export const orderOfAttempt = async (payments: Payments, attemptId: AttemptId): Promise<OrderNumber | undefined> =>
  (await codesOf(payments).findOne({ _id: attemptId }))?.orderNo

/**
 * What the attempt's QR code holds; opens the attempt at the wallet where that has not happened yet.
 * @throws WalletUnreachable
 */
export const codeOf = async (payments: Payments, orderNo: OrderNumber, attempt: Attempt): Promise<OpenedAttempt> => {
  const { attemptId, amount, expiresAt } = attempt
  const kept = await codesOf(payments).findOne({ _id: attemptId })
  if (kept !== null) return { qrUrl: kept.qrUrl, opensHere: kept.opensHere }
  const opened = await payments.wallet.openAttempt({ attemptId, orderNo, amount, expiresAt })
  const forgetAt = new Date(payments.platform.clock.now().getTime() + keptMs)
  await codesOf(payments).updateOne(
    { _id: attemptId },
    { $setOnInsert: { orderNo, qrUrl: opened.qrUrl, opensHere: opened.opensHere, forgetAt } },
    { upsert: true },
  )
  return opened
}
