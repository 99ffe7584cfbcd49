import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { CurrencyDefined } from '@pinline/events/catalogue/currency-defined'
import type { CurrencyEvent } from '@pinline/events/catalogue/currency-event'
import { baseCurrency } from '../price/quote.ts'
import { sameValue } from '../same-value.ts'
import { type Currency, isDefined } from './currency.ts'

export interface UpdateCurrency {
  readonly type: 'update-currency'
  /** Left out, a field stays. */
  readonly patch: {
    readonly [Field in Exclude<keyof CurrencyDefined['data'], 'code'>]?: CurrencyDefined['data'][Field] | undefined
  }
}

/** Changes how a currency is shown and whether it is offered; the base currency always is. The same again does nothing. */
export const decideUpdateCurrency = (state: Currency, { patch }: UpdateCurrency): Decision<CurrencyEvent> => {
  if (!isDefined(state)) return rejection('not-found')
  const { symbol, names, flag, enabled, orderNum } = patch
  const before = state.defined
  const { code } = before
  const defined = {
    code,
    symbol: symbol ?? before.symbol,
    names: names ?? before.names,
    flag: flag ?? before.flag,
    enabled: enabled ?? before.enabled,
    orderNum: orderNum ?? before.orderNum,
  }
  if (code === baseCurrency && !defined.enabled) return rejection('base-currency-fixed')
  return sameValue(defined, before) ? [] : [{ type: 'currency-defined', data: defined }]
}
