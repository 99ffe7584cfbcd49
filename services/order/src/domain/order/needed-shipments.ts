import type { ProductId } from '@pinline/events/ids'
import { type Money, sumMoney } from '@pinline/events/money'
import type { PlannedShipment, ShipmentPlan } from '@pinline/events/order/shipment-plan'

/** The planned shipments of which pieces are still to be sent, or were sent: not those whose lines were all cancelled. */
export const neededShipments = (
  { shipments }: ShipmentPlan,
  remaining: ReadonlyMap<ProductId, number>,
): PlannedShipment[] => shipments.filter(({ productIds }) => productIds.some((id) => remaining.has(id)))

/**
 * The freight that is due for what was sent, without tax. One parcel for all planned shipments costs what it would have cost
 * together; a shipment whose lines were all cancelled costs nothing. Parcels beyond the plan are the seller's.
 */
export const dueFreight = (plan: ShipmentPlan, remaining: ReadonlyMap<ProductId, number>, parcels: number): Money => {
  const needed = neededShipments(plan, remaining)
  const apart = sumMoney(
    plan.togetherFreight.currency,
    needed.map(({ freight }) => freight),
  )
  const isOne = parcels === 1 && needed.length > 1
  return isOne && plan.togetherFreight.minor < apart.minor ? plan.togetherFreight : apart
}
