import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { TaxEvent } from '@pinline/events/order/tax-event'
import type { TaxRules } from './tax-rules.ts'

export interface SetTax extends TaxRules {
  readonly type: 'set-tax'
  readonly now: string
}

/** Replaces all rates. A country that is named twice is refused; the same rates again do nothing. */
export const decideSetTax = (before: TaxRules, { rates, euPrivateSales, now }: SetTax): Decision<TaxEvent> => {
  const twice = rates.findIndex(({ country }, place) => rates.findIndex((rate) => rate.country === country) < place)
  if (twice >= 0) return rejection('invalid-input', { errors: { [`rates.${twice}.country`]: 'country-twice' } })
  const isSame =
    before.euPrivateSales === euPrivateSales &&
    before.rates.length === rates.length &&
    rates.every(({ country, basisPoints }, place) => {
      const known = before.rates[place]
      return known?.country === country && known.basisPoints === basisPoints
    })
  return isSame ? [] : [{ type: 'tax-set', data: { rates: [...rates], euPrivateSales, setAt: now } }]
}
