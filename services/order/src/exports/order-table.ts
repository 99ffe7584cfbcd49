import type { CsvCell } from '@pinline/contracts/api/csv-line'
import { decimalOf } from '../documents/document-format.ts'
import type { OrderDeps } from '../order-deps.ts'
import { poNumbersOf } from '../read-models/orders/po-numbers.query.ts'
import { toOrderRow, type VersionedOrder } from '../read-models/orders/to-order-row.ts'
import type { ExportedOrders } from './exported-orders.ts'

const columns = [
  'order',
  'status',
  'placed',
  'paid_at',
  'shipped',
  'completed',
  'cancelled',
  'cancel_reason',
  'buyer',
  'po_number',
  'lines',
  'pieces',
  'currency',
  'goods',
  'freight',
  'tax',
  'total',
  'payment_currency',
  'payable',
  'paid',
  'refunded',
  'shipping_method',
  'weight_grams',
  'parcels',
  'carriers',
  'tracking_numbers',
] as const

const rowOf = (row: VersionedOrder, poNumber: string | null): readonly CsvCell[] => {
  const order = toOrderRow(row, new Map(), poNumber)
  const { steps, parcels } = order
  return [
    order.orderNo,
    order.status,
    steps.placedAt,
    order.paid?.at,
    steps.shippedAt,
    steps.completedAt,
    steps.cancelledAt,
    order.cancelReason,
    row.buyerId,
    poNumber,
    order.lines.length,
    order.pieces,
    order.currency,
    { decimal: decimalOf(order.goodsTotal) },
    { decimal: decimalOf(order.freight) },
    order.tax === undefined ? null : { decimal: decimalOf(order.tax.amount) },
    { decimal: decimalOf(order.total) },
    order.payable.currency,
    { decimal: decimalOf(order.payable) },
    order.paid === null ? null : { decimal: decimalOf(order.paid.amount) },
    { decimal: decimalOf(order.refunded) },
    order.shippingMethod,
    order.weightGrams,
    parcels.length,
    [...new Set(parcels.map(({ carrier }) => carrier))].join('; '),
    parcels.map(({ trackingNumber }) => trackingNumber).join('; '),
  ]
}

/** Orders as a table, header first: one row each. */
export async function* orderTable(
  platform: OrderDeps,
  orders: ExportedOrders,
): AsyncGenerator<readonly (readonly CsvCell[])[], void, undefined> {
  yield [columns]
  for await (const batch of orders) {
    const poNumbers = await poNumbersOf(platform, batch)
    yield batch.map((row, place) => rowOf(row, poNumbers[place] ?? null))
  }
}
