import { event } from '../event.ts'
import { productId } from '../ids.ts'
import { currencyCode } from '../money.ts'

/** The explicit price breaks in a currency were removed: its price is converted again. */
export const priceCleared = event('price-cleared', { productId, currency: currencyCode })
