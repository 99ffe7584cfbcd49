import type { OrderRow } from '@pinline/contracts/order/order/order-row'
import type { ParcelRow } from '@pinline/contracts/order/order/parcel-row'
import type { ProductId } from '@pinline/events/ids'
import type { Money } from '@pinline/events/money'
import { arrivesFrom } from '@pinline/events/order/delivery-dates'
import { piecesByProduct } from '@pinline/events/order/order-line'
import { allowedToBuyer } from '../../domain/order/allowed-commands.ts'
import { openLines } from '../../domain/order/parcels.ts'
import type { OrderViewRow, ParcelPart } from './orders.model.ts'
import type { PartText } from './part-texts.ts'

/** A row as it was read, with the version of its stream. */
export interface VersionedOrder extends OrderViewRow {
  readonly version: number
}

/** The payment that confirmed the order, and what is left of it; other payments are refunded as a whole. */
const paidOf = ({ captures, refunds }: VersionedOrder): Pick<OrderRow, 'paid' | 'stillPaid'> => {
  const paid = captures.find(({ outcome }) => outcome === 'confirmed')
  if (paid === undefined) return { paid: null, stillPaid: null }
  const back = refunds.filter(({ captureId, state }) => captureId === paid.captureId && state === 'completed')
  const minor = back.reduce((rest, { amount }) => rest - amount.minor, paid.amount.minor)
  return { paid: { amount: paid.amount, at: paid.capturedAt }, stillPaid: { ...paid.amount, minor } }
}

/** Refunds of the payable; minor units of different currencies must not be added. */
const refundedOf = ({ payable: { currency }, refunds }: VersionedOrder): Money => {
  const back = refunds.filter(({ state, amount }) => state === 'completed' && amount.currency === currency)
  return { minor: back.reduce((sum, { amount }) => sum + amount.minor, 0), currency }
}

/** From its shipping on, an order's dates are those of its carrier. */
const arrivesOf = ({ status, shippedAt, shippingMethod, arrives }: VersionedOrder): Pick<OrderRow, 'arrives'> => {
  if (status === 'completed' || status === 'cancelled') return {}
  if (shippedAt !== null) return { arrives: arrivesFrom(shippedAt.slice(0, 10), shippingMethod) }
  return arrives === undefined ? {} : { arrives }
}

const openOf = (row: VersionedOrder): OrderRow['openLines'] =>
  row.status === 'cancelled' ? [] : openLines(row).map(({ productId, quantity }) => ({ productId, quantity }))

const parcelOf = ({
  lines,
  madeToOrder,
  weightGrams,
  sizeMm,
  afterSaleNo,
  entries: _,
  ...parcel
}: ParcelPart): ParcelRow => ({
  ...parcel,
  lines: [...lines, ...madeToOrder],
  afterSaleNo: afterSaleNo ?? null,
  weightGrams: weightGrams ?? null,
  sizeMm: sizeMm ?? null,
})

/** What lists have of a parcel's tracking. */
export const untracked = { carrierPage: null, logistics: [] }

const linesOf = (row: VersionedOrder, parts: ReadonlyMap<ProductId, PartText>): OrderRow['lines'] => {
  const cancelled = piecesByProduct(row.cancelledLines)
  return row.lines.map((line) => {
    const part = parts.get(line.productId)
    return {
      ...line,
      cancelled: cancelled.get(line.productId) ?? 0,
      name: part?.name ?? null,
      available: part?.available ?? null,
      drawing: part?.drawing ?? null,
    }
  })
}

/** A stored row as lists return it. */
export const toOrderRow = (
  row: VersionedOrder,
  parts: ReadonlyMap<ProductId, PartText>,
  poNumber: string | null,
): OrderRow => ({
  orderNo: row.orderNo,
  status: row.status,
  checkingStock: row.status === 'pending' && row.stock === 'checking',
  cancelReason: row.cancelReason,
  lines: linesOf(row, parts),
  pieces: row.pieces,
  goodsTotal: row.goodsTotal,
  freight: row.freight,
  ...(row.shipmentPlan === undefined ? {} : { shipmentPlan: row.shipmentPlan }),
  ...(row.tax === undefined ? {} : { tax: row.tax }),
  total: row.total,
  payable: row.payable,
  payableRate: row.payableRate,
  ...paidOf(row),
  refunded: refundedOf(row),
  refunds: row.refunds.map(({ amount, orderAmount, reason, lines, state, requestedAt, completedAt }) => ({
    amount,
    orderAmount,
    reason,
    lines: [...lines],
    state,
    requestedAt,
    completedAt,
  })),
  currency: row.currency,
  rate: row.rate,
  weightGrams: row.weightGrams,
  shippingMethod: row.shippingMethod,
  deliveryChangedAt: row.deliveryChangedAt ?? null,
  ...arrivesOf(row),
  paymentMethod: row.confirmedAt === null ? null : 'wallet',
  poNumber,
  paymentDeadline: row.payBefore,
  steps: {
    placedAt: row.placedAt,
    confirmedAt: row.confirmedAt,
    stockingAt: row.stockingAt,
    testingAt: row.testingAt,
    shippedAt: row.shippedAt,
    completedAt: row.completedAt,
    cancelledAt: row.cancelledAt,
  },
  parcels: row.parcels.map(parcelOf),
  openLines: openOf(row),
  carrier: row.carrier,
  trackingNumber: row.trackingNumber,
  allowedCommands: allowedToBuyer(row),
  version: row.version,
})
