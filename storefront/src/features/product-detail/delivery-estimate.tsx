import type { ProductDetail } from '@pinline/contracts/catalogue/product/get-product-detail'
import { deliveryDates } from '@pinline/events/order/delivery-dates'
import { shippingMethods } from '@pinline/events/order/shipping-method'
import type { ReactNode } from 'react'
import { useFormat } from '../../app/format.ts'
import { useTranslation } from '../../app/use-translation.ts'

/** The dates of a quantity that is ordered today; undefined if the server did not send its date. */
export const datesOfPart = (product: ProductDetail, quantity: number) => {
  const { custom, stock, leadTimeDays, deliveries, today } = product
  if (today === undefined) return undefined
  const incoming = deliveries.map((delivery) => ({ quantity: delivery.quantity, expectedOn: delivery.date }))
  return deliveryDates([{ quantity, custom, available: stock, leadTimeDays, deliveries: incoming }], today)
}

/** When a quantity leaves the warehouse, and when it is at the door by each method. */
export function DeliveryEstimate({ product, quantity }: { product: ProductDetail; quantity: number }): ReactNode {
  const { t } = useTranslation('catalogue')
  const format = useFormat()
  const dates = datesOfPart(product, quantity)
  if (dates === undefined) return null
  return (
    <section className="buy-delivery" aria-labelledby="buy-delivery">
      <h2 id="buy-delivery">{t('delivery.title')}</h2>
      <dl className="buy-dates">
        <dt>{t('delivery.ships')}</dt>
        <dd>{format.days(dates.ships)}</dd>
        {shippingMethods.toReversed().map((method) => (
          <div key={method}>
            <dt>{t(`delivery.${method}`)}</dt>
            <dd>{format.days(dates.arrives[method])}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
