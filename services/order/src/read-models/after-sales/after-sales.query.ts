import type { RowMetadata } from '@pinline/chassis/read-models/projection'
import type { AfterSaleNo, BuyerId, OrderNumber } from '@pinline/events/ids'
import { afterSaleNo } from '@pinline/events/ids'
import { readOrderNumber } from '@pinline/events/order/read-order-number'
import type { OrderDeps } from '../../order-deps.ts'
import type { AfterSaleViewRow } from './after-sales.model.ts'
import { afterSalesProjection } from './after-sales.projection.ts'

/** A row with the version of its stream. */
export type VersionedAfterSale = AfterSaleViewRow & { readonly version: number }

const view = (platform: OrderDeps) => platform.view(afterSalesProjection)

type StoredAfterSale = AfterSaleViewRow & RowMetadata & { readonly _id: string }

/** A stored row with the version of its stream. */
export const versionedAfterSale = ({ _id, _versions, _v, _deleted, ...row }: StoredAfterSale): VersionedAfterSale => ({
  ...row,
  version: _versions[_id] ?? 0,
})

/** The number in what was typed; undefined if no request can have it. */
export const readAfterSaleNo = (typed: string): AfterSaleNo | undefined =>
  afterSaleNo.safeParse(typed.replaceAll(/\s/g, '')).data

/** One request by a typed number. With `buyerId`, only that buyer's. */
export const findAfterSale = async (
  platform: OrderDeps,
  typed: string,
  buyerId?: BuyerId,
): Promise<VersionedAfterSale | undefined> => {
  const number = readAfterSaleNo(typed)
  if (number === undefined) return undefined
  const row = await view(platform).findOne({ _id: number, ...(buyerId === undefined ? {} : { buyerId }) })
  return row === null ? undefined : versionedAfterSale(row)
}

/** A buyer's requests, newest first, and their exact total. With `orderNo`, as typed, those of one order. */
export const findAfterSalesOfBuyer = async (
  platform: OrderDeps,
  buyerId: BuyerId,
  {
    orderNo: typed,
    skip,
    limit,
  }: { readonly orderNo?: string | undefined; readonly skip: number; readonly limit: number },
): Promise<{ readonly rows: readonly VersionedAfterSale[]; readonly total: number }> => {
  const orderNo = typed === undefined ? undefined : readOrderNumber(typed)
  if (typed !== undefined && orderNo === undefined) return { rows: [], total: 0 }
  const where = { buyerId, ...(orderNo === undefined ? {} : { orderNo }) }
  const [rows, total] = await Promise.all([
    view(platform).find(where).sort({ submittedAt: -1, _id: -1 }).skip(skip).limit(limit).toArray(),
    view(platform).countDocuments(where),
  ])
  return { rows: rows.map(versionedAfterSale), total }
}

/** Every request of one order, newest first: as many as an order may have. */
export const findAfterSalesOfOrder = async (
  platform: OrderDeps,
  orderNo: OrderNumber,
): Promise<readonly VersionedAfterSale[]> =>
  (await view(platform).find({ orderNo }).sort({ submittedAt: -1, _id: -1 }).toArray()).map(versionedAfterSale)
