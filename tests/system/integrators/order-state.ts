import { orderLineRow } from '@pinline/contracts/order/order/order-row'
import {
  latePaymentRow,
  type OrderRecord,
  orderRecord,
  refundRecord,
} from '@pinline/contracts/order/order/orders-resource'
import { parcelRow } from '@pinline/contracts/order/order/parcel-row'
import type { OrderEvent } from '@pinline/events/order/order-event'
import { z } from 'zod'

/**
 * The part of the order API's record that public events have. The rest is of others: names and drawings of the catalogue,
 * texts and addresses of the vaults, what the shop's rules allow, and the days after a shipment, which it reckons.
 */
const orderState = orderRecord
  .omit({
    id: true,
    allowedCommands: true,
    contact: true,
    deliverTo: true,
    remark: true,
    note: true,
    notes: true,
    signatures: true,
    poNumber: true,
    heldSharePercent: true,
    refundable: true,
    logistics: true,
    timeline: true,
  })
  .extend({
    lines: z.array(orderLineRow.omit({ name: true, available: true, drawing: true })),
    parcels: z.array(parcelRow),
    refunds: z.array(refundRecord.omit({ note: true })),
    latePayments: z.array(latePaymentRow.omit({ note: true })),
    /** Numbers of its invoice and credit notes. */
    documents: z.array(z.string()),
  })
export type OrderState = z.output<typeof orderState>

export const stateOf = (record: OrderRecord, documents: readonly string[]): OrderState => {
  const { arrives, ...state } = orderState.parse({ ...record, documents })
  return arrives === undefined || state.steps.shippedAt !== null ? state : { ...state, arrives }
}

export type PublicOrderEvent = Exclude<
  OrderEvent,
  { readonly type: 'order-note-added' | 'document-signed' | 'signature-revoked' }
>

/** A public event of an order, whichever way it came. */
export interface ReceivedEvent {
  readonly id: string
  readonly orderNo: string
  readonly sequence: number
  readonly time: string
  readonly actor: OrderState['picks'][number]['actor']
  readonly event: PublicOrderEvent
}
