import type { SalesFigures } from '@pinline/contracts/order/order/get-daily-sales'
import type { CurrencyCode } from '@pinline/events/money'
import type { OrderDeps } from '../../order-deps.ts'
import { orderSalesProjection } from './order-sales.projection.ts'

/** The sums of one day, currency and country: amounts of the orders' currency, and in the base currency. */
export interface SalesCell {
  readonly currency: CurrencyCode
  readonly country: string | null
  readonly own: SalesFigures
  readonly base: SalesFigures
}

export type DayCell = SalesCell & { readonly day: string }

interface Sum {
  readonly _id: {
    readonly day: string
    readonly currency: CurrencyCode
    readonly country: string | null
    readonly kind: 'placed' | 'paid' | 'refunded'
  }
  readonly count: number
  readonly minor: number
  readonly base: number
}

const figuresOf = (sums: readonly Sum[], amount: 'minor' | 'base'): SalesFigures => {
  const of = (kind: Sum['_id']['kind']) => sums.find(({ _id }) => _id.kind === kind)
  const [placed, paid, refunded] = [of('placed'), of('paid'), of('refunded')]
  return {
    orders: placed?.count ?? 0,
    placed: placed?.[amount] ?? 0,
    payments: paid?.count ?? 0,
    paid: paid?.[amount] ?? 0,
    refunds: refunded?.count ?? 0,
    refunded: refunded?.[amount] ?? 0,
    net: (paid?.[amount] ?? 0) - (refunded?.[amount] ?? 0),
  }
}

const cellKeyOf = ({ _id: { day, currency, country } }: Sum): string => `${day}/${currency}/${country ?? ''}`

/** The cells of the days from one until another, both among them, summed from the rows of the orders. */
export const sumCells = async (platform: OrderDeps, from: string, to: string): Promise<DayCell[]> => {
  const range = { $gte: from, $lte: to }
  const found = await platform
    .view(orderSalesProjection)
    .aggregate<Sum>(
      [
        { $match: { days: { $elemMatch: range } } },
        { $unwind: '$entries' },
        { $match: { 'entries.day': range } },
        {
          $group: {
            _id: { day: '$entries.day', currency: '$currency', country: '$country', kind: '$entries.kind' },
            count: { $sum: 1 },
            minor: { $sum: '$entries.minor' },
            base: { $sum: '$entries.base' },
          },
        },
      ],
      { hint: { days: 1 }, readConcern: { level: 'majority' } },
    )
    .toArray()
  return [...Map.groupBy(found, cellKeyOf)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, sums]) => {
      const [first] = sums
      if (first === undefined) return []
      const { day, currency, country } = first._id
      return [{ day, currency, country, own: figuresOf(sums, 'minor'), base: figuresOf(sums, 'base') }]
    })
}
