import { deliveryId, productId, purchaseOrderId, staffId, supplierId } from '@pinline/events/ids'
import { unitPrice } from '@pinline/events/money'
import { z } from 'zod'
import { adminResource } from '../../api/call.ts'
import { cleanedText } from '../../api/text.ts'

export const purchaseOrderStatus = z.enum(['open', 'part-received', 'received', 'closed'])
export type PurchaseOrderStatus = z.infer<typeof purchaseOrderStatus>

export const purchaseOrderLine = z.object({
  productId,
  model: z.string(),
  manufacturer: z.string(),
  deliveryId,
  quantity: z.int(),
  received: z.int(),
  /** Pieces that are still to come. */
  open: z.int(),
  expectedOn: z.iso.date(),
  /** The cost price when it was ordered; null where it is unknown, and for staff who may not see cost prices. */
  unitCost: unitPrice.nullable(),
  /** What the supplier charges for one piece; null where nothing is agreed, and for staff who may not see cost prices. */
  agreedPrice: unitPrice.nullable(),
})
export type PurchaseOrderLine = z.infer<typeof purchaseOrderLine>

/** What one delivery note brought. */
export const purchaseOrderReceipt = z.object({
  deliveryNote: z.string(),
  receivedAt: z.iso.datetime(),
  receivedBy: staffId.nullable(),
  lines: z.array(z.object({ productId, quantity: z.int() })),
})
export type PurchaseOrderReceipt = z.infer<typeof purchaseOrderReceipt>

export const purchaseOrderRecord = z.object({
  id: purchaseOrderId,
  supplier: z.string(),
  /** Its record, where there is one. */
  supplierId: supplierId.nullable(),
  reference: z.string().nullable(),
  status: purchaseOrderStatus,
  placedAt: z.iso.datetime(),
  placedBy: staffId.nullable(),
  closedAt: z.iso.datetime().nullable(),
  /** Why it was closed before all was there. */
  reason: z.string().nullable(),
  /** The earliest date of what is still to come. */
  expectedOn: z.iso.date().nullable(),
  /** That was before today (UTC). */
  overdue: z.boolean(),
  ordered: z.int(),
  received: z.int(),
  lines: z.array(purchaseOrderLine),
  /** The latest first, at most 60. */
  receipts: z.array(purchaseOrderReceipt),
  version: z.int(),
})
export type PurchaseOrderRecord = z.infer<typeof purchaseOrderRecord>

/** Orders to suppliers, with their lines and receipts. */
export const purchaseOrdersResource = adminResource({
  name: 'purchase-orders',
  permission: 'purchase-orders.read',
  row: purchaseOrderRecord,
  filter: z.object({
    /** Supplier, reference, part number of a line, or delivery note. */
    q: cleanedText(120).optional(),
    status: z.union([purchaseOrderStatus, z.array(purchaseOrderStatus).min(1)]).optional(),
    /** Something was expected before today (UTC). */
    overdue: z.boolean().optional(),
  }),
  sorts: ['placedAt', 'expectedOn'],
  countsTo: 10_000,
})
