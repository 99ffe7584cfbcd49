interface QuantityRule {
  readonly moq: number
  readonly orderMultiple: number
}

const smallest = ({ moq, orderMultiple }: QuantityRule): number => Math.ceil(moq / orderMultiple) * orderMultiple

/** At least the minimum order quantity, and a whole number of multiples. */
export const isAllowedQuantity = (rule: QuantityRule, quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= smallest(rule) && quantity % rule.orderMultiple === 0

/** The nearest allowed quantities below and above; empty if the quantity is allowed. */
export const suggestedQuantities = (rule: QuantityRule, quantity: number): number[] => {
  if (isAllowedQuantity(rule, quantity)) return []
  const least = smallest(rule)
  const below = Math.floor(quantity / rule.orderMultiple) * rule.orderMultiple
  return below < least ? [least] : [below, below + rule.orderMultiple]
}

/** The least allowed quantity that is no less than `quantity`. */
export const allowedFrom = (rule: QuantityRule, quantity: number): number =>
  Math.max(smallest(rule), Math.ceil(quantity / rule.orderMultiple) * rule.orderMultiple)

/** The largest allowed quantity up to `quantity`; undefined if there is none. */
export const allowedUpTo = (rule: QuantityRule, quantity: number): number | undefined => {
  const largest = Math.floor(quantity / rule.orderMultiple) * rule.orderMultiple
  return largest < smallest(rule) ? undefined : largest
}
