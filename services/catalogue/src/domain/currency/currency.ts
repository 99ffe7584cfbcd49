import { type CurrencyDefined, currencyDefined } from '@pinline/events/catalogue/currency-defined'
import type { CurrencyEvent } from '@pinline/events/catalogue/currency-event'
import { exchangeRateProposed } from '@pinline/events/catalogue/exchange-rate-proposed'
import { datedRate as datedRateFields } from '@pinline/events/catalogue/exchange-rate-set'
import { type CurrencyCode, currencyCodes } from '@pinline/events/money'
import { z } from 'zod'

const datedRate = z.object(datedRateFields).omit({ code: true })
export type DatedRate = z.infer<typeof datedRate>

/** A currency of the shop; also the shape of its snapshots. */
export const currency = z.object({
  /** Null before it is defined. */
  defined: currencyDefined.shape.data.nullable(),
  /** The rate in force when the last one was set, and those after it, by their beginning. */
  rates: z.array(datedRate),
  /** A rate that waits for a second member of staff. */
  proposed: exchangeRateProposed.shape.data.nullable(),
})
export type Currency = z.infer<typeof currency>

/** A currency that is defined. */
export type DefinedCurrency = Currency & { readonly defined: CurrencyDefined['data'] }

export const noCurrency: Currency = { defined: null, rates: [], proposed: null }

export const isDefined = (state: Currency): state is DefinedCurrency => state.defined !== null

export const currencyStreamId = (code: CurrencyCode): string => `currency-${code}`

export const currencyStreamIds: readonly string[] = currencyCodes.map(currencyStreamId)

/** The later of two times. */
export const laterOf = (a: string, b: string): string => [a, b].toSorted()[1] ?? b

/** The rate that applies at a time; before the first begins, the first. */
export const rateAt = ({ rates }: Pick<Currency, 'rates'>, time: string): DatedRate | undefined =>
  rates.findLast(({ validFrom }) => validFrom <= time) ?? rates[0]

const withRate = (rates: readonly DatedRate[], added: DatedRate, now: string): DatedRate[] => {
  const others = rates.filter(({ validFrom }) => validFrom !== added.validFrom)
  const all = [...others, added].sort((a, b) => (a.validFrom < b.validFrom ? -1 : 1))
  const inForce = all.findLastIndex(({ validFrom }) => validFrom <= now)
  return all.slice(Math.max(0, inForce))
}

export const evolveCurrency = (state: Currency, { type, data }: CurrencyEvent): Currency => {
  switch (type) {
    case 'currency-defined':
      return { ...state, defined: data }
    case 'exchange-rate-set': {
      const { amount, scale, source, validFrom, setAt } = data
      return { ...state, rates: withRate(state.rates, { amount, scale, source, validFrom }, setAt), proposed: null }
    }
    case 'exchange-rate-proposed':
      return { ...state, proposed: data }
    case 'exchange-rate-declined':
      return { ...state, proposed: null }
    default:
      return type satisfies never
  }
}
