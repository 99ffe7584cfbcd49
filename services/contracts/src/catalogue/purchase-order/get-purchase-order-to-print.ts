import { purchaseOrderId } from '@pinline/events/ids'
import { unitPrice } from '@pinline/events/money'
import { z } from 'zod'
import { call, internal } from '../../api/call.ts'
import { supplierRecord } from '../supplier/supplier-record.ts'

/** What a purchase order says on paper. `record` is the supplier's as it is now; null where only its name is known. */
export const purchaseOrderToPrint = z.object({
  id: purchaseOrderId,
  supplier: z.string(),
  reference: z.string().nullable(),
  placedAt: z.iso.datetime(),
  record: supplierRecord
    .pick({
      ...({ number: true, vatNumber: true, company: true, street: true, city: true, postcode: true } as const),
      ...({ region: true, country: true, currency: true, language: true, paymentTerms: true } as const),
      ...({ contactName: true, email: true, phone: true } as const),
    })
    .nullable(),
  lines: z.array(
    z.object({
      model: z.string(),
      manufacturer: z.string(),
      quantity: z.int(),
      expectedOn: z.iso.date(),
      /** What one piece costs: as agreed, otherwise at the cost price of when it was ordered; null where both are unknown. */
      unitCost: unitPrice.nullable(),
    }),
  ),
})
export type PurchaseOrderToPrint = z.infer<typeof purchaseOrderToPrint>

/** A purchase order with its supplier and its costs, for the service that draws documents. */
export const getPurchaseOrderToPrint = call({
  name: 'get-purchase-order-to-print',
  path: '/internal/purchase-order-to-print',
  effect: 'read',
  access: internal,
  input: z.object({ id: purchaseOrderId }),
  output: purchaseOrderToPrint,
  errors: ['purchase-order-not-found'],
})
