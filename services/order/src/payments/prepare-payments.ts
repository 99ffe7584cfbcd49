import { prepareAskedAttempts } from './asked-attempts.ts'
import { prepareAskedRefunds } from './asked-refunds.ts'
import { preparePaymentCodes } from './payment-codes.ts'
import type { Payments } from './payments.ts'

/** Makes the indexes of what payments keep beside the orders' streams. */
export const preparePayments = async (payments: Payments): Promise<void> => {
  await Promise.all([preparePaymentCodes(payments), prepareAskedAttempts(payments), prepareAskedRefunds(payments)])
}
