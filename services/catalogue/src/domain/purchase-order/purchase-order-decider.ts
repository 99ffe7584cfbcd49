import type { Decider, Decision } from '@pinline/chassis/domain/decider'
import { type PurchaseOrderEvent, purchaseOrderEvent } from '@pinline/events/catalogue/purchase-order-event'
import { type ClosePurchaseOrder, closePurchaseOrder } from './close-purchase-order.ts'
import { type PlacePurchaseOrder, placePurchaseOrder } from './place-purchase-order.ts'
import { evolvePurchaseOrder, noPurchaseOrder, type PurchaseOrder } from './purchase-order.ts'
import { type ReceivePurchaseOrder, receivePurchaseOrder } from './receive-purchase-order.ts'
import { type ReschedulePurchaseOrder, reschedulePurchaseOrder } from './reschedule-purchase-order.ts'
import { type SetPurchaseOrderPrices, setPurchaseOrderPrices } from './set-purchase-order-prices.ts'

export type PurchaseOrderCommand =
  | PlacePurchaseOrder
  | ReceivePurchaseOrder
  | ReschedulePurchaseOrder
  | SetPurchaseOrderPrices
  | ClosePurchaseOrder

const decide = (state: PurchaseOrder, command: PurchaseOrderCommand): Decision<PurchaseOrderEvent> => {
  switch (command.type) {
    case 'place-purchase-order':
      return placePurchaseOrder(state, command)
    case 'receive-purchase-order':
      return receivePurchaseOrder(state, command)
    case 'reschedule-purchase-order':
      return reschedulePurchaseOrder(state, command)
    case 'set-purchase-order-prices':
      return setPurchaseOrderPrices(state, command)
    case 'close-purchase-order':
      return closePurchaseOrder(state, command)
    default:
      return command satisfies never
  }
}

/** Decides about one order to a supplier. */
export const purchaseOrderDecider: Decider<PurchaseOrder, PurchaseOrderCommand, PurchaseOrderEvent> = {
  streamType: 'purchase-order',
  initial: noPurchaseOrder,
  evolve: evolvePurchaseOrder,
  decide,
  eventSchema: purchaseOrderEvent,
}
