/** Rules for the ordered quantity of a part, pieces. */
export interface QuantityRule {
  readonly moq: number
  readonly orderMultiple: number
}

/** The minimum quantity: the MOQ, rounded up to the multiple. */
export function minQuantity({ moq, orderMultiple }: QuantityRule): number {
  return Math.ceil(moq / orderMultiple) * orderMultiple
}

/** True if the quantity can be ordered. */
export function isOrderable(quantity: number, rule: QuantityRule): boolean {
  return Number.isInteger(quantity) && quantity >= rule.moq && quantity % rule.orderMultiple === 0
}

/** The nearest orderable quantities below and above; `lower` is null below the minimum. */
export function nearestQuantities(quantity: number, rule: QuantityRule): { lower: number | null; upper: number } {
  const minimum = minQuantity(rule)
  const lower = Math.floor(quantity / rule.orderMultiple) * rule.orderMultiple
  const upper = Math.max(minimum, Math.ceil(quantity / rule.orderMultiple) * rule.orderMultiple)
  return { lower: lower >= minimum && lower !== upper ? lower : null, upper }
}
