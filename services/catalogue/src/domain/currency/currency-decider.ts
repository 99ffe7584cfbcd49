import type { Decider } from '@pinline/chassis/domain/decider'
import { type CurrencyEvent, currencyEvent } from '@pinline/events/catalogue/currency-event'
import { type ApproveExchangeRate, decideApproveExchangeRate } from './approve-exchange-rate.ts'
import { type Currency, currency, evolveCurrency, noCurrency } from './currency.ts'
import { type DeclineExchangeRate, decideDeclineExchangeRate } from './decline-exchange-rate.ts'
import { type DefineCurrency, decideDefineCurrency } from './define-currency.ts'
import { decideSetExchangeRate, type SetExchangeRate } from './set-exchange-rate.ts'
import { decideUpdateCurrency, type UpdateCurrency } from './update-currency.ts'

export type CurrencyCommand =
  | DefineCurrency
  | UpdateCurrency
  | SetExchangeRate
  | ApproveExchangeRate
  | DeclineExchangeRate

/** Decides about a currency and its rates. The limit above which a change needs a second look is in the command. */
export const currencyDecider: Decider<Currency, CurrencyCommand, CurrencyEvent> = {
  streamType: 'currency',
  initial: noCurrency,
  evolve: evolveCurrency,
  eventSchema: currencyEvent,
  snapshot: { version: 1, everyEvents: 200, schema: currency },
  decide: (state, command) => {
    switch (command.type) {
      case 'define-currency':
        return decideDefineCurrency(state, command)
      case 'update-currency':
        return decideUpdateCurrency(state, command)
      case 'set-exchange-rate':
        return decideSetExchangeRate(state, command)
      case 'approve-exchange-rate':
        return decideApproveExchangeRate(state, command)
      case 'decline-exchange-rate':
        return decideDeclineExchangeRate(state, command)
      default:
        return command satisfies never
    }
  },
}
