interface QuantityRule {
  readonly moq: number
  readonly orderMultiple: number
}

const smallest = ({ moq, orderMultiple }: QuantityRule): number => Math.ceil(moq / orderMultiple) * orderMultiple

/** At least the minimum order quantity, and a whole number of multiples. */
export const isAllowedQuantity = (rule: QuantityRule, quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= smallest(rule) && quantity % rule.orderMultiple === 0

/** The allowed quantities nearest below and above; empty where the quantity is allowed itself. */
export const suggestedQuantities = (rule: QuantityRule, quantity: number): number[] => {
  if (isAllowedQuantity(rule, quantity)) return []
  const least = smallest(rule)
  const below = Math.floor(quantity / rule.orderMultiple) * rule.orderMultiple
  return below < least ? [least] : [below, below + rule.orderMultiple]
}
