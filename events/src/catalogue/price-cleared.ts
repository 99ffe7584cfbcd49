import { event } from '../event.ts'
import { productId } from '../ids.ts'
import { currencyCode } from '../money.ts'

/** The explicit breaks in a currency are gone: its price follows the rate again. */
export const priceCleared = event('price-cleared', { productId, currency: currencyCode })
