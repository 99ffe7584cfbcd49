import { purchaseOrderId } from '@pinline/events/ids'
import { z } from 'zod'
import { purchaseOrderStatus } from './purchase-orders-resource.ts'

/** An order to a supplier after a command. */
export const purchaseOrderChanged = z.object({ id: purchaseOrderId, status: purchaseOrderStatus, version: z.int() })
export type PurchaseOrderChanged = z.infer<typeof purchaseOrderChanged>
