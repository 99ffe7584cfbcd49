import { prepareQuestions } from './due-questions.ts'
import { preparePaymentCodes } from './payment-codes.ts'
import type { Payments } from './payments.ts'

/** Makes the indexes of what payments keep beside the orders' streams. */
export const preparePayments = async (payments: Payments): Promise<void> => {
  await Promise.all([
    preparePaymentCodes(payments),
    prepareQuestions(payments, 'asked-attempts'),
    prepareQuestions(payments, 'asked-refunds'),
  ])
}
