import type { PriceEvent } from '@pinline/events/catalogue/price-event'
import type { PriceBreak } from '@pinline/events/catalogue/price-set'
import type { CurrencyCode } from '@pinline/events/money'

/** Explicit price breaks by currency; a currency that is missing is priced by rate. */
export type Price = Readonly<Partial<Record<CurrencyCode, readonly PriceBreak[]>>>

export const evolvePrice = (state: Price, event: PriceEvent): Price => {
  switch (event.type) {
    case 'price-set':
      return { ...state, [event.data.currency]: event.data.breaks }
    case 'price-cleared': {
      const { [event.data.currency]: _, ...rest } = state
      return rest
    }
    default:
      return event satisfies never
  }
}
