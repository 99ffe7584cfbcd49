import type { Sales } from '@pinline/contracts/order/order/get-sales'
import { type CurrencyCode, currencyDigits } from '@pinline/events/money'
import { LRUCache } from 'lru-cache'
import type { OrderDeps } from '../../order-deps.ts'
import { listIndexes } from './order-lists.ts'
import { ordersProjection } from './orders.projection.ts'
import { firstDay, type PaidOnDay, type PlacedOnDay, salesByDay } from './sales-by-day.ts'

const maxParts = 10
/** Orders of these days still change; those before are summed again after ten minutes. */
const freshDays = 2
const cachedMs = 600_000
/** The dashboard asks for three periods, an API client for any of ninety. */
const maxCached = 12
/** Between a payment and the order that it confirms, at most, days. */
const confirmationDays = 7
const dayMs = 86_400_000

/** Days from one until before another, or until now. */
interface Span {
  readonly from: string
  readonly before?: string
}

const within = ({ from, before }: Span) => ({ $gte: from, ...(before === undefined ? {} : { $lt: before }) })

type Sum = { readonly _id: { readonly day: string; readonly currency: CurrencyCode }; readonly minor: number }

const dayOfField = (field: string) => ({ $substrBytes: [field, 0, 10] })
const paidOnDay = ({ _id, minor }: Sum): PaidOnDay => ({ ..._id, minor })

const confirmedCaptures = {
  $map: {
    input: { $filter: { input: '$captures', cond: { $eq: ['$$this.outcome', 'confirmed'] } } },
    in: '$$this.captureId',
  },
}
/** Dollars of a line, at the order's rate. */
const dollars = {
  $divide: [
    '$lines.lineTotal.minor',
    {
      $multiply: [
        { $toDouble: '$rate' },
        // An operator such as $switch would need a field `then`, which makes an object look like a promise.
        Object.entries(currencyDigits).reduceRight<unknown>(
          (others, [currency, digits]) => ({ $cond: [{ $eq: ['$currency', currency] }, 10 ** digits, others] }),
          null,
        ),
      ],
    },
  ],
}

const placedIn = async (platform: OrderDeps, span: Span): Promise<PlacedOnDay[]> => {
  const found = await platform
    .view(ordersProjection)
    .aggregate<{ _id: string; orders: number }>(
      [
        { $match: { listed: true, placedAt: within(span) } },
        { $group: { _id: dayOfField('$placedAt'), orders: { $sum: 1 } } },
      ],
      { hint: { ...listIndexes.all } },
    )
    .toArray()
  return found.map(({ _id, orders }) => ({ day: _id, orders }))
}

const paidIn = async (platform: OrderDeps, span: Span): Promise<PaidOnDay[]> => {
  const found = await platform
    .view(ordersProjection)
    .aggregate<Sum>(
      [
        { $match: { 'captures.capturedAt': within(span) } },
        { $unwind: '$captures' },
        { $match: { 'captures.capturedAt': within(span), 'captures.outcome': 'confirmed' } },
        {
          $group: {
            _id: { day: dayOfField('$captures.capturedAt'), currency: '$captures.amount.currency' },
            minor: { $sum: '$captures.amount.minor' },
          },
        },
      ],
      { hint: { ...listIndexes.captured } },
    )
    .toArray()
  return found.map(paidOnDay)
}

/** Refunds of payments that never confirmed their order took nothing from the revenue. */
const refundedIn = async (platform: OrderDeps, span: Span): Promise<PaidOnDay[]> => {
  const found = await platform
    .view(ordersProjection)
    .aggregate<Sum>(
      [
        { $match: { 'refunds.completedAt': within(span) } },
        { $set: { confirmedCaptures } },
        { $unwind: '$refunds' },
        {
          $match: {
            'refunds.completedAt': within(span),
            $expr: { $in: ['$refunds.captureId', '$confirmedCaptures'] },
          },
        },
        {
          $group: {
            _id: { day: dayOfField('$refunds.completedAt'), currency: '$refunds.amount.currency' },
            minor: { $sum: { $multiply: [-1, '$refunds.amount.minor'] } },
          },
        },
      ],
      { hint: { ...listIndexes.refunded } },
    )
    .toArray()
  return found.map(paidOnDay)
}

type PartSum = Omit<Sales['parts'][number], 'productId' | 'value'> & {
  readonly _id: Sales['parts'][number]['productId']
  readonly dollars: number
}

/** Parts of the orders that were confirmed in a span and not cancelled since. */
const partsIn = async (platform: OrderDeps, span: Span): Promise<PartSum[]> => {
  const paidFrom = new Date(Date.parse(span.from) - confirmationDays * dayMs).toISOString()
  return await platform
    .view(ordersProjection)
    .aggregate<PartSum>(
      [
        { $match: { 'captures.capturedAt': { $gte: paidFrom }, confirmedAt: within(span), cancelledAt: null } },
        { $unwind: '$lines' },
        {
          $group: {
            _id: '$lines.productId',
            model: { $last: '$lines.model' },
            manufacturer: { $last: '$lines.manufacturer' },
            orders: { $sum: 1 },
            quantity: { $sum: '$lines.quantity' },
            dollars: { $sum: dollars },
          },
        },
      ],
      { hint: { ...listIndexes.captured } },
    )
    .toArray()
}

/** Parts of two spans that follow each other, by value. */
export const bestParts = (older: readonly PartSum[], newer: readonly PartSum[]): Sales['parts'] => {
  const sums = new Map(older.map((part) => [part._id, part]))
  for (const part of newer) {
    const { orders = 0, quantity = 0, dollars: value = 0 } = sums.get(part._id) ?? {}
    sums.set(part._id, {
      ...part,
      orders: part.orders + orders,
      quantity: part.quantity + quantity,
      dollars: part.dollars + value,
    })
  }
  return [...sums.values()]
    .sort((a, b) => b.dollars - a.dollars || (a._id < b._id ? -1 : 1))
    .slice(0, maxParts)
    .map(({ _id, dollars: value, ...part }) => ({
      productId: _id,
      ...part,
      value: { minor: Math.round(value * 10 ** currencyDigits.USD), currency: 'USD' },
    }))
}

/** What the sales of a period are made of. */
interface SalesParts {
  readonly placed: readonly PlacedOnDay[]
  readonly paid: readonly PaidOnDay[]
  readonly parts: readonly PartSum[]
}

const salesIn = async (platform: OrderDeps, span: Span, partsFrom: string): Promise<SalesParts> => {
  const partsSpan = { ...span, from: span.from > partsFrom ? span.from : partsFrom }
  const isEmpty = partsSpan.before !== undefined && partsSpan.from >= partsSpan.before
  const [placed, paid, refunded, parts] = await Promise.all([
    placedIn(platform, span),
    paidIn(platform, span),
    refundedIn(platform, span),
    isEmpty ? [] : partsIn(platform, partsSpan),
  ])
  return { placed, paid: [...paid, ...refunded], parts }
}

/**
 * Sales of the last days. Prevents the failure "each open dashboard has 100,000 orders read every minute": the days before
 * yesterday are summed once in ten minutes, for everybody. Cached are sums by day, currency and part of twelve
 * periods at most.
 */
export const salesQuery = (platform: OrderDeps): ((count: number) => Promise<Sales>) => {
  const older = new LRUCache<string, SalesParts>({
    max: maxCached,
    ttl: cachedMs,
    perf: { now: () => platform.clock.now().getTime() },
    fetchMethod: async (key) => {
      const [from = '', before = '', partsFrom = ''] = key.split('/')
      return await salesIn(platform, { from, before }, partsFrom)
    },
  })
  return async (count) => {
    const now = platform.clock.now()
    const [since, partsFrom, fresh] = [firstDay(now, 2 * count), firstDay(now, count), firstDay(now, freshDays)]
    const hasOlder = since < fresh
    const [before, recent] = await Promise.all([
      hasOlder ? older.fetch(`${since}/${fresh}/${partsFrom}`) : undefined,
      salesIn(platform, { from: hasOlder ? fresh : since }, partsFrom),
    ])
    return {
      ...salesByDay(
        now,
        count,
        [...(before?.placed ?? []), ...recent.placed],
        [...(before?.paid ?? []), ...recent.paid],
      ),
      parts: bestParts(before?.parts ?? [], recent.parts),
    }
  }
}
