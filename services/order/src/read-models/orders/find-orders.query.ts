import { ordersResource } from '@pinline/contracts/order/order/orders-resource'
import { z } from 'zod'
import type { OrderDeps } from '../../order-deps.ts'
import {
  type NearSlice,
  nearerEnd,
  type OrderFilter,
  type OrderSlice,
  type OrderSort,
  type OrderWalk,
  walkOf,
} from './order-lists.ts'
import { ordersProjection } from './orders.projection.ts'
import { type StoredOrder, versioned } from './orders.query.ts'
import type { VersionedOrder } from './to-order-row.ts'

/** Lists that are not of one buyer are counted up to this number, and then have "at least" so many. */
const maxCounted = ordersResource.countsTo ?? Number.POSITIVE_INFINITY

/** A page that begins within so many rows is read as whole rows, and while they are counted. */
const near = 150

/**
 * If the count may end at "at least", a page that starts within so many rows is read from the beginning concurrently:
 * counting first takes as long as the read.
 */
const concurrentCountLimit = maxCounted / 2

interface ListedOrders {
  readonly rows: VersionedOrder[]
  readonly total: number
  readonly totalIsAtLeast: boolean
}

const newestFirst: OrderSort = { sort: 'placedAt', descending: true }

const view = (platform: OrderDeps) => platform.view(ordersProjection)

const turned = (order: OrderWalk['order']): Record<string, 1 | -1> =>
  Object.fromEntries(Object.entries(order).map(([field, direction]) => [field, direction === 1 ? -1 : 1]))

const hintOf = ({ index }: OrderWalk): { hint?: Record<string, 1 | -1> } =>
  index === undefined ? {} : { hint: { ...index } }

/** Whole rows of a slice. Far from its end only the index is scanned, because MongoDB would read every skipped row. */
const rowsOf = async (platform: OrderDeps, walk: OrderWalk, slice: NearSlice): Promise<VersionedOrder[]> => {
  const { fromEnd, skip, limit } = slice
  if (limit === 0) return []
  const order = fromEnd ? turned(walk.order) : { ...walk.order }
  const walked = <Row extends object>(projection: Record<string, 1>) =>
    view(platform).find(walk.conditions, hintOf(walk)).project<Row>(projection).sort(order).skip(skip).limit(limit)
  if (skip < near) {
    const rows = (await walked<StoredOrder>({}).toArray()).map(versioned)
    return fromEnd ? rows.reverse() : rows
  }
  const ids = (await walked<{ _id: string }>({ _id: 1 }).toArray()).map(({ _id }) => _id)
  const found = await view(platform)
    .find({ _id: { $in: ids } })
    .toArray()
  const rows = new Map(found.map((row) => [row._id, versioned(row)]))
  return (fromEnd ? ids.reverse() : ids).flatMap((id) => rows.get(id) ?? [])
}

/**
 * By the count command, because `countDocuments` aggregates: it fetches a document for each key, while this counts
 * keys.
 */
const countRange = async (platform: OrderDeps, walk: OrderWalk, query: object, limit?: number): Promise<number> => {
  const { collectionName: count } = view(platform)
  const bound = limit === undefined ? {} : { limit }
  return z.int().parse((await platform.db.command({ count, query, ...hintOf(walk), ...bound })).n)
}

const countOf = async (
  platform: OrderDeps,
  walk: OrderWalk,
  exactly: boolean,
): Promise<Pick<ListedOrders, 'total' | 'totalIsAtLeast'>> => {
  const limit = exactly ? undefined : maxCounted + 1
  const counts = await Promise.all(walk.counted.map((range) => countRange(platform, walk, range, limit)))
  const counted = counts.reduce((sum, count) => sum + count, 0)
  return exactly || counted <= maxCounted
    ? { total: counted, totalIsAtLeast: false }
    : { total: maxCounted, totalIsAtLeast: true }
}

/** A slice of the listed orders, and their total: exact for one buyer, otherwise up to 10,000 and then "at least". */
export const findOrders = async (
  platform: OrderDeps,
  filter: OrderFilter,
  { skip, limit, ...sort }: OrderSlice & OrderSort,
): Promise<ListedOrders> => {
  const walk = walkOf(filter, sort)
  if (walk === undefined) return { rows: [], total: 0, totalIsAtLeast: false }
  const exactly = filter.buyerId !== undefined
  const counting = countOf(platform, walk, exactly)
  if (skip === 'last' || skip < (exactly ? near : concurrentCountLimit)) {
    const slice = nearerEnd({ skip, limit }, undefined)
    const [rows, counted] = await Promise.all([rowsOf(platform, walk, slice), counting])
    return { rows, ...counted }
  }
  const counted = await counting
  const slice = nearerEnd({ skip, limit }, counted.totalIsAtLeast ? undefined : counted.total)
  return { rows: await rowsOf(platform, walk, slice), ...counted }
}

/** Whether more than so many orders match. */
export const areMoreThan = async (platform: OrderDeps, filter: OrderFilter, most: number): Promise<boolean> => {
  const walk = walkOf(filter, newestFirst)
  if (walk === undefined) return false
  const counts = await Promise.all(walk.counted.map((range) => countRange(platform, walk, range, most + 1)))
  return counts.reduce((sum, count) => sum + count, 0) > most
}

const streamedBatch = 200

/** Every order that matches, newest first, in batches from one cursor: only a batch is in memory. */
export async function* eachOrder(
  platform: OrderDeps,
  filter: OrderFilter,
): AsyncGenerator<readonly VersionedOrder[], void, undefined> {
  const walk = walkOf(filter, newestFirst)
  if (walk === undefined) return
  const cursor = view(platform)
    .find(walk.conditions, { ...hintOf(walk), batchSize: streamedBatch })
    .project<StoredOrder>({})
    .sort({ ...walk.order })
  let batch: VersionedOrder[] = []
  for await (const row of cursor) {
    batch.push(versioned(row))
    if (batch.length < streamedBatch) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
