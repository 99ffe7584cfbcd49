import type { ProductDetail } from '@pinline/contracts/catalogue/product/get-product-detail'
import { lineTotal } from '@pinline/events/money'
import { Banner } from '@pinline/ui/design/banner.tsx'
import { Button, buttonClass } from '@pinline/ui/design/button.tsx'
import { QuantityField } from '@pinline/ui/design/quantity-field.tsx'
import { StockBadge } from '@pinline/ui/design/stock-badge.tsx'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useFormat } from '../../app/format.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { useAddToCart } from '../cart/add-to-cart.mutation.ts'
import { isOrderable, minQuantity, nearestQuantities } from '../product/order-quantity.ts'
import { currentBreak, nextBreak, savedShare } from '../product/price-break.ts'
import { leadText, stockText } from '../product/stock-text.ts'
import { DeliveryEstimate, datesOfPart } from './delivery-estimate.tsx'

function PriceBreaks({
  product,
  quantity,
  onChoose,
}: {
  product: ProductDetail
  quantity: number
  onChoose: (from: number) => void
}): ReactNode {
  const { t } = useTranslation('catalogue')
  const format = useFormat()
  const { priceBreaks } = product
  const current = currentBreak(priceBreaks, quantity)
  const currency = priceBreaks[0]?.unitPrice.currency ?? 'USD'
  return (
    <table className="breaks">
      <caption className="visually-hidden">{t('detail.breaks')}</caption>
      <thead>
        <tr>
          <th>{t('detail.from')}</th>
          <th>{t('detail.each', { currency })}</th>
          <th>{t('detail.save')}</th>
        </tr>
      </thead>
      <tbody>
        {priceBreaks.map((row) => {
          const saved = savedShare(priceBreaks, row)
          return (
            <tr key={row.from} {...(row === current ? { 'aria-current': 'true' as const } : {})}>
              <td>
                <button type="button" className="break-button" onClick={() => onChoose(row.from)}>
                  {format.number(row.from)}
                </button>
              </td>
              <td>{format.unitPrice(row.unitPrice)}</td>
              <td>{saved >= 0.01 ? format.percent(saved) : ''}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function useQuantityNotes(product: ProductDetail, quantity: number): { hint: string; error: string | undefined } {
  const { t } = useTranslation('catalogue')
  const format = useFormat()
  const { moq, orderMultiple } = product
  const rule =
    moq <= 1 && orderMultiple <= 1
      ? t('detail.quantityAny')
      : t('detail.quantityRule', { moq: minQuantity(product), multiple: orderMultiple })
  const next = nextBreak(product.priceBreaks, quantity)
  const more = next ? [t('detail.next', { count: next.from - quantity, price: format.unitPrice(next.unitPrice) })] : []
  if (isOrderable(quantity, product)) return { hint: format.sentences([rule, ...more]), error: undefined }
  const { lower, upper } = nearestQuantities(quantity, product)
  const error = lower === null ? t('detail.quantityWrongOne', { upper }) : t('detail.quantityWrong', { lower, upper })
  return { hint: rule, error }
}

const useAdd = (product: ProductDetail, quantity: number) => {
  const addToCart = useAddToCart()
  const [isPending, setPending] = useState(false)
  const add = async (): Promise<void> => {
    setPending(true)
    try {
      await addToCart({ productId: product.id, quantity, model: product.model })
    } finally {
      setPending(false)
    }
  }
  return { add, isPending }
}

function Discontinued({ replacement }: Pick<ProductDetail, 'replacement'>): ReactNode {
  const { t } = useTranslation('catalogue')
  return (
    <Banner
      tone="warn"
      title={t('detail.discontinued')}
      action={
        replacement && (
          <Link to="/productDetail/$id" params={{ id: replacement }}>
            {t('detail.replacement')}
          </Link>
        )
      }
    />
  )
}

function Incoming({ deliveries }: Pick<ProductDetail, 'deliveries'>): ReactNode {
  const { t } = useTranslation('catalogue')
  const format = useFormat()
  return (
    <dl className="buy-incoming">
      {deliveries.map(({ date, quantity }, place) => (
        <div key={`${date} ${quantity}`}>
          <dt>{t(place === 0 ? 'detail.nextDelivery' : 'detail.after')}</dt>
          <dd>{format.day(date)}</dd>
          <dd className="number">{format.number(quantity)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** When a quantity beyond the stock can ship. */
function OverStock({ product, quantity }: { product: ProductDetail; quantity: number }): ReactNode {
  const { t } = useTranslation('catalogue')
  const format = useFormat()
  const dates = datesOfPart(product, quantity)
  const text = {
    count: product.stock,
    quantity,
    dates: dates === undefined ? '' : format.days(dates.ships),
  }
  return <Banner tone="info" title={t('detail.overStock', text)} />
}

/** Stock, price breaks, quantity, line total and "add to cart" of a part. */
export function BuyBox({ product }: { product: ProductDetail }): ReactNode {
  const { t } = useTranslation(['catalogue', 'shell'])
  const format = useFormat()
  const [quantity, setQuantity] = useState(minQuantity(product))
  const { add, isPending } = useAdd(product, quantity)
  const { hint, error } = useQuantityNotes(product, quantity)
  const row = currentBreak(product.priceBreaks, quantity)
  const isSold = product.lifecycle !== 'discontinued' && row !== undefined
  const total = row ? format.money(lineTotal(row.unitPrice, quantity)) : ''
  const isOut = product.stock_status === 'out'
  const addButton = (
    <Button tone="gold" wide isDisabled={isOut || error !== undefined} isPending={isPending} onPress={() => void add()}>
      {isOut ? t('stock.out') : t('detail.addCount', { count: quantity })}
    </Button>
  )
  const overStock = quantity > product.stock && product.stock > 0 && !product.custom
  return (
    <section className="sheet buy-box" aria-label={t('detail.order')}>
      <div className="buy-stock">
        <StockBadge status={product.stock_status} lead={leadText(product, t, format)}>
          {stockText(product, t)}
        </StockBadge>
      </div>
      {product.lifecycle === 'discontinued' && <Discontinued replacement={product.replacement} />}
      {!row && <Banner tone="info" title={t('detail.noPrice')} />}
      {row && (
        <PriceBreaks
          product={product}
          quantity={quantity}
          onChoose={(from) => setQuantity(nearestQuantities(from, product).upper)}
        />
      )}
      {isSold && (
        <>
          <QuantityField
            label={t('detail.quantity')}
            value={quantity}
            minimum={minQuantity(product)}
            step={product.orderMultiple}
            lessLabel={t('shell:quantity.less')}
            moreLabel={t('shell:quantity.more')}
            onChange={setQuantity}
            hint={hint}
            error={error}
          />
          {overStock && <OverStock product={product} quantity={quantity} />}
          <p className="buy-sum">
            <span className="figure">
              {format.number(quantity)} × {format.unitPrice(row.unitPrice)}
            </span>
            <strong aria-live="polite">{total}</strong>
          </p>
          <div className="buy-go">{addButton}</div>
        </>
      )}
      {product.lifecycle === 'discontinued' ? (
        <Link to="/customer-manager" className={buttonClass({ wide: true })}>
          {t('detail.quote')}
        </Link>
      ) : (
        <Link
          to="/user/center"
          search={{ tab: 'quotes', part: product.id, quantity }}
          className={buttonClass({ wide: true })}
        >
          {t('detail.quote')}
        </Link>
      )}
      {isSold && <DeliveryEstimate product={product} quantity={quantity} />}
      {product.deliveries.length > 0 && <Incoming deliveries={product.deliveries} />}
      {product.demo && <p className="small">{t('detail.demo')}</p>}
      {isSold && (
        <div className="action-bar">
          <strong className="figure">{total}</strong>
          {addButton}
        </div>
      )}
    </section>
  )
}
