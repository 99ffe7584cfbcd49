import type { OrderRecord } from '@pinline/contracts/order/order/orders-resource'
import type { Money } from '@pinline/events/money'
import type { LineQuantity } from '@pinline/events/order/order-line'
import { withTax } from '@pinline/events/order/order-tax'
import { priceOfFurtherPieces } from '@pinline/events/order/price-of-pieces'
import { readDecimal } from '../../layout/read-decimal.ts'

type CancellableOrder = Pick<OrderRecord, 'lines' | 'openLines' | 'status' | 'total' | 'tax'>

/** The open lines of which pieces may be cancelled, with how many; made-to-order ones only before stocking. */
export const cancellableLines = ({ lines, openLines, status }: CancellableOrder) =>
  openLines.flatMap(({ productId, quantity }) => {
    const line = lines.find((one) => one.productId === productId)
    return line === undefined || (line.custom && status === 'stocking') ? [] : [{ ...line, open: quantity }]
  })

/** The chosen pieces as typed; undefined where a number is none or more than is open. */
export const typedLines = (
  order: CancellableOrder,
  pieces: Readonly<Record<string, string>>,
): LineQuantity[] | undefined => {
  const chosen: LineQuantity[] = []
  for (const { productId, open } of cancellableLines(order)) {
    const input = pieces[productId]?.trim() ?? ''
    const quantity = input === '' ? 0 : readDecimal(input, 0)
    if (quantity === undefined || quantity > open) return undefined
    if (quantity > 0) chosen.push({ productId, quantity })
  }
  return chosen
}

/** What the cancellation refunds: the price of the pieces with its tax, to the minor unit as the server decides it. */
export const refundOfLines = ({ lines, total, tax }: CancellableOrder, chosen: readonly LineQuantity[]): Money => {
  const minor = chosen.reduce((sum, { productId, quantity }) => {
    const line = lines.find((one) => one.productId === productId)
    return line === undefined ? sum : sum + priceOfFurtherPieces(line, line.cancelled, quantity).minor
  }, 0)
  return withTax({ minor, currency: total.currency }, tax)
}

/** Whether nothing would be left to send. */
export const isWholeOrder = ({ openLines }: CancellableOrder, chosen: readonly LineQuantity[]): boolean =>
  openLines.every(({ productId, quantity }) =>
    chosen.some((line) => line.productId === productId && line.quantity === quantity),
  )
