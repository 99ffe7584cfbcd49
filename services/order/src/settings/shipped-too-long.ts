import type { OrderSettingsState } from '../domain/settings/order-settings.ts'

const dayMs = 86_400_000

/** Shipping times: from `from`, if given, until before `before`. */
export interface ShippedWithin {
  readonly from: Date | null
  readonly before: Date
}

/**
 * Shipping times whose days for the receipt are over: each order has the days that were set when it was shipped.
 * @param everyDays applies to all orders instead
 */
export const shippedTooLong = (
  { receiptPeriods }: Pick<OrderSettingsState, 'receiptPeriods'>,
  now: Date,
  everyDays?: number,
): ShippedWithin[] => {
  const since = (days: number) => new Date(now.getTime() - days * dayMs)
  if (everyDays !== undefined) return [{ from: null, before: since(everyDays) }]
  return receiptPeriods.flatMap(({ since: periodStart, days }, place) => {
    const from = periodStart === null ? null : new Date(periodStart)
    const next = receiptPeriods[place + 1]?.since
    const end = next === undefined || next === null ? now : new Date(next)
    const before = new Date(Math.min(since(days).getTime(), end.getTime()))
    return from !== null && from >= before ? [] : [{ from, before }]
  })
}
