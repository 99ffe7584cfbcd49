import type { OrderRecord } from '@pinline/contracts/order/order/orders-resource'
import { chargedShipments, isMadeToOrder } from '@pinline/events/order/charged-shipments'
import { ScaleBar } from '@pinline/ui/drawing/scale-bar.tsx'
import { Link } from 'react-router-dom'
import { listScale, PartDrawing } from '../../layout/part-drawing.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'

/** Shortages are shown until the order is shipped. */
const isShort = (order: OrderRecord, line: OrderRecord['lines'][number]): boolean =>
  order.status === 'pending' &&
  order.checkingStock &&
  !line.custom &&
  line.available !== null &&
  line.available < line.quantity

/** The freight that was charged: one sum, or one for each parcel of an order that is sent as ready. */
const FreightSums = ({ order }: { order: OrderRecord }) => {
  const text = useText()
  const format = useFormat()
  const weight = format.weight(order.weightGrams)
  const method = text(`resources.orders.shipping_short.${order.shippingMethod}`)
  const shipments = chargedShipments(order).map((shipment) => ({
    label: text(
      isMadeToOrder(shipment, order.lines)
        ? 'resources.orders.page.freight_made_to_order'
        : 'resources.orders.page.freight_in_stock',
    ),
    freight: shipment.freight,
  }))
  const whole =
    order.deliveryChangedAt === null
      ? text('resources.orders.page.freight', { method, weight })
      : text('resources.orders.page.freight_placed', { weight })
  const sums = shipments.length === 0 ? [{ label: whole, freight: order.freight }] : shipments
  return sums.map(({ label, freight }) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>{format.money(freight)}</dd>
    </div>
  ))
}

/** The ordered parts at one scale, and the totals. */
export const OrderLines = ({ order }: { order: OrderRecord }) => {
  const text = useText()
  const format = useFormat()
  return (
    <section className="sheet" aria-labelledby="order-lines">
      <h2 id="order-lines">
        {text('resources.orders.page.lines', { smart_count: order.lines.length })}
        <span className="end">
          {text('resources.orders.page.one_scale')} <ScaleBar scale={listScale} stepMm={2} steps={5} />{' '}
          {format.millimetres(10)}
        </span>
      </h2>
      <div className="data-table-scroll">
        <table className="data-table order-lines">
          <thead>
            <tr>
              <th className="drawing-cell">{text('resources.orders.fields.drawing')}</th>
              <th>{text('resources.orders.fields.model')}</th>
              <th className="number">{text('resources.orders.fields.quantity')}</th>
              <th className="number from-750">{text('resources.orders.fields.available')}</th>
              <th className="number from-750">{text('resources.orders.fields.unitPrice')}</th>
              <th className="number">{text('resources.orders.fields.lineTotal')}</th>
            </tr>
          </thead>
          <tbody>
            {order.lines.map((line) => (
              <tr key={line.productId} className={isShort(order, line) ? 'short' : undefined}>
                <td className="drawing-cell">
                  <PartDrawing model={line.model} drawing={line.drawing} />
                </td>
                <td>
                  <Link className="part-number" to={`/products/${line.productId}/show`}>
                    {line.model}
                  </Link>
                  <br />
                  <span className="small">
                    {line.manufacturer}
                    {line.custom && ` · ${text('resources.orders.page.custom')}`}
                  </span>
                </td>
                <td className="number">
                  {format.number(line.quantity)}
                  {line.cancelled > 0 && (
                    <span className="small cancelled-pieces">
                      {text('resources.orders.cancel_lines.cancelled', { count: format.number(line.cancelled) })}
                    </span>
                  )}
                </td>
                <td className="number from-750">{line.available === null ? '' : format.number(line.available)}</td>
                <td className="number from-750">{format.unitPrice(line.unitPrice)}</td>
                <td className="number">{format.money(line.lineTotal)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <dl className="sums">
        <div>
          <dt>{text('resources.orders.page.goods')}</dt>
          <dd>{format.money(order.goodsTotal)}</dd>
        </div>
        <FreightSums order={order} />
        {order.tax !== undefined && (
          <div>
            <dt>
              {text('resources.orders.page.tax', { rate: format.number(order.tax.basisPoints / 100) })}
              {' · '}
              {text(`resources.orders.page.tax_treatment.${order.tax.treatment}`)}
            </dt>
            <dd>{format.money(order.tax.amount)}</dd>
          </div>
        )}
        <div>
          <dt>{text('resources.orders.page.total')}</dt>
          <dd>{format.money(order.total)}</dd>
        </div>
      </dl>
    </section>
  )
}
