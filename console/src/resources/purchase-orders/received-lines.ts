import type {
  PurchaseOrderLine,
  PurchaseOrderReceipt,
} from '@pinline/contracts/catalogue/purchase-order/purchase-orders-resource'
import type { NumberSigns } from '@pinline/ui/format/number-signs'
import { readPieces } from './order-form-lines.ts'

/**
 * What the form of a receipt says of the lines that are still to come: untouched ones arrived in full, empty ones and 0 did not.
 * `surplus` are the pieces beyond what was ordered.
 */
export const arrivedLines = (
  open: readonly Pick<PurchaseOrderLine, 'productId' | 'open'>[],
  typed: Readonly<Record<string, string>>,
  signs: NumberSigns,
) => {
  const read = open.map((line) => {
    const input = (typed[line.productId] ?? String(line.open)).trim()
    return { ...line, isNone: input === '' || input === '0', quantity: readPieces(input, signs) }
  })
  const arrived = read.flatMap(({ productId, isNone, quantity }) =>
    isNone || quantity === undefined ? [] : [{ productId, quantity }],
  )
  const surplus = read.reduce((sum, line) => sum + Math.max(0, (line.quantity ?? 0) - line.open), 0)
  return { arrived, surplus, isWrong: read.some(({ isNone, quantity }) => !isNone && quantity === undefined) }
}

/** The earlier receipt with the same delivery note: perhaps the same pieces. */
export const sameNote = (receipts: readonly PurchaseOrderReceipt[], deliveryNote: string) => {
  const typed = deliveryNote.trim().toLowerCase()
  return receipts.find((receipt) => receipt.deliveryNote.toLowerCase() === typed)
}
