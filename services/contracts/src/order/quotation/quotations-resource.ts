import { buyerId } from '@pinline/events/ids'
import { z } from 'zod'
import { adminResource } from '../../api/call.ts'
import { cleanedText } from '../../api/text.ts'
import { quotationRecord, quotationStatus } from './quotation-row.ts'

/** Texts are filled in the single record only. */
export const quotationsResource = adminResource({
  name: 'quotations',
  permission: 'quotations.read',
  row: quotationRecord,
  filter: z.object({
    /** The number of a quotation, or its beginning. */
    q: cleanedText(40).optional(),
    status: z.union([quotationStatus, z.array(quotationStatus).min(1)]).optional(),
    buyerId: buyerId.optional(),
    /** Not answered in time. */
    overdue: z.literal(true).optional(),
  }),
  sorts: ['createdAt'],
  countsTo: 10_000,
})
