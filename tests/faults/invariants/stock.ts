import { stockEvent } from '@pinline/events/catalogue/stock-event'
import type { RecordedEvent } from '@pinline/events/event'
import { type Commits, streamsOf } from './commits.ts'
import { type OrderLife, ordersOf } from './orders.ts'

interface Count {
  received: number
  adjusted: number
  reserved: number
  sold: number
  /** Pieces reserved for or sold to each order. */
  readonly held: Map<string, number>
  readonly sales: Map<string, number>
}

/** Counts one product's stock from its events alone, and reports every moment at which it was impossible. */
const count = (streamId: string, events: readonly RecordedEvent[]): { count: Count; violations: string[] } => {
  const violations: string[] = []
  const counted: Count = { received: 0, adjusted: 0, reserved: 0, sold: 0, held: new Map(), sales: new Map() }
  const reservedOnce = new Set<string>()
  for (const { id, event } of events) {
    const parsed = stockEvent.parse(event)
    switch (parsed.type) {
      case 'stock-received':
        counted.received += parsed.data.quantity
        break
      case 'stock-adjusted':
        counted.adjusted += parsed.data.quantity
        break
      case 'stock-taken-for-replacement':
        counted.adjusted -= parsed.data.quantity
        break
      case 'stock-returned-from-replacement':
        counted.adjusted += parsed.data.quantity
        break
      case 'stock-reserved-for-order':
        if (reservedOnce.has(parsed.data.orderNo))
          violations.push(`stock: ${id} reserves again for ${parsed.data.orderNo}`)
        reservedOnce.add(parsed.data.orderNo)
        counted.reserved += parsed.data.quantity
        counted.held.set(parsed.data.orderNo, parsed.data.quantity)
        break
      case 'stock-sold-in-parcel': {
        const { orderNo, quantity } = parsed.data
        const held = counted.held.get(orderNo) ?? 0
        if (held <= quantity)
          violations.push(`stock: ${id} moves ${quantity} of ${held} that ${orderNo} has and keeps none`)
        counted.held.set(orderNo, held - quantity)
        counted.reserved -= quantity
        counted.sold += quantity
        counted.sales.set(orderNo, (counted.sales.get(orderNo) ?? 0) + quantity)
        break
      }
      case 'reservation-reduced': {
        const { orderNo, quantity } = parsed.data
        const held = counted.held.get(orderNo) ?? 0
        if (held <= quantity) violations.push(`stock: ${id} frees ${quantity} of ${held} that ${orderNo} has`)
        counted.held.set(orderNo, held - quantity)
        counted.reserved -= quantity
        break
      }
      case 'stock-released-from-order':
      case 'stock-sold-to-order': {
        const { orderNo, quantity } = parsed.data
        if (counted.held.get(orderNo) !== quantity)
          violations.push(`stock: ${id} moves ${quantity} that ${orderNo} has not`)
        counted.held.delete(orderNo)
        counted.reserved -= quantity
        if (parsed.type === 'stock-sold-to-order') {
          counted.sold += quantity
          counted.sales.set(orderNo, (counted.sales.get(orderNo) ?? 0) + quantity)
        }
        break
      }
      case 'incoming-stock-announced':
      case 'delivery-announced':
      case 'delivery-withdrawn':
      case 'made-to-order-sold':
      case 'reservation-paid':
      case 'early-release-noted':
      case 'reorder-level-set':
      case 'stock-fell-low':
      case 'stock-recovered':
        break
      default: {
        const missing: never = parsed
        violations.push(`stock: ${id} is unknown: ${JSON.stringify(missing)}`)
      }
    }
    const available = counted.received + counted.adjusted - counted.reserved - counted.sold
    if (Math.min(available, counted.reserved, counted.sold) < 0)
      violations.push(`stock: ${streamId} is below nothing at ${id}: ${available} free, ${counted.reserved} held`)
  }
  return { count: counted, violations }
}

/** The reservation that an order must have of a product, and the required sale. */
const dueTo = (order: OrderLife, productId: string): { held: number; sold: number } => {
  const quantity = order.quantities.get(productId) ?? 0
  if (!order.stockHeld || order.status === 'cancelled') return { held: 0, sold: 0 }
  const sold = order.shippedQuantities.get(productId) ?? 0
  return { held: quantity - sold, sold }
}

/**
 * Invariant 1: per product available + reserved + sold = received ± adjustments and none negative, at every moment; and
 * each live order has reserved exactly its lines, a cancelled one nothing.
 */
export const checkStock = (commits: Commits): string[] => {
  const orders = ordersOf(commits)
  return [...streamsOf(commits, 'catalogue', 'stock')].flatMap(([streamId, events]) => {
    const productId = `p-${streamId.slice('stock-'.length)}`
    const { count: counted, violations } = count(streamId, events)
    const concerned = new Set([
      ...counted.held.keys(),
      ...counted.sales.keys(),
      ...[...orders.values()].filter(({ quantities }) => quantities.has(productId)).map(({ orderNo }) => orderNo),
    ])
    const wrong = [...concerned].flatMap((orderNo) => {
      const order = orders.get(orderNo)
      const due = order === undefined ? { held: 0, sold: 0 } : dueTo(order, productId)
      const has = { held: counted.held.get(orderNo) ?? 0, sold: counted.sales.get(orderNo) ?? 0 }
      return due.held === has.held && due.sold === has.sold
        ? []
        : [
            `stock: order ${orderNo} (${order?.status ?? 'unknown'}) has ${has.held} held and ${has.sold} sold of ${productId}, due are ${due.held} and ${due.sold}`,
          ]
    })
    return [...violations, ...wrong]
  })
}
