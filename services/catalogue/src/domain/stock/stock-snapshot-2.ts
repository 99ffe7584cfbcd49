import { delivery } from '@pinline/events/catalogue/deliveries'
import { orderNumber } from '@pinline/events/ids'
import { z } from 'zod'
import { withEarlyRelease, withReservation } from './order-entries.ts'
import { noStock, type Stock } from './stock.ts'

/**
 * Snapshots of version 2 list every order that the product ever had. Sample: `stock-snapshot.v2.json`.
 */
export const stockSnapshot2: z.ZodType<Stock> = z
  .object({
    received: z.int().min(0),
    adjusted: z.int(),
    available: z.int().min(0),
    reserved: z.int().min(0),
    sold: z.int().min(0),
    madeToOrderSold: z.int().min(0),
    deliveries: z.array(delivery).readonly(),
    orders: z.record(
      z.string(),
      z.record(
        z.string(),
        z.object({ status: z.enum(['reserved', 'released', 'sold', 'made']), quantity: z.int().min(0) }),
      ),
    ),
  })
  .transform(({ orders, ...counts }): Stock => {
    const entries = Object.values(orders)
      .flatMap((group) => Object.entries(group))
      .map(([orderNo, entry]) => ({ orderNo: orderNumber.parse(orderNo), ...entry }))
      .sort((a, b) => (a.orderNo < b.orderNo ? -1 : 1))
    return {
      ...counts,
      newBuyers: noStock.newBuyers,
      reorder: noStock.reorder,
      isLow: noStock.isLow,
      parcelSales: noStock.parcelSales,
      reservations: entries
        .filter(({ status }) => status === 'reserved')
        .reduce((held, { orderNo, quantity }) => withReservation(held, orderNo, quantity), noStock.reservations),
      earlyReleases: entries
        .filter(({ status, quantity }) => status === 'released' && quantity === 0)
        .reduce((recent, { orderNo }) => withEarlyRelease(recent, orderNo), noStock.earlyReleases),
    }
  })
