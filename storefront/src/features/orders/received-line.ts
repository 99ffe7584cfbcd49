import type { OrderDetail } from '@pinline/contracts/order/order/order-row'
import type { ProductId } from '@pinline/events/ids'

type ReceivedOrder = Pick<OrderDetail, 'status'> & {
  readonly parcels: readonly Pick<OrderDetail['parcels'][number], 'receivedAt' | 'lines'>[]
}

/** Whether pieces of a line have arrived: in a parcel whose receipt was confirmed, or with the whole order. */
export const isReceived = ({ status, parcels }: ReceivedOrder, productId: ProductId): boolean =>
  status === 'completed' ||
  parcels.some(({ receivedAt, lines }) => receivedAt !== null && lines.some((line) => line.productId === productId))
