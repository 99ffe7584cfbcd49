/** How a part is sold: at least `moq` pieces, in multiples of `orderMultiple`. Null: any quantity. */
export interface SoldBy {
  readonly moq: number | null
  readonly orderMultiple: number | null
}

export const mostPieces = 1_000_000

/** The least quantity that is both a minimum and a multiple. */
export const leastAllowed = ({ moq, orderMultiple }: SoldBy): number => {
  const multiple = Math.max(1, orderMultiple ?? 1)
  return Math.ceil(Math.max(1, moq ?? 1) / multiple) * multiple
}

export const isAllowed = (quantity: number, part: SoldBy): boolean =>
  Number.isInteger(quantity) &&
  quantity >= leastAllowed(part) &&
  quantity <= mostPieces &&
  quantity % Math.max(1, part.orderMultiple ?? 1) === 0

/** The one or two quantities nearest to one that the part is not sold in, the larger first. */
export const nearestAllowed = (quantity: number, part: SoldBy): readonly number[] => {
  const multiple = Math.max(1, part.orderMultiple ?? 1)
  const least = leastAllowed(part)
  const most = Math.floor(mostPieces / multiple) * multiple
  const clamp = (value: number) => Math.min(most, Math.max(least, value))
  const wanted = Number.isFinite(quantity) ? quantity : least
  return [...new Set([clamp(Math.ceil(wanted / multiple) * multiple), clamp(Math.floor(wanted / multiple) * multiple)])]
}
