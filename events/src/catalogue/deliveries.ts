import { z } from 'zod'
import { type DeliveryId, deliveryId, purchaseOrderId } from '../ids.ts'

/** Pieces on their way; `expectedOn` is a calendar date. */
export const delivery = z.object({
  deliveryId,
  quantity: z.int().min(1),
  expectedOn: z.string(),
  note: z.string().optional(),
  /** The purchase order that it is a line of. */
  purchaseOrderId: purchaseOrderId.optional(),
})
export type Delivery = Readonly<z.infer<typeof delivery>>

/** The id of the delivery in events without one. */
export const onlyDelivery: DeliveryId = deliveryId.parse('d-announced')

const earlierFirst = (a: Delivery, b: Delivery): number =>
  a.expectedOn.localeCompare(b.expectedOn) || a.deliveryId.localeCompare(b.deliveryId)

/** With this delivery, replacing its earlier announcement; earliest first. */
export const withDelivery = (deliveries: readonly Delivery[], announced: Delivery): Delivery[] =>
  [...withoutDelivery(deliveries, announced.deliveryId), announced].sort(earlierFirst)

export const withoutDelivery = (deliveries: readonly Delivery[], id: DeliveryId): Delivery[] =>
  deliveries.filter(({ deliveryId }) => deliveryId !== id)

/**
 * After pieces were received: of the named delivery, else of the earliest that belongs to no purchase order. Returned
 * pieces were in none, so all are still to come.
 */
export const afterReceipt = (
  deliveries: readonly Delivery[],
  receipt: {
    readonly quantity: number
    readonly deliveryId?: DeliveryId | undefined
    readonly returned?: true | undefined
  },
): Delivery[] => {
  if (receipt.returned) return [...deliveries]
  const id = receipt.deliveryId ?? deliveries.find((one) => one.purchaseOrderId === undefined)?.deliveryId
  return deliveries.flatMap((delivery) => {
    if (delivery.deliveryId !== id) return [delivery]
    const quantity = delivery.quantity - receipt.quantity
    return quantity <= 0 ? [] : [{ ...delivery, quantity }]
  })
}
