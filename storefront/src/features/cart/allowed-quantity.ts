/** Order quantities of a part: at least `moq` pieces, in multiples of `orderMultiple`. Null: any quantity. */
export interface SoldBy {
  readonly moq: number | null
  readonly orderMultiple: number | null
}

/** The available stock of a part; unlimited for one made to order. */
interface Stocked {
  readonly available: number | null
  readonly custom: boolean
}

export const maxPieces = 1_000_000

const multipleOf = ({ orderMultiple }: SoldBy): number => Math.max(1, orderMultiple ?? 1)

/** The smallest quantity that is both a minimum and a multiple. */
export const minAllowed = (part: SoldBy): number => {
  const multiple = multipleOf(part)
  return Math.ceil(Math.max(1, part.moq ?? 1) / multiple) * multiple
}

export const isAllowed = (quantity: number, part: SoldBy): boolean =>
  Number.isInteger(quantity) &&
  quantity >= minAllowed(part) &&
  quantity <= maxPieces &&
  quantity % multipleOf(part) === 0

/** The largest valid quantity within the stock; undefined if the stock is too low. */
export const maxAllowed = (pieces: number, part: SoldBy): number | undefined => {
  const multiple = multipleOf(part)
  const maximum = Math.floor(Math.min(pieces, maxPieces) / multiple) * multiple
  return maximum >= minAllowed(part) ? maximum : undefined
}

export const isInStock = (quantity: number, { available, custom }: Stocked): boolean =>
  custom || available === null || quantity <= available

/** The one or two valid quantities nearest to an invalid one, the larger first. */
export const nearestAllowed = (quantity: number, part: SoldBy): readonly number[] => {
  const multiple = multipleOf(part)
  const minimum = minAllowed(part)
  const maximum = Math.floor(maxPieces / multiple) * multiple
  const clamp = (value: number) => Math.min(maximum, Math.max(minimum, value))
  const requested = Number.isFinite(quantity) ? quantity : minimum
  return [
    ...new Set([clamp(Math.ceil(requested / multiple) * multiple), clamp(Math.floor(requested / multiple) * multiple)]),
  ]
}

/** The quantity of a replacement: the same, raised to a valid one, or all its stock. */
export const correctedQuantity = (quantity: number, part: SoldBy & Stocked): number | undefined => {
  const [requested = minAllowed(part)] = nearestAllowed(quantity, part)
  return isInStock(requested, part) ? requested : maxAllowed(part.available ?? 0, part)
}
