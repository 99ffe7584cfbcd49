import type { OrderDetail } from '@pinline/contracts/order/order/order-row'
import { chargedShipments, isMadeToOrder } from '@pinline/events/order/charged-shipments'
import { ListDrawing } from '@pinline/ui/drawing/list-drawing.tsx'
import { ScaleBar } from '@pinline/ui/drawing/scale-bar.tsx'
import { UnbrokenFigures } from '@pinline/ui/format/unbroken-figures.tsx'
import { Link } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'
import { useFormat } from '../../app/format.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { ApplyAfterSaleButton } from '../after-sales/apply-after-sale-button.tsx'
import { drawableLine } from '../product/drawable-line.ts'
import { partName } from '../product/part-name.ts'
import { isReceived } from './received-line.ts'
import { TaxSums } from './tax-sums.tsx'

const pxPerMm = 3

/** The freight that was charged: one sum, or one for each parcel of an order that is sent as ready. */
function FreightSums({ order }: { order: OrderDetail }): ReactNode {
  const { t } = useTranslation('orders')
  const { t: tCheckout } = useTranslation('checkout')
  const format = useFormat()
  const shipments = chargedShipments(order)
  if (shipments.length > 0)
    return shipments.map((shipment) => {
      const isMade = isMadeToOrder(shipment, order.lines)
      return (
        <Fragment key={String(isMade)}>
          <dt>{tCheckout(isMade ? 'sum.freightMadeToOrder' : 'sum.freightInStock')}</dt>
          <dd>{format.money(shipment.freight)}</dd>
        </Fragment>
      )
    })
  const weight = format.weight(order.weightGrams)
  return (
    <>
      <dt>
        {order.deliveryChangedAt === null
          ? t('sum.freight', { method: tCheckout(`method.${order.shippingMethod}`), weight })
          : t('sum.freightPlaced', { weight })}
      </dt>
      <dd>{format.money(order.freight)}</dd>
    </>
  )
}

/** An order's lines at one scale, and its totals. */
export function OrderLines({ order }: { order: OrderDetail }): ReactNode {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const isPaid = order.paid !== null
  const isAhead = order.steps.shippedAt === null && order.status !== 'cancelled'
  return (
    <section className="sheet" aria-labelledby="order-lines">
      <h2 id="order-lines" className="order-section-title">
        {t('detail.parts', { count: order.lines.length })}
        <span className="small">
          {t('detail.scale')} <ScaleBar scale={pxPerMm} stepMm={2.5} /> {format.millimetres(10)}
        </span>
      </h2>
      <ul className="order-lines">
        {order.lines.map((line) => {
          const part = drawableLine(line)
          return (
            <li key={line.productId}>
              <span className="order-line-picture">
                {part && <ListDrawing part={part} scale={pxPerMm} origin={1} maxWidth={118} decorative />}
              </span>
              <span>
                <Link to="/productDetail/$id" params={{ id: line.productId }} className="part-number">
                  {line.model}
                </Link>
                <span className="small">
                  <UnbrokenFigures text={partName(line)} />
                  {line.custom && `, ${t('detail.custom')}`}
                </span>
                {line.cancelled > 0 && (
                  <span className="small order-line-cancelled">
                    {t('detail.linesCancelled', { count: line.cancelled })}
                  </span>
                )}
                {isAhead && line.cancelled < line.quantity && line.ships !== undefined && (
                  <span className="small">{t('detail.ships', { dates: format.days(line.ships) })}</span>
                )}
              </span>
              <span className="number">
                {t('detail.each', { quantity: line.quantity, price: format.unitPrice(line.unitPrice) })}
              </span>
              <b className="number">{format.money(line.lineTotal)}</b>
              {isReceived(order, line.productId) && (
                <span className="order-line-service">
                  <ApplyAfterSaleButton order={order} line={line} />
                </span>
              )}
            </li>
          )
        })}
      </ul>
      <dl className="totals">
        <dt>{t('sum.goods')}</dt>
        <dd>{format.money(order.goodsTotal)}</dd>
        <FreightSums order={order} />
        <TaxSums tax={order.tax} />
        <dt className="total">{t(isPaid ? 'sum.paid' : 'sum.total')}</dt>
        <dd className="total">{format.money(order.total)}</dd>
        {order.payableRate !== null && (
          <>
            <dt>{t('sum.wallet')}</dt>
            <dd>{format.money(order.payable)}</dd>
          </>
        )}
        {order.refunded.minor > 0 && (
          <>
            <dt>{t('sum.refunded')}</dt>
            <dd>−{format.money(order.refunded)}</dd>
            {order.stillPaid !== null && (
              <>
                <dt>{t('sum.stillPaid')}</dt>
                <dd>{format.money(order.stillPaid)}</dd>
              </>
            )}
          </>
        )}
      </dl>
    </section>
  )
}
