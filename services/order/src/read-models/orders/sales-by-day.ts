import type { Sales } from '@pinline/contracts/order/order/get-sales'
import { type CurrencyCode, currencyCodes, type Money } from '@pinline/events/money'

const dayMs = 86_400_000

/** Orders that were placed on a day. */
export interface PlacedOnDay {
  readonly day: string
  readonly orders: number
}

/** What was paid on a day, or refunded if it is negative, in minor units. */
export interface PaidOnDay {
  readonly day: string
  readonly currency: CurrencyCode
  readonly minor: number
}

/** The day of an instant, UTC. */
const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10)

/** The first of `count` days that end with the day of an instant, UTC. */
export const firstDay = (now: Date, count: number): string => dayOf(new Date(now.getTime() - (count - 1) * dayMs))

const revenueOf = (paid: readonly PaidOnDay[]): Money[] =>
  currencyCodes.flatMap((currency) => {
    const own = paid.filter((one) => one.currency === currency)
    return own.length === 0 ? [] : [{ minor: own.reduce((sum, { minor }) => sum + minor, 0), currency }]
  })

const totalOf = (placed: readonly PlacedOnDay[], paid: readonly PaidOnDay[]): Sales['total'] => ({
  orders: placed.reduce((sum, { orders }) => sum + orders, 0),
  revenue: revenueOf(paid),
})

/** Counts by day as they are shown: every one of the last `count` days, their total, and that of as many days before. */
export const salesByDay = (
  now: Date,
  count: number,
  placed: readonly PlacedOnDay[],
  paid: readonly PaidOnDay[],
): Omit<Sales, 'parts'> => {
  const from = firstDay(now, count)
  const [since, before] = [firstDay(now, 2 * count), from]
  const current = ({ day }: { readonly day: string }) => day >= from
  const previous = ({ day }: { readonly day: string }) => day >= since && day < before
  return {
    days: Array.from({ length: count }, (_, place) => {
      const day = firstDay(now, count - place)
      const onDay = (one: { readonly day: string }) => one.day === day
      return { day, ...totalOf(placed.filter(onDay), paid.filter(onDay)) }
    }),
    total: totalOf(placed.filter(current), paid.filter(current)),
    before: totalOf(placed.filter(previous), paid.filter(previous)),
  }
}
