import { prepareAttemptDocuments } from './attempt-documents.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { prepareRefundTurns } from './refund-turns.ts'
import { prepareStatusChecks } from './status-checks.ts'

/** Creates the indexes of the payments' own documents. */
export const preparePayments = async (payments: PaymentDeps): Promise<void> => {
  await Promise.all([prepareAttemptDocuments(payments), prepareStatusChecks(payments), prepareRefundTurns(payments)])
}
