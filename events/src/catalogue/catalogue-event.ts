import { z } from 'zod'
import { contentEvent } from './content-event.ts'
import { costPriceEvent } from './cost-price-event.ts'
import { currencyEvent } from './currency-event.ts'
import { languageEvent } from './language-event.ts'
import { priceEvent } from './price-event.ts'
import { productEvent } from './product-event.ts'
import { purchaseOrderEvent } from './purchase-order-event.ts'
import { stockEvent } from './stock-event.ts'
import { stockTakeEvent } from './stock-take-event.ts'
import { supplierEvent } from './supplier-event.ts'
import { taxonomyEvent } from './taxonomy-event.ts'
import { translationsEvent } from './translations-event.ts'
import { uiTextEvent } from './ui-text-event.ts'

/** Every event of the catalogue. */
export const catalogueEvent = z.discriminatedUnion('type', [
  ...productEvent.options,
  ...priceEvent.options,
  ...costPriceEvent.options,
  ...stockEvent.options,
  ...stockTakeEvent.options,
  ...purchaseOrderEvent.options,
  ...supplierEvent.options,
  ...taxonomyEvent.options,
  ...currencyEvent.options,
  ...languageEvent.options,
  ...uiTextEvent.options,
  ...contentEvent.options,
  ...translationsEvent.options,
])
