import { loadStreams } from '@pinline/chassis/event-store/handle-command'
import { maxPickedOrders, type PickList, type PickRow } from '@pinline/contracts/order/picking/list-picks'
import { binStreamOf } from '../domain/bin/bin.ts'
import { binDecider } from '../domain/bin/bin-decider.ts'
import type { Pick } from '../domain/order/line-records.ts'
import type { PlacedOrder } from '../domain/order/order.ts'
import { orderDecider } from '../domain/order/order-decider.ts'
import { remainingPieces } from '../domain/order/parcels.ts'
import type { OrderDeps } from '../order-deps.ts'
import { orderNumbersInStocking } from '../read-models/orders/orders-in-stocking.query.ts'

type Unplaced = Omit<PickRow, 'bin' | 'binVersion'>

/** Missing pieces that were cancelled afterwards are no longer missing. */
const stillShort = ({ picked, short }: Pick, remaining: number): number =>
  Math.min(short, Math.max(0, remaining - picked))

const rowsOf = (order: PlacedOrder): Unplaced[] =>
  [...remainingPieces(order)].flatMap(([productId, quantity]) => {
    const { orderNo, lines, picks } = order
    const line = lines.find((one) => one.productId === productId)
    if (line === undefined) return []
    const { model, manufacturer, custom } = line
    const pick = picks.find((one) => one.productId === productId)
    const done = pick === undefined ? null : { picked: pick.picked, short: stillShort(pick, quantity), lot: pick.lot }
    return [{ orderNo, productId, model, manufacturer, custom, quantity, pick: done }]
  })

/** As somebody walks: by bin, products without one last. */
export const byBin = (a: PickRow, b: PickRow): number => {
  if (a.bin === null || b.bin === null) {
    if (a.bin !== b.bin) return a.bin === null ? 1 : -1
  } else {
    const bins = a.bin.localeCompare(b.bin, 'en', { numeric: true })
    if (bins !== 0) return bins
  }
  return a.model.localeCompare(b.model, 'en', { numeric: true }) || (a.orderNo < b.orderNo ? -1 : 1)
}

/** What is to be picked for the oldest orders that are being prepared, in the order of the bins. */
export const pickList = async (platform: OrderDeps): Promise<PickList> => {
  const numbers = await orderNumbersInStocking(platform, maxPickedOrders + 1)
  const orders = await loadStreams(platform, orderDecider, numbers.slice(0, maxPickedOrders))
  const rows = [...orders.values()].flatMap(({ state }) => (state.status === 'stocking' ? rowsOf(state) : []))
  const bins = await loadStreams(platform, binDecider, [
    ...new Set(rows.map(({ productId }) => binStreamOf(productId))),
  ])
  const placed = rows.map((row) => {
    const known = bins.get(binStreamOf(row.productId))
    return { ...row, bin: known?.state.bin ?? null, binVersion: known?.version ?? 0 }
  })
  return { rows: placed.toSorted(byBin), more: numbers.length > maxPickedOrders }
}
