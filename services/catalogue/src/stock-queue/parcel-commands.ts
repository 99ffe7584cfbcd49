import type { OrderNumber } from '@pinline/events/ids'
import { piecesByProduct } from '@pinline/events/order/order-line'
import { type ParcelEvent, shippedParcelOf } from '@pinline/events/order/shipped-parcel'
import type { CountMadeToOrder } from '../domain/stock/count-made-to-order.ts'
import type { SellStock } from '../domain/stock/sell-stock.ts'

/** What a parcel does to the stock of its products: reserved pieces are sold, made-to-order ones counted as sold. */
export const parcelCommands = (event: ParcelEvent, orderNo: OrderNumber): (SellStock | CountMadeToOrder)[] => {
  const { parcelNo, lines, madeToOrder } = shippedParcelOf(event)
  const sold = [...piecesByProduct(lines)].map(
    ([productId, quantity]) => ({ type: 'sell-stock', productId, orderNo, parcelNo, quantity }) as const,
  )
  const made = [...piecesByProduct(madeToOrder)].map(
    ([productId, quantity]) => ({ type: 'count-made-to-order', productId, orderNo, parcelNo, quantity }) as const,
  )
  return [...sold, ...made]
}
