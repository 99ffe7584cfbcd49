import type { Money } from '../money.ts'
import type { PlannedShipment, ShipmentPlan } from './shipment-plan.ts'

interface ChargedOrder {
  /** As the order was placed, without tax. */
  readonly freight: Money
  readonly shipmentPlan?: ShipmentPlan | null | undefined
}

/**
 * The shipments whose freights make up the freight that was charged; none for an order that is sent together, and none
 * once a change of delivery has priced them anew.
 */
export const chargedShipments = ({ freight, shipmentPlan }: ChargedOrder): readonly PlannedShipment[] => {
  const shipments = shipmentPlan?.shipments ?? []
  const sum = shipments.reduce((minor, shipment) => minor + shipment.freight.minor, 0)
  return sum === freight.minor ? shipments : []
}

/** Whether a shipment is the one that is made to order. */
export const isMadeToOrder = (
  { productIds }: Pick<PlannedShipment, 'productIds'>,
  lines: readonly { readonly productId: PlannedShipment['productIds'][number]; readonly custom: boolean }[],
): boolean => lines.some(({ productId, custom }) => custom && productIds.includes(productId))
