export type BookingKind = 'receive' | 'adjust'

export type QuantityFault = 'resources.stock.quantity_wrong' | 'resources.stock.quantity_negative'

const most = 100_000_000

/** Pieces as typed: `−12`, `+40`, `1 200`. Undefined where it is no whole number. */
export const typedPieces = (typed: string): number | undefined => {
  const clean = typed.trim().replaceAll(/[\s,]/g, '').replace('−', '-')
  return /^[+-]?\d{1,9}$/.test(clean) ? Number(clean) : undefined
}

/** What is wrong with a quantity for this booking; `available` pieces are free now. */
export const quantityFault = (kind: BookingKind, typed: string, available: number): QuantityFault | undefined => {
  const pieces = typedPieces(typed)
  if (pieces === undefined || pieces === 0 || Math.abs(pieces) > most) return 'resources.stock.quantity_wrong'
  if (kind === 'receive' && pieces < 0) return 'resources.stock.quantity_wrong'
  return available + pieces < 0 ? 'resources.stock.quantity_negative' : undefined
}
