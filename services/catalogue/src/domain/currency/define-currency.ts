import type { Decision } from '@pinline/chassis/domain/decider'
import type { CurrencyDefined } from '@pinline/events/catalogue/currency-defined'
import type { CurrencyEvent } from '@pinline/events/catalogue/currency-event'
import type { ExchangeRateSet } from '@pinline/events/catalogue/exchange-rate-set'
import { type Currency, isDefined } from './currency.ts'

export interface DefineCurrency {
  readonly type: 'define-currency'
  readonly defined: CurrencyDefined['data']
  readonly rate: ExchangeRateSet['data']
}

/** A currency of a new installation; one that exists is not overwritten. */
export const decideDefineCurrency = (state: Currency, { defined, rate }: DefineCurrency): Decision<CurrencyEvent> =>
  isDefined(state)
    ? []
    : [
        { type: 'currency-defined', data: defined },
        { type: 'exchange-rate-set', data: rate },
      ]
