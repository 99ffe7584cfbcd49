import type { AfterSaleKind } from '@pinline/events/order/after-sale-kind'
import type { OrderSettings } from './order-settings.ts'

/** Days after delivery within which a kind of after-sales service may be asked for. */
export const afterSaleWindowDays = (settings: OrderSettings, kind: AfterSaleKind): number => {
  switch (kind) {
    case 'return':
      return settings.afterSaleReturnDays
    case 'exchange':
      return settings.afterSaleExchangeDays
    case 'replacement':
      return settings.afterSaleReplacementDays
    case 'repair':
      return settings.afterSaleRepairDays
    default:
      return kind satisfies never
  }
}
