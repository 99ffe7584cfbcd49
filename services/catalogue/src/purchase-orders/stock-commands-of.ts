import type { PurchaseOrderEvent } from '@pinline/events/catalogue/purchase-order-event'
import type { PurchaseOrderId } from '@pinline/events/ids'
import type { AnnounceDelivery } from '../domain/stock/announce-delivery.ts'
import type { ReceiveStock } from '../domain/stock/receive-stock.ts'
import type { WithdrawDelivery } from '../domain/stock/withdraw-delivery.ts'

/** The internal note of a delivery that a purchase order announces. */
const noteOf = ({ supplier, reference }: { readonly supplier: string; readonly reference: string | null }): string =>
  reference === null ? supplier : `${supplier} · ${reference}`

/** What an event of an order means for the stocks of its lines. */
export const stockCommandsOf = (
  orderId: PurchaseOrderId,
  { type, data }: PurchaseOrderEvent,
): (AnnounceDelivery | WithdrawDelivery | ReceiveStock)[] => {
  switch (type) {
    case 'purchase-order-placed':
    case 'purchase-order-rescheduled':
      return data.lines.map(({ productId, deliveryId, quantity, expectedOn }) => ({
        ...({ type: 'announce-delivery', productId, deliveryId, quantity, expectedOn } as const),
        ...{ note: noteOf(data), purchaseOrderId: orderId },
      }))
    case 'purchase-order-prices-set':
      return []
    case 'purchase-order-received':
      return data.lines.map(({ productId, deliveryId, quantity }) => ({
        ...({ type: 'receive-stock', productId, deliveryId, quantity } as const),
        ...{ reason: `${data.supplier}: ${data.deliveryNote}`, purchaseOrderId: orderId },
      }))
    case 'purchase-order-closed':
      return data.open.map(({ productId, deliveryId }) => ({
        ...({ type: 'withdraw-delivery', productId, deliveryId } as const),
        purchaseOrderId: orderId,
      }))
    default:
      return type satisfies never
  }
}
