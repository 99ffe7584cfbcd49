import { cancelLines } from '@pinline/contracts/order/order/cancel-lines'
import { getOrder } from '@pinline/contracts/order/order/get-order'
import { shipParcel } from '@pinline/contracts/order/order/ship-parcel'
import { expect } from 'vitest'
import { onOrder } from './shop-command.ts'
import { type ModelOrder, madeToOrder, openPieces, shipInModel } from './shop-model.ts'
import { readLife, type ShopRun } from './shop-run.ts'

const more = (counts: Map<number, number>, product: number): void => {
  counts.set(product, (counts.get(product) ?? 0) + 1)
}

const firstOpen = (order: ModelOrder): number => openPieces(order)[0]?.[0] ?? [...order.pieces.keys()][0] ?? 0

const openCount = (order: ModelOrder): number => openPieces(order).reduce((sum, [, quantity]) => sum + quantity, 0)

/** What the next piece costs: of all cancelled pieces of a line together, the share of its total, in whole minor units. */
const priceOfNext = async (real: ShopRun, order: ModelOrder, product: number): Promise<number> => {
  const { lines } = (await real.caller(order.buyer).call(getOrder, { orderNo: order.orderNo })).data()
  const line = lines.find(({ productId }) => productId === real.product(product).id)
  if (line === undefined) throw new Error(`${order.orderNo} has no ${product}`)
  const until = (pieces: number) => Math.floor((line.lineTotal.minor * pieces) / line.quantity)
  const before = order.cancelled.get(product) ?? 0
  return until(before + 1) - until(before)
}

/** One piece of one product, as input of a call. */
const onePiece = async (real: ShopRun, order: ModelOrder, product: number) => ({
  orderNo: order.orderNo,
  version: (await readLife(real.floor, order.orderNo)).events,
  lines: [{ productId: real.product(product).id, quantity: 1 }],
})

/** Staff cancel a piece: it is free again and its price goes back, once; never the last one, nor after stocking. */
export const cancelPiece = onOrder(
  'staff cancel a piece',
  () => true,
  async (order, model, real) => {
    const product = firstOpen(order)
    const price = await priceOfNext(real, order, product)
    const input = { ...(await onePiece(real, order, product)), reason: 'damaged' }
    const { envelope } = await real.floor.staff.call(cancelLines, input)
    if (order.status !== 'confirmed' && order.status !== 'stocking')
      expect(envelope.meta?.type).toBe('transition-not-allowed')
    else if (order.status === 'stocking' && product === madeToOrder)
      expect(envelope.meta?.type).toBe('made-to-order-started')
    else if (openCount(order) === 1) expect(envelope.meta?.type).toBe('cancel-whole-order')
    else if (price > order.total - order.refunded) expect(envelope.meta?.type).toBe('refund-exceeds-captured')
    else {
      expect(envelope.code).toBe(200)
      more(order.cancelled, product)
      model.free[product] = (model.free[product] ?? 0) + 1
      order.refunded += price
      await real.waitUntilRefunded(order)
    }
    await real.waitUntilMatches(order)
  },
)

/** Staff ship a piece in a parcel of its own; with the last open one the order is shipped. */
export const shipPiece = onOrder(
  'staff ship a piece',
  () => true,
  async (order, _model, real) => {
    const product = firstOpen(order)
    const input = await onePiece(real, order, product)
    const parcel = { carrier: 'Simulated Express', trackingNumber: `SE-${order.orderNo}-${input.version}` }
    const { envelope } = await real.floor.staff.call(shipParcel, { ...input, ...parcel, madeToOrderReady: true })
    if (order.status === 'testing') {
      expect(envelope.code).toBe(200)
      more(order.shipped, product)
      order.parcels += 1
      if (openCount(order) === 0) {
        shipInModel(order)
        await real.waitUntilRefunded(order)
      }
    } else expect(envelope.meta?.type).toBe('transition-not-allowed')
    await real.waitUntilMatches(order)
  },
)
