import type { OrderPreview } from '@pinline/contracts/order/order/preview-order'
import { isMadeToOrder } from '@pinline/events/order/charged-shipments'
import { Button } from '@pinline/ui/design/button.tsx'
import { ListDrawing } from '@pinline/ui/drawing/list-drawing.tsx'
import { ScaleBar } from '@pinline/ui/drawing/scale-bar.tsx'
import { Link } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'
import { useFormat } from '../../app/format.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { TaxSums } from '../orders/tax-sums.tsx'
import { drawableLine } from '../product/drawable-line.ts'

const pxPerMm = 1.5

interface OrderTotalsProps {
  readonly preview: OrderPreview
  readonly canPlace: boolean
  readonly isPlacing: boolean
  readonly isStale: boolean
  readonly onPlace: () => void
  readonly result: ReactNode
}

/** More lines than these may scroll. */
const fittingLines = 3

function OrderLines({ lines }: Pick<OrderPreview, 'lines'>): ReactNode {
  const { t } = useTranslation('checkout')
  const format = useFormat()
  return (
    // The list scrolls: without links in it, the keyboard reaches it only as a stop of its own.
    <ul
      className="checkout-lines"
      aria-labelledby="checkout-sum"
      tabIndex={lines.length > fittingLines ? 0 : undefined}
    >
      {lines.map((line) => {
        const part = drawableLine(line)
        return (
          <li key={line.productId}>
            <span className="checkout-picture">
              {part && <ListDrawing part={part} scale={pxPerMm} origin={1} maxWidth={94} decorative />}
            </span>
            <span>
              <span className="part-number">{line.model}</span>
              <br />
              <span className="small">
                {format.number(line.quantity)}
                {line.unitPrice !== null && ` × ${format.unitPrice(line.unitPrice)}`}
                {line.ships !== undefined && (
                  <>
                    <br />
                    {t('line.ships', { dates: format.days(line.ships) })}
                  </>
                )}
              </span>
            </span>
            <span className="number">{line.lineTotal === null ? '' : format.money(line.lineTotal)}</span>
          </li>
        )
      })}
    </ul>
  )
}

function Sums({ preview, isStale }: Pick<OrderTotalsProps, 'preview' | 'isStale'>): ReactNode {
  const { t } = useTranslation('checkout')
  const format = useFormat()
  const offer = preview.methods.find(({ method }) => method === preview.shippingMethod)
  const shipments = preview.shipmentChoice === 'as-ready' ? (offer?.asReady?.shipments ?? []) : []
  const arrives = offer?.arrives
  return (
    <dl className="totals" aria-busy={isStale}>
      <dt>{t('sum.goods')}</dt>
      <dd>{format.money(preview.goods)}</dd>
      <dt>{t('sum.weight')}</dt>
      <dd>{format.weight(preview.weightGrams)}</dd>
      {shipments.map((shipment) => {
        const isMade = isMadeToOrder(shipment, preview.lines)
        return (
          <Fragment key={String(isMade)}>
            <dt>{t(isMade ? 'sum.freightMadeToOrder' : 'sum.freightInStock')}</dt>
            <dd>{format.money(shipment.freight)}</dd>
          </Fragment>
        )
      })}
      {shipments.length === 0 && (
        <>
          <dt>
            {preview.shippingMethod === null
              ? t('sum.freight')
              : t('sum.freightMethod', { method: t(`method.${preview.shippingMethod}`) })}
          </dt>
          <dd>{preview.freight === null ? t('sum.open') : format.money(preview.freight)}</dd>
        </>
      )}
      <TaxSums tax={preview.tax} />
      {arrives !== undefined && (
        <>
          <dt>{t('ship.door')}</dt>
          <dd>{format.days(arrives)}</dd>
        </>
      )}
      <dt className="total">{t(preview.total === null ? 'sum.totalOpen' : 'sum.total')}</dt>
      <dd className="total">{format.money(preview.total ?? preview.goods)}</dd>
      {preview.payable !== null && preview.payableRate !== null && (
        <dd className="checkout-rate">
          {t('sum.payable', {
            amount: format.money(preview.payable),
            rate: preview.payableRate,
            currency: preview.currency,
            taken: preview.payable.currency,
          })}
        </dd>
      )}
      {preview.currency !== 'USD' && (
        <dd className="checkout-rate">{t('sum.rate', { rate: preview.rate, currency: preview.currency })}</dd>
      )}
    </dl>
  )
}

/** The order's lines at one scale, its totals, and the button that places it. */
export function OrderTotals({ preview, canPlace, isPlacing, isStale, onPlace, result }: OrderTotalsProps): ReactNode {
  const { t } = useTranslation('checkout')
  const format = useFormat()
  const total = preview.total ?? preview.goods
  const place = (
    <Button tone="gold" wide isDisabled={!canPlace} isPending={isPlacing} onPress={onPlace}>
      {t(isPlacing ? 'placing' : 'place')}
    </Button>
  )
  return (
    <>
      <aside className="sheet checkout-sum" aria-labelledby="checkout-sum">
        <h2 id="checkout-sum">
          {t('sum.lines', { count: preview.lines.length })}
          <span className="small">
            {t('scale')} <ScaleBar scale={pxPerMm} stepMm={5} /> {format.millimetres(20)}
          </span>
        </h2>
        <OrderLines lines={preview.lines} />
        <Sums preview={preview} isStale={isStale} />
        <div aria-live="polite" className="checkout-answer">
          {result}
        </div>
        <div className="checkout-place">
          {place}
          <p className="small">
            {t('place.fine')}
            <span className="checkout-policies">
              <Link to="/intro/$page" params={{ page: 'termsOfSale' }}>
                {t('place.terms')}
              </Link>
              <Link to="/intro/$page" params={{ page: 'returnPolicy' }}>
                {t('place.returns')}
              </Link>
              <Link to="/intro/$page" params={{ page: 'shippingPolicy' }}>
                {t('place.shipping')}
              </Link>
            </span>
          </p>
        </div>
      </aside>
      <div className="action-bar">
        <div>
          <b className="figure">{format.money(total)}</b>
          <span className="small">{preview.freight === null ? t('sum.open') : format.weight(preview.weightGrams)}</span>
        </div>
        {place}
      </div>
    </>
  )
}
