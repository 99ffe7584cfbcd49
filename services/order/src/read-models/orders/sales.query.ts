import type { Sales } from '@pinline/contracts/order/order/get-sales'
import { type CurrencyCode, currencyDigits } from '@pinline/events/money'
import type { OrderDeps } from '../../order-deps.ts'
import { listIndexes } from './order-lists.ts'
import { ordersProjection } from './orders.projection.ts'
import { firstDay, type PaidOnDay, type PlacedOnDay, salesByDay } from './sales-by-day.ts'

const maxParts = 10

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
        {
          $switch: {
            branches: Object.entries(currencyDigits).map(([currency, digits]) => ({
              case: { $eq: ['$currency', currency] },
              // biome-ignore lint/suspicious/noThenProperty: an operator of MongoDB
              then: 10 ** digits,
            })),
          },
        },
      ],
    },
  ],
}

const placedSince = async (platform: OrderDeps, from: string): Promise<PlacedOnDay[]> => {
  const found = await platform
    .view(ordersProjection)
    .aggregate<{ _id: string; orders: number }>(
      [
        { $match: { listed: true, placedAt: { $gte: from } } },
        { $group: { _id: dayOfField('$placedAt'), orders: { $sum: 1 } } },
      ],
      { hint: { ...listIndexes.all } },
    )
    .toArray()
  return found.map(({ _id, orders }) => ({ day: _id, orders }))
}

const paidSince = async (platform: OrderDeps, from: string): Promise<PaidOnDay[]> => {
  const found = await platform
    .view(ordersProjection)
    .aggregate<Sum>(
      [
        { $match: { 'captures.capturedAt': { $gte: from } } },
        { $unwind: '$captures' },
        { $match: { 'captures.capturedAt': { $gte: from }, 'captures.outcome': 'confirmed' } },
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
const refundedSince = async (platform: OrderDeps, from: string): Promise<PaidOnDay[]> => {
  const found = await platform
    .view(ordersProjection)
    .aggregate<Sum>(
      [
        { $match: { 'refunds.completedAt': { $gte: from } } },
        { $set: { confirmedCaptures } },
        { $unwind: '$refunds' },
        {
          $match: {
            'refunds.completedAt': { $gte: from },
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

const bestPartsSince = async (platform: OrderDeps, from: string): Promise<Sales['parts']> => {
  const found = await platform
    .view(ordersProjection)
    .aggregate<PartSum>(
      [
        { $match: { 'captures.capturedAt': { $gte: from }, confirmedAt: { $gte: from }, cancelledAt: null } },
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
        { $sort: { dollars: -1, _id: 1 } },
        { $limit: maxParts },
      ],
      { hint: { ...listIndexes.captured } },
    )
    .toArray()
  return found.map(({ _id, dollars: value, ...part }) => ({
    productId: _id,
    ...part,
    value: { minor: Math.round(value * 10 ** currencyDigits.USD), currency: 'USD' },
  }))
}

/** Sales of the last `count` days: reads the rows of twice as many, by index. */
export const querySales = async (platform: OrderDeps, count: number): Promise<Sales> => {
  const now = platform.clock.now()
  const since = firstDay(now, 2 * count)
  const [placed, paid, refunded, parts] = await Promise.all([
    placedSince(platform, since),
    paidSince(platform, since),
    refundedSince(platform, since),
    bestPartsSince(platform, firstDay(now, count)),
  ])
  return { ...salesByDay(now, count, placed, [...paid, ...refunded]), parts }
}
