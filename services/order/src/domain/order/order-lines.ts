import type { LineQuantity, OrderLine } from '@pinline/events/order/order-line'

const quantityOf = ({ productId, quantity }: OrderLine): LineQuantity => ({ productId, quantity })

/** The lines that hold stock. Those made to order hold none. */
export const stockLines = (lines: readonly OrderLine[]): LineQuantity[] =>
  lines.filter((line) => !line.custom).map(quantityOf)

export const madeToOrderLines = (lines: readonly OrderLine[]): LineQuantity[] =>
  lines.filter((line) => line.custom).map(quantityOf)
