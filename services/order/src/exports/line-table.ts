import type { CsvCell } from '@pinline/contracts/api/csv-line'
import { piecesByProduct } from '@pinline/events/order/order-line'
import { rateText } from '../cart/quote.ts'
import { decimalOf } from '../documents/document-format.ts'
import { shippedQuantities } from '../domain/order/parcels.ts'
import type { VersionedOrder } from '../read-models/orders/to-order-row.ts'
import type { ExportedOrders } from './exported-orders.ts'

const columns = [
  'order',
  'status',
  'placed',
  'line',
  'product',
  'manufacturer',
  'part_number',
  'quantity',
  'cancelled',
  'shipped',
  'currency',
  'unit_price',
  'line_total',
  'made_to_order',
] as const

const rowsOf = (order: VersionedOrder): readonly (readonly CsvCell[])[] => {
  const cancelled = piecesByProduct(order.cancelledLines)
  const shipped = shippedQuantities(order.parcels)
  return order.lines.map((line, place) => [
    order.orderNo,
    order.status,
    order.placedAt,
    place + 1,
    line.productId,
    line.manufacturer,
    line.model,
    line.quantity,
    cancelled.get(line.productId) ?? 0,
    shipped.get(line.productId) ?? 0,
    line.unitPrice.currency,
    { decimal: rateText(line.unitPrice) },
    { decimal: decimalOf(line.lineTotal) },
    line.custom,
  ])
}

/** Ordered lines as a table, header first: one row each. */
export async function* lineTable(
  orders: ExportedOrders,
): AsyncGenerator<readonly (readonly CsvCell[])[], void, undefined> {
  yield [columns]
  for await (const batch of orders) yield batch.flatMap(rowsOf)
}
