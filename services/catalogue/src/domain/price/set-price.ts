import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { PriceEvent } from '@pinline/events/catalogue/price-event'
import type { PriceBreak } from '@pinline/events/catalogue/price-set'
import type { ProductId } from '@pinline/events/ids'
import type { CurrencyCode } from '@pinline/events/money'
import { sameValue } from '../same-value.ts'
import type { Price } from './price.ts'

export interface SetPrice {
  readonly type: 'set-price'
  readonly productId: ProductId
  readonly currency: CurrencyCode
  readonly breaks: readonly PriceBreak[]
}

const maxBreaks = 12

/** Sets all breaks of one currency. Quantities must ascend and every price be in the currency named. */
export const setPrice = (state: Price, command: SetPrice): Decision<PriceEvent> => {
  const { productId, currency, breaks } = command
  const ascending = breaks.every((step, index) => index === 0 || step.from > (breaks[index - 1]?.from ?? 0))
  const oneCurrency = breaks.every((step) => step.unitPrice.currency === currency)
  if (breaks.length === 0 || breaks.length > maxBreaks || !ascending || !oneCurrency) {
    return rejection('invalid-input', { errors: { breaks: 'invalid-input' } })
  }
  if (sameValue(state[currency], breaks)) return []
  return [{ type: 'price-set', data: { productId, currency, breaks: [...breaks] } }]
}
