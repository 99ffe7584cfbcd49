import { postalLines } from '@pinline/contracts/account/buyer/postal-address'
import type { OrderRecord } from '@pinline/contracts/order/order/orders-resource'
import { useState } from 'react'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { maskedEmail, maskedName, maskedPhone } from './masked.ts'

/** The delivery address. The recipient is masked until somebody reveals it. */
export const OrderDelivery = ({ order }: { order: OrderRecord }) => {
  const text = useText()
  const format = useFormat()
  const [open, setOpen] = useState(false)
  const to = order.deliverTo
  const email = order.contact?.email ?? null
  return (
    <section className="sheet" aria-labelledby="order-delivery">
      <h2 id="order-delivery">
        {text('resources.orders.page.deliver_to')}
        {to !== null && (
          <span className="end">
            <button type="button" className="button button-small" aria-pressed={open} onClick={() => setOpen(!open)}>
              {text(open ? 'resources.orders.page.hide' : 'resources.orders.page.show')}
            </button>
          </span>
        )}
      </h2>
      <dl className="facts">
        {to === null ? (
          <dd className="facts-wide">{text('resources.orders.page.erased')}</dd>
        ) : (
          <>
            <dt>{text('resources.orders.page.name')}</dt>
            <dd>{open ? to.name : maskedName(to.name)}</dd>
            <dt>{text('resources.orders.page.phone')}</dt>
            <dd className="figure">{open ? to.phone : maskedPhone(to.phone)}</dd>
            {email !== null && (
              <>
                <dt>{text('resources.orders.page.email')}</dt>
                <dd>{open ? email : maskedEmail(email)}</dd>
              </>
            )}
            {open && (
              <>
                <dt>{text('resources.orders.page.address')}</dt>
                {postalLines(to, { withName: false }).map((line) => (
                  <dd key={line}>{line}</dd>
                ))}
                {to.taxNumber !== '' && (
                  <>
                    <dt>{text('resources.orders.page.tax_number')}</dt>
                    <dd className="figure">{to.taxNumber}</dd>
                  </>
                )}
              </>
            )}
            {!open && (
              <>
                <dt>{text('resources.orders.page.city')}</dt>
                <dd>{[to.city, to.zoneName, to.countryName].filter(Boolean).join(', ')}</dd>
              </>
            )}
          </>
        )}
        <dt>{text('resources.orders.page.by')}</dt>
        <dd>
          {text(`resources.orders.shipping.${order.shippingMethod}`)}
          {order.shipmentPlan !== undefined && (
            <span className="small order-as-ready">{text('resources.orders.page.as_ready')}</span>
          )}
          {order.deliveryChangedAt !== null && (
            <span className="small">
              {' '}
              {text('resources.orders.delivery_change.changed', { time: format.moment(order.deliveryChangedAt) })}
            </span>
          )}
        </dd>
      </dl>
    </section>
  )
}
