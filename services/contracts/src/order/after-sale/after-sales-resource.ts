import { afterSaleNo, buyerId, staffId } from '@pinline/events/ids'
import { money } from '@pinline/events/money'
import { afterSaleKind } from '@pinline/events/order/after-sale-kind'
import { z } from 'zod'
import { adminResource } from '../../api/call.ts'
import { dateCondition, numberCondition } from '../../api/condition.ts'
import { cleanedText } from '../../api/text.ts'
import { timelineEntry } from '../order/orders-resource.ts'
import { afterSaleDetail } from './after-sale-row.ts'
import { afterSaleStatus } from './after-sale-status.ts'

/** Commands that staff can give on a request, by the names of their calls. */
export const staffAfterSaleCommand = z.enum([
  'approve-after-sale',
  'reject-after-sale',
  'receive-after-sale',
  'refund-after-sale',
  'replace-after-sale',
  'ship-replacement',
  'withdraw-replacement',
  'close-after-sale',
  'answer-after-sale',
  'assign-after-sale',
])
export type StaffAfterSaleCommand = z.infer<typeof staffAfterSaleCommand>

/** A request as the console shows it. Texts, messages and `suggestedRefund` are filled in the single record only. */
export const afterSaleRecord = afterSaleDetail.extend({
  id: afterSaleNo,
  buyerId,
  /** The member of staff who handles it; null: nobody yet. */
  assignee: staffId.nullable(),
  /** Every event, oldest first; filled in the single record only. */
  history: z.array(timelineEntry.pick({ sequence: true, type: true, at: true, actor: true })),
  /** Not answered, although it is due. */
  overdue: z.boolean(),
  /** The commands that staff can give now, regardless of the role's permissions. */
  allowedCommands: z.array(staffAfterSaleCommand),
  /** The price of the pieces, as far as that much of the payment is left; in the order's currency. */
  suggestedRefund: money.nullable(),
})
export type AfterSaleRecord = z.infer<typeof afterSaleRecord>

/** After-sales requests of all buyers. `history` is filled in the single record only. */
export const afterSalesResource = adminResource({
  name: 'after-sales',
  permission: 'after-sales.read',
  row: afterSaleRecord,
  filter: z.object({
    /** The number of an order or of a request. */
    q: cleanedText(40).optional(),
    status: z.union([afterSaleStatus, z.array(afterSaleStatus).min(1)]).optional(),
    kind: afterSaleKind.optional(),
    buyerId: buyerId.optional(),
    /** Whose requests: of the person who asks, or those that nobody has taken. */
    assignee: z.enum(['me', 'nobody']).optional(),
    /** Not answered in time. */
    overdue: z.literal(true).optional(),
    createdAt: dateCondition.optional(),
    /** When the answer is due; such requests are not answered yet. */
    answerBy: dateCondition.optional(),
    quantity: numberCondition.optional(),
  }),
  sorts: ['createdAt'],
  countsTo: 10_000,
})
