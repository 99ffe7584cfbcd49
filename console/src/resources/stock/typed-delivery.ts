import type { Delivery } from '@pinline/events/catalogue/deliveries'
import { typedPieces } from './stock-booking.ts'

/** A delivery as it is typed; `expectedOn` as a date field gives it. */
export interface TypedDelivery {
  readonly quantity: string
  readonly expectedOn: string
  readonly note: string
}

export type DeliveryFault = 'resources.stock.quantity_wrong' | 'resources.stock.delivery.date_wrong'

const most = 100_000_000
const day = /^\d{4}-\d{2}-\d{2}$/u

export const typedDelivery = (delivery: Delivery | undefined): TypedDelivery => ({
  quantity: delivery === undefined ? '' : String(delivery.quantity),
  expectedOn: delivery?.expectedOn ?? '',
  note: delivery?.note ?? '',
})

/** The delivery that is typed, or what is wrong with it, field by field. */
export const readDelivery = ({ quantity, expectedOn, note }: TypedDelivery) => {
  const pieces = typedPieces(quantity)
  const faults: Partial<Record<keyof TypedDelivery, DeliveryFault>> = {}
  if (pieces === undefined || pieces < 1 || pieces > most) faults.quantity = 'resources.stock.quantity_wrong'
  if (!day.test(expectedOn)) faults.expectedOn = 'resources.stock.delivery.date_wrong'
  const said = note.trim()
  return { faults, delivery: { quantity: pieces ?? 0, expectedOn, ...(said === '' ? {} : { note: said }) } }
}
