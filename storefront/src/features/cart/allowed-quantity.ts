/** How a part is sold: at least `moq` pieces, in multiples of `orderMultiple`. Null: any quantity. */
export interface SoldBy {
  readonly moq: number | null
  readonly orderMultiple: number | null
}

/** What there is of a part; of one made to order there is no stock, and no end. */
interface Stocked {
  readonly available: number | null
  readonly custom: boolean
}

export const mostPieces = 1_000_000

const multipleOf = ({ orderMultiple }: SoldBy): number => Math.max(1, orderMultiple ?? 1)

/** The least quantity that is both a minimum and a multiple. */
export const leastAllowed = (part: SoldBy): number => {
  const multiple = multipleOf(part)
  return Math.ceil(Math.max(1, part.moq ?? 1) / multiple) * multiple
}

export const isAllowed = (quantity: number, part: SoldBy): boolean =>
  Number.isInteger(quantity) &&
  quantity >= leastAllowed(part) &&
  quantity <= mostPieces &&
  quantity % multipleOf(part) === 0

/** The largest quantity that the part is sold in of so many pieces; undefined where they are too few. */
export const mostAllowed = (pieces: number, part: SoldBy): number | undefined => {
  const multiple = multipleOf(part)
  const most = Math.floor(Math.min(pieces, mostPieces) / multiple) * multiple
  return most >= leastAllowed(part) ? most : undefined
}

export const isInStock = (quantity: number, { available, custom }: Stocked): boolean =>
  custom || available === null || quantity <= available

/** The one or two quantities nearest to one that the part is not sold in, the larger first. */
export const nearestAllowed = (quantity: number, part: SoldBy): readonly number[] => {
  const multiple = multipleOf(part)
  const least = leastAllowed(part)
  const most = Math.floor(mostPieces / multiple) * multiple
  const clamp = (value: number) => Math.min(most, Math.max(least, value))
  const wanted = Number.isFinite(quantity) ? quantity : least
  return [...new Set([clamp(Math.ceil(wanted / multiple) * multiple), clamp(Math.floor(wanted / multiple) * multiple)])]
}

/** What to take of a part in place of so many of another: the same, raised to what it is sold in, or all there is. */
export const quantityInstead = (quantity: number, part: SoldBy & Stocked): number | undefined => {
  const [wanted = leastAllowed(part)] = nearestAllowed(quantity, part)
  return isInStock(wanted, part) ? wanted : mostAllowed(part.available ?? 0, part)
}
