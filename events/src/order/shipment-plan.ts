import { z } from 'zod'
import { productId } from '../ids.ts'
import { money } from '../money.ts'
import { dateRange } from './delivery-dates.ts'

/** Whether an order waits for its slowest line, or what is in stock leaves before what is made to order. */
export const shipmentChoice = z.enum(['together', 'as-ready'])
export type ShipmentChoice = z.infer<typeof shipmentChoice>

/** One of the parcels that a buyer chose and pays for; what really leaves together is the warehouse's decision. */
export const plannedShipment = z.object({
  /** Its lines. All pieces of a product are in one shipment. */
  productIds: z.array(productId).min(1),
  /** By the weight of these lines, without tax. */
  freight: money,
  /** The days at the door. */
  arrives: dateRange.optional(),
})
export type PlannedShipment = z.infer<typeof plannedShipment>

/** The shipments of an order that is sent as ready: what is in stock, then what is made to order. */
export const shipmentPlan = z.object({
  shipments: z.array(plannedShipment).min(2),
  /** What one parcel with all lines costs, without tax: all that is due where one is enough in the end. */
  togetherFreight: money,
})
export type ShipmentPlan = z.infer<typeof shipmentPlan>
