import { loadStreams } from '@pinline/chassis/event-store/handle-command'
import type { ReservationRow } from '@pinline/contracts/catalogue/stock/reservations-resource'
import { type OrderNumber, orderNumber, type ProductId, productId } from '@pinline/events/ids'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import type { Stock } from '../domain/stock/stock.ts'
import { stockDecider } from '../domain/stock/stock-decider.ts'
import { streamOf } from '../identity/product-id-of.ts'
import { productsProjection } from '../read-models/products/products.projection.ts'
import { reservationRequest } from '../stock-queue/order-requests.ts'

type Undated = Omit<ReservationRow, 'reservedAt'>

interface Held {
  readonly productId: ProductId
  readonly orderNo: OrderNumber
}

/** Orders and their pieces, as the state of a product's stock has them. */
export const heldIn = ({ reservations }: Pick<Stock, 'reservations'>): { orderNo: OrderNumber; quantity: number }[] =>
  Object.values(reservations).flatMap((group) =>
    Object.entries(group).map(([orderNo, quantity]) => ({ orderNo: orderNumber.parse(orderNo), quantity })),
  )

/** The reservations of all products, withdrawn ones too, as the states of their stocks have them. */
export const openReservations = async ({ platform }: Pick<CatalogueDeps, 'platform'>): Promise<Undated[]> => {
  const rows = await platform
    .view(productsProjection)
    .find({ 'stock.reserved': { $gt: 0 } }, { projection: { 'product.data.model': 1, 'product.data.manufacturer': 1 } })
    .toArray()
  const products = rows.map((row) => ({
    productId: productId.parse(row._id),
    model: row.product?.data.model ?? row._id,
    manufacturer: row.product?.data.manufacturer ?? '',
  }))
  const states = await loadStreams(
    platform,
    stockDecider,
    products.map((product) => streamOf('stock', product.productId)),
  )
  return products.flatMap((product) =>
    heldIn(states.get(streamOf('stock', product.productId))?.state ?? stockDecider.initial).map((held) => ({
      id: `${held.orderNo}-${product.productId}`,
      ...product,
      ...held,
    })),
  )
}

/** When these reservations were made, by the commits that hold their requests. */
export const reservationTimes = async (
  { platform }: Pick<CatalogueDeps, 'platform'>,
  held: readonly Held[],
): Promise<(one: Held) => string | null> => {
  if (held.length === 0) return () => null
  const requestOf = (one: Held) => reservationRequest(one.orderNo, one.productId)
  const times = new Map<string, string>()
  for (const { requests = [], committedAt } of await platform.store.commitsOf(held.map(requestOf)))
    for (const { id } of requests) times.set(id, committedAt.toISOString())
  return (one) => times.get(requestOf(one)) ?? null
}
