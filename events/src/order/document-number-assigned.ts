import { z } from 'zod'
import { event } from '../event.ts'
import { orderNumber } from '../ids.ts'
import { documentNumber, numberedDocumentKind } from './document-kind.ts'
import { refundId } from './payment-ids.ts'

/** The next number of a kind and year belongs to this document, for ever. */
export const documentNumberAssigned = event('document-number-assigned', {
  kind: numberedDocumentKind,
  number: documentNumber,
  /** 1 for the first of its kind and year, without gaps. */
  sequence: z.int().positive(),
  orderNo: orderNumber,
  /** What a credit note is for. */
  refundId: refundId.optional(),
  assignedAt: z.iso.datetime(),
})
export type DocumentNumberAssigned = z.infer<typeof documentNumberAssigned>
