import type { OrderNumber } from '@pinline/events/ids'
import { z } from 'zod'
import { piecesOf, reservations, withoutReservation, withReservation } from './order-entries.ts'

/** Reserved pieces in unpaid orders of buyers who have never paid one: at most the open reservations. */
export const newBuyersHold = z.object({ reserved: z.int().min(0), orders: reservations })
export type NewBuyersHold = Readonly<z.infer<typeof newBuyersHold>>

export const noHold: NewBuyersHold = { reserved: 0, orders: {} }

/** The pieces that an order of a new buyer holds; undefined if it is paid, over, or another's. */
export const heldFor = ({ orders }: NewBuyersHold, orderNo: OrderNumber): number | undefined =>
  piecesOf(orders, orderNo)

export const withHold = (
  { reserved, orders }: NewBuyersHold,
  orderNo: OrderNumber,
  quantity: number,
): NewBuyersHold => ({
  reserved: reserved + quantity,
  orders: withReservation(orders, orderNo, quantity),
})

export const withoutHold = (hold: NewBuyersHold, orderNo: OrderNumber): NewBuyersHold => {
  const quantity = heldFor(hold, orderNo)
  if (quantity === undefined) return hold
  return { reserved: hold.reserved - quantity, orders: withoutReservation(hold.orders, orderNo) }
}
