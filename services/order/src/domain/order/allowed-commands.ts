import type { Money } from '@pinline/events/money'
import { openLines, type SendableOrder } from './parcels.ts'
import { mayMove, type OrderStatus } from './transitions.ts'

/** The parts of an order's state that say what may be commanded; a row of the view has them as well. */
interface CommandableOrder extends SendableOrder {
  readonly status: OrderStatus
  readonly deliveryChanges: number
}

/** Production of made-to-order goods starts with stocking and cannot be undone. */
const isCustomWorkStarted = (order: CommandableOrder): boolean =>
  order.status === 'stocking' && openLines(order).some((line) => line.custom)

/** Whether an order may be cancelled at all; a buyer may cancel a pending one only. */
export const mayCancel = (order: CommandableOrder): boolean =>
  mayMove(order.status, 'cancelled') && !isCustomWorkStarted(order)

/** Whether lines of an order may be cancelled at all: it is paid, and stocking has not ended. */
export const mayCancelLines = ({ status }: Pick<CommandableOrder, 'status'>): boolean =>
  status === 'confirmed' || status === 'stocking'

/** Bounds what one order can hold. Staff have more, so that they can put right what its buyer left. */
export const maxDeliveryChanges = { buyer: 50, staff: 100 } as const

/**
 * Whether it is early enough to change address or shipping method of an order: by its buyer until it is prepared, by staff
 * until its first parcel is handed over.
 */
export const isDeliveryOpen = (order: CommandableOrder, by: 'buyer' | 'staff'): boolean => {
  if (order.status === 'pending' || order.status === 'confirmed') return true
  return by === 'staff' && (order.status === 'stocking' || order.status === 'testing') && order.parcels.length === 0
}

/** Whether address or shipping method of an order may be changed: it is early enough, and was not done too often. */
export const mayChangeDelivery = (order: CommandableOrder, by: 'buyer' | 'staff'): boolean =>
  isDeliveryOpen(order, by) && order.deliveryChanges < maxDeliveryChanges[by]

/** The last piece is cancelled with the order. */
const hasSeveralPieces = (order: CommandableOrder): boolean =>
  openLines(order).reduce((sum, { quantity }) => sum + quantity, 0) > 1

const allowedOf = <Command extends string>(rules: Readonly<Record<Command, boolean>>): Command[] =>
  (Object.keys(rules) as Command[]).filter((command) => rules[command])

/** The commands that an order's buyer may give now. `stock` is `checking` until the stock of its lines is reserved. */
export const allowedToBuyer = (order: CommandableOrder & { readonly stock: 'checking' | 'reserved' }) =>
  allowedOf({
    'start-payment-attempt': order.status === 'pending' && order.stock === 'reserved',
    'cancel-order': order.status === 'pending',
    'change-delivery': mayChangeDelivery(order, 'buyer'),
    'confirm-receipt': mayMove(order.status, 'completed'),
  })

/** The commands that staff may give now, the permissions of their role apart. `refundable`: what is left of the payment. */
export const allowedToStaff = (order: CommandableOrder, refundable: Money) =>
  allowedOf({
    'start-stocking': mayMove(order.status, 'stocking'),
    'start-testing': mayMove(order.status, 'testing'),
    'ship-parcel': mayMove(order.status, 'shipped'),
    'ship-order': mayMove(order.status, 'shipped'),
    'cancel-order-by-staff': mayCancel(order),
    'cancel-lines': mayCancelLines(order) && hasSeveralPieces(order),
    'change-delivery-by-staff': mayChangeDelivery(order, 'staff'),
    'request-refund': refundable.minor > 0,
  })
