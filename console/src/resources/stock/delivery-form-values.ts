import type { Delivery } from '@pinline/events/catalogue/deliveries'
import type { NumberSigns } from '@pinline/ui/format/number-signs'
import { parsePieces } from './stock-booking.ts'

/** Form values of a delivery; `expectedOn` is the value of a date field. */
export interface DeliveryFormValues {
  readonly quantity: string
  readonly expectedOn: string
  readonly note: string
}

export type DeliveryError = 'resources.stock.quantity_wrong' | 'resources.stock.delivery.date_wrong'

const maxQuantity = 100_000_000
const day = /^\d{4}-\d{2}-\d{2}$/u

export const deliveryFormValues = (delivery: Delivery | undefined): DeliveryFormValues => ({
  quantity: delivery === undefined ? '' : String(delivery.quantity),
  expectedOn: delivery?.expectedOn ?? '',
  note: delivery?.note ?? '',
})

/** The parsed delivery, or the validation errors by field. */
export const parseDelivery = ({ quantity, expectedOn, note }: DeliveryFormValues, signs: NumberSigns) => {
  const pieces = parsePieces(quantity, signs)
  const fieldErrors: Partial<Record<keyof DeliveryFormValues, DeliveryError>> = {}
  if (pieces === undefined || pieces < 1 || pieces > maxQuantity)
    fieldErrors.quantity = 'resources.stock.quantity_wrong'
  if (!day.test(expectedOn)) fieldErrors.expectedOn = 'resources.stock.delivery.date_wrong'
  const trimmedNote = note.trim()
  return {
    fieldErrors,
    delivery: { quantity: pieces ?? 0, expectedOn, ...(trimmedNote === '' ? {} : { note: trimmedNote }) },
  }
}
