import { accountEvent } from '@pinline/events/account/account-event'
import { catalogueEvent } from '@pinline/events/catalogue/catalogue-event'
import { formEvent } from '@pinline/events/notification/form-event'
import { noticeEvent } from '@pinline/events/notification/notice-event'
import { notificationEvent } from '@pinline/events/notification/notification-event'
import { sortsEvent } from '@pinline/events/notification/sorts-event'
import { afterSaleEvent } from '@pinline/events/order/after-sale-event'
import { binEvent } from '@pinline/events/order/bin-event'
import { carrierEvent } from '@pinline/events/order/carrier-event'
import { documentNumberEvent } from '@pinline/events/order/document-number-event'
import { freightEvent } from '@pinline/events/order/freight-event'
import { orderEvent } from '@pinline/events/order/order-event'
import { orderSettingsEvent } from '@pinline/events/order/order-settings-event'
import { quotationEvent } from '@pinline/events/order/quotation-event'
import { sellerEvent } from '@pinline/events/order/seller-event'
import { taxEvent } from '@pinline/events/order/tax-event'

/** The events of each service, by stream. */
export const unionsOfEvents = {
  account: [accountEvent],
  catalogue: [catalogueEvent],
  order: [
    ...[orderEvent, afterSaleEvent, quotationEvent, documentNumberEvent, binEvent],
    ...[carrierEvent, freightEvent, orderSettingsEvent, sellerEvent, taxEvent],
  ],
  notification: [notificationEvent, formEvent, noticeEvent, sortsEvent],
} as const
