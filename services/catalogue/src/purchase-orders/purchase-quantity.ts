/** Weeks whose sales a proposal looks at. */
export const soldWeeks = 8
const daysPerWeek = 7

interface Need {
  readonly available: number
  readonly incoming: number
  readonly reorderLevel: number
  /** Pieces that left in the last `soldWeeks` weeks. */
  readonly sold: number
  readonly leadTimeDays: number
  readonly packingUnit: number
}

/**
 * Pieces to buy: up to the reorder level and what sells until a delivery is there, less what is available and incoming, in whole
 * packing units. 0 where all that lasts.
 */
export const purchaseQuantity = (need: Need): number => {
  const { available, incoming, reorderLevel, sold, leadTimeDays } = need
  const untilDelivery = Math.ceil((sold * leadTimeDays) / (soldWeeks * daysPerWeek))
  const missing = reorderLevel + untilDelivery - available - incoming
  const unit = Math.max(1, need.packingUnit)
  return missing <= 0 ? 0 : Math.ceil(missing / unit) * unit
}
