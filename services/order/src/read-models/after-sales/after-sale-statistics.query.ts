import type { AfterSaleStatisticsRow } from '@pinline/contracts/order/after-sale/get-after-sale-statistics'
import type { ProductId } from '@pinline/events/ids'
import { type AfterSaleReason, afterSaleReason } from '@pinline/events/order/after-sale-kind'
import type { OrderDeps } from '../../order-deps.ts'
import { afterSalesProjection } from './after-sales.projection.ts'

const dayMs = 86_400_000

interface Counted {
  readonly requests: number
  readonly pieces: number
}
type Sums = Counted & Readonly<Record<AfterSaleReason, number>>
type PartSums = Sums & { readonly _id: ProductId; readonly model: string; readonly manufacturer: string }

const sums = {
  requests: { $sum: 1 },
  pieces: { $sum: '$quantity' },
  ...Object.fromEntries(
    afterSaleReason.options.map((reason) => [reason, { $sum: { $cond: [{ $eq: ['$reason', reason] }, 1, 0] } }]),
  ),
}

const countedOf = (found: Sums): Counted & Pick<AfterSaleStatisticsRow, 'reasons'> => ({
  requests: found.requests,
  pieces: found.pieces,
  reasons: Object.fromEntries(afterSaleReason.options.map((reason) => [reason, found[reason]])) as Record<
    AfterSaleReason,
    number
  >,
})

const nothing = {
  requests: 0,
  pieces: 0,
  ...Object.fromEntries(afterSaleReason.options.map((one) => [one, 0])),
} as Sums

/** Found by the index on status and submission, so that years of requests are not read for a month. */
const matching = (platform: OrderDeps, days: number) => {
  const today = platform.clock.now().toISOString().slice(0, 10)
  const from = new Date(Date.parse(today) - (days - 1) * dayMs).toISOString()
  const statuses = ['submitted', 'approved', 'received', 'refunded', 'replaced', 'closed', 'rejected']
  return { $match: { status: { $in: statuses }, submittedAt: { $gte: from } } }
}
const byStatus = { hint: { status: 1, submittedAt: -1, _id: -1 } } as const

/** Parts by their requests of the last days, most first; of equal ones, by id. */
export const afterSaleReasonsByPart = async (
  platform: OrderDeps,
  days: number,
  limit: number,
): Promise<AfterSaleStatisticsRow[]> => {
  const found = await platform
    .view(afterSalesProjection)
    .aggregate<PartSums>(
      [
        matching(platform, days),
        {
          $group: {
            _id: '$productId',
            model: { $last: '$model' },
            manufacturer: { $last: '$manufacturer' },
            ...sums,
          },
        },
        { $sort: { requests: -1, _id: 1 } },
        { $limit: limit },
      ],
      byStatus,
    )
    .toArray()
  return found.map(({ _id, model, manufacturer, ...counts }) => ({
    productId: _id,
    model,
    manufacturer,
    ...countedOf(counts),
  }))
}

/** The same over all parts, and how many those are. */
export const afterSaleReasonsInAll = async (platform: OrderDeps, days: number) => {
  const [found] = await platform
    .view(afterSalesProjection)
    .aggregate<Sums & { readonly parts: number }>(
      [
        matching(platform, days),
        {
          $group: {
            _id: '$productId',
            ...sums,
          },
        },
        {
          $group: {
            _id: null,
            parts: { $sum: 1 },
            ...Object.fromEntries(Object.keys(sums).map((field) => [field, { $sum: `$${field}` }])),
          },
        },
      ],
      byStatus,
    )
    .toArray()
  return { parts: found?.parts ?? 0, ...countedOf(found ?? nothing) }
}
