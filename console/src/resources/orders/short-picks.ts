import type { OrderRecord } from '@pinline/contracts/order/order/orders-resource'
import type { LineQuantity } from '@pinline/events/order/order-line'

type Line = OrderRecord['lines'][number]

/** The lines of an order as one entry a product, without cancelled pieces. */
export const preparedLines = ({ lines }: Pick<OrderRecord, 'lines'>): Line[] =>
  [...Map.groupBy(lines, ({ productId }) => productId).values()].flatMap((own) => {
    const [first] = own
    if (first === undefined) return []
    const quantity = own.reduce((sum, line) => sum + line.quantity, 0) - first.cancelled
    return quantity > 0 ? [{ ...first, quantity }] : []
  })

/** Pieces that were missing when the line was picked, and were not cancelled since. */
export const missingOf = (pick: OrderRecord['picks'][number] | undefined, quantity: number): number =>
  pick === undefined ? 0 : Math.min(pick.short, Math.max(0, quantity - pick.picked))

export interface ShortLine extends LineQuantity {
  readonly model: string
}

/** What is missing of an order that is being prepared, at most what is still to be sent. */
export const shortLines = ({
  picks,
  openLines,
  lines,
}: Pick<OrderRecord, 'picks' | 'openLines' | 'lines'>): ShortLine[] =>
  preparedLines({ lines }).flatMap(({ productId, model, quantity }) => {
    const missing = missingOf(
      picks.find((one) => one.productId === productId),
      quantity,
    )
    const open = openLines.find((line) => line.productId === productId)?.quantity ?? 0
    const short = Math.min(missing, open)
    return short > 0 ? [{ productId, model, quantity: short }] : []
  })
