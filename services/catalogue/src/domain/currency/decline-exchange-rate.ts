import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { CurrencyEvent } from '@pinline/events/catalogue/currency-event'
import type { Currency } from './currency.ts'

export interface DeclineExchangeRate {
  readonly type: 'decline-exchange-rate'
  readonly now: string
}

/** Drops the proposed rate; whoever proposed it may take it back too. */
export const decideDeclineExchangeRate = (state: Currency, command: DeclineExchangeRate): Decision<CurrencyEvent> => {
  const { proposed } = state
  if (proposed === null) return rejection('no-proposed-rate')
  return [{ type: 'exchange-rate-declined', data: { code: proposed.code, declinedAt: command.now } }]
}
