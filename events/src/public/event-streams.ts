import type { z } from 'zod'
import { apiKeyEvent } from '../account/api-key-event.ts'
import { buyerEvent } from '../account/buyer-event.ts'
import { maintenanceEvent } from '../account/maintenance-event.ts'
import { permissionsEvent } from '../account/permissions-event.ts'
import { savedViewsEvent } from '../account/saved-views-event.ts'
import { contentEvent } from '../catalogue/content-event.ts'
import { costPriceEvent } from '../catalogue/cost-price-event.ts'
import { currencyEvent } from '../catalogue/currency-event.ts'
import { languageEvent } from '../catalogue/language-event.ts'
import { priceEvent } from '../catalogue/price-event.ts'
import { productEvent } from '../catalogue/product-event.ts'
import { purchaseOrderEvent } from '../catalogue/purchase-order-event.ts'
import { stockEvent } from '../catalogue/stock-event.ts'
import { stockTakeEvent } from '../catalogue/stock-take-event.ts'
import { supplierEvent } from '../catalogue/supplier-event.ts'
import { taxonomyEvent } from '../catalogue/taxonomy-event.ts'
import { translationsEvent } from '../catalogue/translations-event.ts'
import { uiTextEvent } from '../catalogue/ui-text-event.ts'
import type { ServiceName } from '../event.ts'
import { addressedNoticeEvent, changeNoticeEvent } from '../notification/change-notice-event.ts'
import { formEvent } from '../notification/form-event.ts'
import { handbookPageEvent } from '../notification/handbook-page-event.ts'
import { noticeEvent } from '../notification/notice-event.ts'
import { notificationEvent } from '../notification/notification-event.ts'
import { snippetEvent } from '../notification/snippet-event.ts'
import { sortsEvent } from '../notification/sorts-event.ts'
import { webhookEndpointEvent } from '../notification/webhook-endpoint-event.ts'
import { afterSaleEvent } from '../order/after-sale-event.ts'
import { binEvent } from '../order/bin-event.ts'
import { carrierEvent } from '../order/carrier-event.ts'
import { documentNumberEvent } from '../order/document-number-event.ts'
import { freightEvent } from '../order/freight-event.ts'
import { orderEvent } from '../order/order-event.ts'
import { orderSettingsEvent } from '../order/order-settings-event.ts'
import { quotationEvent } from '../order/quotation-event.ts'
import { sellerEvent } from '../order/seller-event.ts'
import { taxEvent } from '../order/tax-event.ts'

const order = [
  ['order', orderEvent.options],
  ['after-sale', afterSaleEvent.options],
  ['quotation', quotationEvent.options],
  ['bin', binEvent.options],
  ['carriers', carrierEvent.options],
  ['document-numbers', documentNumberEvent.options],
  ['freight-table', freightEvent.options],
  ['order-settings', orderSettingsEvent.options],
  ['seller', sellerEvent.options],
  ['tax', taxEvent.options],
] as const
const catalogue = [
  ['product', productEvent.options],
  ['price', priceEvent.options],
  ['cost', costPriceEvent.options],
  ['stock', stockEvent.options],
  ['stock-take', stockTakeEvent.options],
  ['purchase-order', purchaseOrderEvent.options],
  ['supplier', supplierEvent.options],
  ['taxonomy', taxonomyEvent.options],
  ['currency', currencyEvent.options],
  ['language', languageEvent.options],
  ['ui-texts', uiTextEvent.options],
  ['content', contentEvent.options],
  ['translations', translationsEvent.options],
] as const
const account = [
  ['buyer', buyerEvent.options],
  ['authorities', permissionsEvent.options],
  ['saved-views', savedViewsEvent.options],
  ['api-key', apiKeyEvent.options],
  ['maintenance', maintenanceEvent.options],
] as const
const notification = [
  ['to-do', notificationEvent.options],
  ['form', formEvent.options],
  ['notice', noticeEvent.options],
  ['change-notice', changeNoticeEvent.options],
  ['addressed-notice', addressedNoticeEvent.options],
  ['handbook-page', handbookPageEvent.options],
  ['snippet', snippetEvent.options],
  ['sorts', sortsEvent.options],
  ['webhook-endpoint', webhookEndpointEvent.options],
] as const

type TypesOf<Streams extends readonly (readonly [string, readonly z.ZodType[]])[]> =
  z.infer<Streams[number][1][number]> extends infer Event
    ? Event extends { readonly type: infer Type extends string }
      ? Type
      : never
    : never
export type OrderServiceEventType = TypesOf<typeof order>

/** Schema of one event. */
export type EventSchema = z.ZodObject<{ readonly type: z.ZodLiteral<string>; readonly data: z.ZodType }>

/** Every type of stream with its events, by service. */
export const eventStreams: Readonly<Record<ServiceName, readonly (readonly [string, readonly EventSchema[]])[]>> = {
  order,
  catalogue,
  account,
  notification,
}
