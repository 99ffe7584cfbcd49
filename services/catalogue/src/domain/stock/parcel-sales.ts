import { type OrderNumber, orderNumber } from '@pinline/events/ids'
import { z } from 'zod'

/**
 * Pieces that left in parcels, by order and number of the parcel, of orders that still hold others. Prevents the failure
 * "a parcel's event arrives twice and twice its pieces are sold". An order that is over has no entry.
 */
export const parcelSales = z.record(orderNumber, z.record(z.string(), z.int().min(1)))
export type ParcelSales = Readonly<z.infer<typeof parcelSales>>

export const isParcelSold = (sales: ParcelSales, orderNo: OrderNumber, parcelNo: number): boolean =>
  sales[orderNo]?.[String(parcelNo)] !== undefined

/** Pieces of all parcels of an order that are sold; 0 without an entry. */
export const soldInParcels = (sales: ParcelSales, orderNo: OrderNumber): number =>
  Object.values(sales[orderNo] ?? {}).reduce((sum, quantity) => sum + quantity, 0)

export const withParcelSale = (
  sales: ParcelSales,
  orderNo: OrderNumber,
  parcelNo: number,
  quantity: number,
): ParcelSales => ({ ...sales, [orderNo]: { ...sales[orderNo], [String(parcelNo)]: quantity } })

export const withoutParcelSales = (sales: ParcelSales, orderNo: OrderNumber): ParcelSales => {
  if (sales[orderNo] === undefined) return sales
  const { [orderNo]: _, ...others } = sales
  return others
}
