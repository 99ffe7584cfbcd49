/** Fewer pieces than this are called low stock. */
const lowBelow = 50

/** The stock status for buyers; a custom part is made to order whatever the count. */
export const stockStatusOf = (part: {
  readonly available: number
  readonly custom: boolean
}): 'in' | 'low' | 'out' | 'made-to-order' => {
  if (part.custom) return 'made-to-order'
  if (part.available <= 0) return 'out'
  return part.available < lowBelow ? 'low' : 'in'
}
