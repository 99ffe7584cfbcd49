import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { PriceEvent } from '@pinline/events/catalogue/price-event'
import type { ProductId } from '@pinline/events/ids'
import type { CurrencyCode } from '@pinline/events/money'
import type { Price } from './price.ts'
import { baseCurrency } from './quote.ts'

export interface ClearPrice {
  readonly type: 'clear-price'
  readonly productId: ProductId
  readonly currency: CurrencyCode
}

/** Removes explicit prices of a currency, so that they are converted again. The base currency cannot be cleared. */
export const clearPrice = (state: Price, { productId, currency }: ClearPrice): Decision<PriceEvent> => {
  if (currency === baseCurrency) return rejection('invalid-input', { errors: { currency: 'invalid-input' } })
  return state[currency] === undefined ? [] : [{ type: 'price-cleared', data: { productId, currency } }]
}
