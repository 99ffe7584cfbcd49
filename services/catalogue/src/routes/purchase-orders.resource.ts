import { escapeRegExp } from '@pinline/chassis/escape-reg-exp'
import { adminRoute } from '@pinline/chassis/http/admin-route'
import type { RowMetadata } from '@pinline/chassis/read-models/projection'
import {
  type PurchaseOrderRecord,
  purchaseOrdersResource,
} from '@pinline/contracts/catalogue/purchase-order/purchase-orders-resource'
import { deliveryId, productId, purchaseOrderId, staffId, supplierId } from '@pinline/events/ids'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { maySeeCosts } from '../purchase-orders/may-see-costs.ts'
import {
  type PurchaseOrderRow,
  purchaseOrdersProjection,
} from '../read-models/purchase-orders/purchase-orders.projection.ts'

type Stored = PurchaseOrderRow & Pick<RowMetadata, '_versions'> & { readonly _id: string }

const oneOf = <Value>(value: Value | readonly Value[]): object => ({ $in: Array.isArray(value) ? [...value] : [value] })
const maxCounted = purchaseOrdersResource.countsTo ?? Number.POSITIVE_INFINITY

const recordOf = (
  { _id, _versions, lines, receipts, placedBy, ...row }: Stored,
  { today, withCosts }: { readonly today: string; readonly withCosts: boolean },
): PurchaseOrderRecord => {
  const { supplier, reference, status, placedAt, closedAt, reason, expectedOn } = row
  return {
    id: purchaseOrderId.parse(_id),
    ...{ supplier, reference, status, placedAt, closedAt, reason, expectedOn },
    supplierId: row.supplierId === null ? null : supplierId.parse(row.supplierId),
    overdue: row.expectedOrder < today,
    placedBy: placedBy === null ? null : staffId.parse(placedBy),
    ordered: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    received: lines.reduce((sum, { received }) => sum + received, 0),
    lines: lines.map((line) => ({
      ...line,
      productId: productId.parse(line.productId),
      deliveryId: deliveryId.parse(line.deliveryId),
      open: Math.max(0, line.quantity - line.received),
      unitCost: withCosts ? line.unitCost : null,
      agreedPrice: withCosts ? line.agreedPrice : null,
    })),
    receipts: receipts.map(({ receivedBy, ...receipt }) => ({
      ...receipt,
      receivedBy: receivedBy === null ? null : staffId.parse(receivedBy),
      lines: receipt.lines.map((line) => ({ ...line, productId: productId.parse(line.productId) })),
    })),
    version: _versions[_id] ?? 0,
  }
}

/** Orders to suppliers, newest first or what is expected first. */
export const purchaseOrdersResourceRoute = ({ platform }: CatalogueDeps) => {
  const today = () => platform.clock.now().toISOString().slice(0, 10)
  return adminRoute(
    purchaseOrdersResource,
    {
      list: async ({ ids, filter: { q = '', status, overdue = false }, sort, range: [first, last] }, context) => {
        const where = {
          placedAt: { $exists: true },
          ...(status === undefined ? {} : { status: oneOf(status) }),
          ...(q.trim() === '' ? {} : { searchText: { $regex: escapeRegExp(q.trim().toLowerCase()) } }),
          ...(ids === undefined ? {} : { _id: { $in: [...ids] } }),
          ...(overdue ? { expectedOrder: { $lt: today() } } : {}),
        }
        const view = platform.view(purchaseOrdersProjection)
        const field = sort.field === 'expectedOn' ? 'expectedOrder' : 'placedAt'
        const [rows, total] = await Promise.all([
          view
            .find(where)
            .sort({ [field]: sort.order === 'ASC' ? 1 : -1, _id: 1 })
            .skip(first)
            .limit(last - first + 1)
            .toArray(),
          view.countDocuments(where, { limit: maxCounted }),
        ])
        return {
          rows: rows.map((row) => recordOf(row, { today: today(), withCosts: maySeeCosts(context) })),
          total,
          totalIsAtLeast: total === maxCounted,
        }
      },
      one: async (id, context) => {
        const row = await platform.view(purchaseOrdersProjection).findOne({ _id: id })
        return row?.placedAt === undefined
          ? undefined
          : recordOf(row, { today: today(), withCosts: maySeeCosts(context) })
      },
    },
    { waitsFor: [purchaseOrdersProjection] },
  )
}
