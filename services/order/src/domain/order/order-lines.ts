import type { LineQuantity, OrderLine } from '@pinline/events/order/order-line'

const quantityOf = ({ productId, quantity }: OrderLine): LineQuantity => ({ productId, quantity })

/** The lines with reserved stock. Made-to-order lines have none. */
export const stockLines = (lines: readonly OrderLine[]): LineQuantity[] =>
  lines.filter((line) => !line.custom).map(quantityOf)
