import { z } from 'zod'
import { event } from '../event.ts'
import { deliveryId, productId, supplierId } from '../ids.ts'
import { unitPrice } from '../money.ts'

/** Pieces were ordered from a supplier. Each line is a delivery of its own, expected on a calendar date. */
export const purchaseOrderPlaced = event('purchase-order-placed', {
  /** Its name. */
  supplier: z.string().max(120),
  /** Its record; missing where only the name is known. */
  supplierId: supplierId.optional(),
  /** The number that the supplier knows. */
  reference: z.string().max(60).nullable(),
  lines: z
    .array(
      z.object({
        productId,
        model: z.string(),
        manufacturer: z.string(),
        deliveryId,
        quantity: z.int().min(1),
        expectedOn: z.iso.date(),
        /** Its cost price of then, in the supplier's currency; missing where either is unknown. */
        unitCost: unitPrice.optional(),
        /** What the supplier charges for one piece; missing where nothing was agreed, and in orders before prices were entered. */
        agreedPrice: unitPrice.optional(),
      }),
    )
    .min(1),
  placedAt: z.iso.datetime(),
})
export type PurchaseOrderPlaced = z.infer<typeof purchaseOrderPlaced>
