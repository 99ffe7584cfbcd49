import type { ProductId } from '@pinline/events/ids'

/** Pieces of one part. */
export interface Pieces {
  readonly productId: ProductId
  readonly quantity: number
}

/** Undoes an addition to the cart: removes lines that it added, lowers those that it raised. */
export const subtractPieces = (present: readonly Pieces[], added: readonly Pieces[]) => {
  const remaining = present.flatMap(({ productId, quantity }) => {
    const ofThem = added.filter((pieces) => pieces.productId === productId)
    if (ofThem.length === 0) return []
    return [{ productId, quantity: ofThem.reduce((rest, pieces) => rest - pieces.quantity, quantity) }]
  })
  return {
    removedIds: remaining.filter(({ quantity }) => quantity <= 0).map(({ productId }) => productId),
    lowered: remaining.filter(({ quantity }) => quantity > 0),
  }
}
