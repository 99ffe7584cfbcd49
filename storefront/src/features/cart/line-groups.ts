import type { CartLine } from '@pinline/contracts/order/cart/cart'

/** A line that cannot be ordered in any quantity, or not in this one because the stock is too low. */
const isBlocked = (line: CartLine): boolean => {
  switch (line.status) {
    case 'unknown':
    case 'discontinued':
    case 'out-of-stock':
      return true
    case 'ok':
    case 'quantity':
      return false
    default:
      return line.status satisfies never
  }
}

/** Lines as the cart shows them: those that cannot be ordered on top, the newest first in each group. */
export const groupLines = (lines: readonly CartLine[]) => {
  const blocked = lines.filter(isBlocked)
  const orderable = lines.filter((line) => !isBlocked(line))
  const selected = orderable.filter((line) => line.selected)
  return {
    blocked,
    orderable,
    selected,
    /** Selected lines with an invalid quantity: not counted until corrected. */
    needsCorrection: selected.filter((line) => line.status === 'quantity'),
  }
}
