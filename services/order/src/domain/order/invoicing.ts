import type { PlacedOrder } from './order.ts'
import type { Refund } from './refund.ts'

/** Whether an invoice is due: everything has been shipped, and there is none. */
export const isInvoiceDue = ({ status, invoice }: PlacedOrder): boolean =>
  invoice === null && (status === 'shipped' || status === 'completed')

/**
 * Completed refunds of parts of an invoiced order that have no credit note yet. Other refunds give back what was never
 * owed, and so was not invoiced.
 */
export const refundsToCredit = ({ invoice, refunds, creditNotes }: PlacedOrder): readonly Refund[] =>
  invoice === null
    ? []
    : refunds.filter(
        ({ refundId, orderAmount, state }) =>
          state === 'completed' && orderAmount !== null && !creditNotes.some((note) => note.refundId === refundId),
      )
