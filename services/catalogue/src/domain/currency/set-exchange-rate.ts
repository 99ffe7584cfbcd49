import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { CurrencyEvent } from '@pinline/events/catalogue/currency-event'
import type { RateSource } from '@pinline/events/catalogue/exchange-rate-set'
import type { StaffId } from '@pinline/events/ids'
import { baseCurrency } from '../price/quote.ts'
import { type Currency, type DatedRate, isDefined, laterOf, rateAt } from './currency.ts'

export interface SetExchangeRate {
  readonly type: 'set-exchange-rate'
  readonly amount: number
  readonly scale: number
  readonly source: RateSource
  /** Null or past: from now on. */
  readonly validFrom: string | null
  readonly by: StaffId
  /** A change by more than so many percent waits for a second member of staff. */
  readonly limitPercent: number
  readonly now: string
}

/** Rates that begin later: bounds the state. */
export const maxScheduledRates = 10

type Factor = Pick<DatedRate, 'amount' | 'scale'>

const isSameRate = (a: Factor, b: Factor): boolean =>
  BigInt(a.amount) * 10n ** BigInt(b.scale) === BigInt(b.amount) * 10n ** BigInt(a.scale)

/** Whether a rate differs from another by more than so many percent of it. */
export const differsByMore = (rate: Factor, from: Factor, percent: number): boolean => {
  const before = BigInt(from.amount) * 10n ** BigInt(rate.scale)
  const after = BigInt(rate.amount) * 10n ** BigInt(from.scale)
  const difference = after > before ? after - before : before - after
  return difference * 10_000n > before * BigInt(Math.round(percent * 100))
}

/**
 * Sets a rate, or proposes it where it differs too much from the one that it replaces: a typing error in a rate would
 * sell the whole catalogue at a wrong price. The rate that is in force does nothing; a new proposal replaces an earlier one.
 */
export const decideSetExchangeRate = (state: Currency, command: SetExchangeRate): Decision<CurrencyEvent> => {
  if (!isDefined(state)) return rejection('not-found')
  const { code } = state.defined
  if (code === baseCurrency) return rejection('base-currency-fixed')
  const { amount, scale, source, by, limitPercent, now } = command
  const validFrom = laterOf(command.validFrom ?? now, now)
  const before = rateAt(state, validFrom)
  if (before !== undefined && isSameRate(before, command)) return []
  const scheduled = state.rates.filter((rate) => rate.validFrom > now && rate.validFrom !== validFrom)
  if (validFrom > now && scheduled.length >= maxScheduledRates) return rejection('scheduled-rates-reached')
  const rate = { code, amount, scale, source, validFrom }
  return before !== undefined && differsByMore(command, before, limitPercent)
    ? [{ type: 'exchange-rate-proposed', data: { ...rate, proposedBy: by } }]
    : [{ type: 'exchange-rate-set', data: { ...rate, setAt: now } }]
}
