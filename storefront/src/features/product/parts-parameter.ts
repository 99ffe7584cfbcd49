import { type ProductId, productId } from '@pinline/events/ids'

/** Pieces of a part, as an address carries them. */
export interface PartPieces {
  readonly productId: ProductId
  readonly quantity: number
}

/** Parts with their pieces in one parameter of an address: `p-0123456789abcdef:20,p-…:5`. */
export const partsParameter = (parts: readonly PartPieces[]): string =>
  parts.map((part) => `${part.productId}:${part.quantity}`).join(',')

/** The parts of such a parameter; a part alone has the other quantity. What is no part is left out, each part comes once. */
export const partsOf = (parameter: string, otherQuantity: number): PartPieces[] => {
  const parts = new Map<ProductId, PartPieces>()
  for (const piece of parameter.split(',')) {
    const [id, pieces] = piece.split(':')
    const known = productId.safeParse(id)
    if (!known.success) continue
    const quantity = /^[1-9]\d{0,6}$/u.test(pieces ?? '') ? Number(pieces) : otherQuantity
    parts.set(known.data, { productId: known.data, quantity })
  }
  return [...parts.values()]
}
