import { UnbrokenFigures } from '@pinline/ui/format/unbroken-figures.tsx'
import './product-page.css'
import { type ProductId, productId } from '@pinline/events/ids'
import type { DrawablePart } from '@pinline/ui/drawing/drawable-part'
import { ProductDrawing } from '@pinline/ui/drawing/product-drawing.tsx'
import type { ReactNode } from 'react'
import { useGetOne, useTranslateLabel } from 'react-admin'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { AdjacentRecords } from '../../layout/adjacent-records.tsx'
import { CommandButton } from '../../layout/command-button.tsx'
import { PageFailure } from '../../layout/page-failure.tsx'
import { PageSkeleton } from '../../layout/page-skeleton.tsx'
import { usePageTitle } from '../../layout/page-title.tsx'
import { useDrawingTexts } from '../../layout/part-drawing.tsx'
import { StockBadge } from '../../layout/stock-badge.tsx'
import { useElementWidth } from '../../layout/use-element-width.ts'
import { usePermissions } from '../../layout/use-permissions.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { statusOfError } from '../../providers/http-failure.ts'
import { grantOf } from '../../providers/permissions.ts'
import { StockBin } from '../stock/stock-bin.tsx'
import { StockDeliveries } from '../stock/stock-deliveries.tsx'
import { StockHistory } from '../stock/stock-history.tsx'
import { StockReservations } from '../stock/stock-reservations.tsx'
import { ProductCompleteness } from './product-completeness.tsx'
import { ProductCostPrice } from './product-cost-price.tsx'
import { ProductDocuments } from './product-documents.tsx'
import { ProductHistory } from './product-history.tsx'
import { ProductLifecycle } from './product-lifecycle.tsx'
import { ProductPrices } from './product-prices.tsx'
import type { ProductRecord } from './product-record.ts'
import { ProductRelations } from './product-relations.tsx'

const LandPattern = ({ product }: { product: ProductRecord }) => {
  const text = useText()
  const texts = useDrawingTexts()
  const [box, width] = useElementWidth()
  const part: DrawablePart = product
  return (
    <section className="sheet" aria-labelledby="land-pattern">
      <h2 id="land-pattern">
        {text('resources.products.page.drawing')}
        <span className="end figure">{product.footprint}</span>
      </h2>
      <div className="land-pattern" ref={box}>
        {width > 0 && <ProductDrawing part={part} width={width} maxHeight={420} cut={width < 500} texts={texts} />}
      </div>
    </section>
  )
}

const useAttributes = (product: ProductRecord): readonly [string, string | null][] => {
  const text = useText()
  const format = useFormat()
  const with_ = (value: number | null, unit: string) =>
    value === null ? null : `${format.measure(value)}\u00a0${unit}`
  const [left, top, right, bottom] = product.bodyMm
  return [
    ['manufacturer', product.manufacturer],
    ['series', product.series],
    ['categoryName', product.categoryName],
    ['positions', product.positions === null ? null : format.number(product.positions)],
    ['rows', product.rows === null ? null : format.number(product.rows)],
    ['pitchMm', product.pitchMm === null ? null : format.millimetres(product.pitchMm)],
    ['body', `${format.measure(right - left)} × ${format.millimetres(bottom - top)}`],
    [
      'orientation',
      product.orientation === null ? null : text(`resources.products.orientation.${product.orientation}`),
    ],
    ['mounting', text(`resources.products.mounting.${product.mounting}`)],
    ['gender', product.gender === null ? null : text(`resources.products.gender.${product.gender}`)],
    ['currentA', with_(product.currentA, 'A')],
    ['voltageV', with_(product.voltageV, 'V')],
    ['weight', format.weight(product.weight)],
  ]
}

const useTrade = (product: ProductRecord): readonly [string, string | null][] => {
  const text = useText()
  const format = useFormat()
  const pieces = (count: number) => text('resources.products.pieces', { smart_count: count })
  return [
    ['moq', pieces(product.moq)],
    ['orderMultiple', pieces(product.orderMultiple)],
    ['packingUnit', pieces(product.packingUnit)],
    ['leadTimeDays', text('resources.products.days', { smart_count: product.leadTimeDays })],
    ['sales', format.number(product.sales)],
    ['hsCode', product.hsCode],
    ['origin', product.origin],
    ['rohs', text(product.rohs ? 'resources.products.yes' : 'resources.products.no')],
    ['reach', text(product.reach ? 'resources.products.yes' : 'resources.products.not_stated')],
  ]
}

const Details = ({
  id,
  title,
  properties,
  children,
}: {
  id: string
  title: string
  properties: readonly (readonly [string, string | null])[]
  children?: ReactNode
}) => {
  const text = useText()
  const labelOf = useTranslateLabel()
  return (
    <section className="sheet" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <dl className="facts">
        {properties.map(([source, value]) => (
          <div key={source} className="facts-row">
            <dt>{labelOf({ source, resource: 'products' })}</dt>
            <dd>{value ?? text('resources.products.not_stated')}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  )
}

const Stock = ({ product, withBin }: { product: ProductRecord; withBin: boolean }) => {
  const text = useText()
  const format = useFormat()
  return (
    <section className="sheet" aria-labelledby="stock">
      <h2 id="stock">
        {text('resources.products.page.stock')}
        <span className="end">
          <Link to={`/stock?filter=${encodeURIComponent(JSON.stringify({ q: product.model }))}`}>
            {text('resources.products.page.to_stock')}
          </Link>
        </span>
      </h2>
      <dl className="facts">
        <dt>
          <StockBadge status={product.stock_status} />
        </dt>
        <dd className="figure">{format.number(product.stock)}</dd>
        {product.incoming !== null && (
          <>
            <dt>{text('resources.products.fields.incoming')}</dt>
            <dd className="figure">
              {text('resources.stock.incoming', {
                quantity: format.number(product.incoming.quantity),
                date: format.calendarDate(product.incoming.date),
              })}
            </dd>
          </>
        )}
        {withBin && <StockBin id={product.id} />}
      </dl>
    </section>
  )
}

const Product = ({ product }: { product: ProductRecord }) => {
  const text = useText()
  const attributes = useAttributes(product)
  const trade = useTrade(product)
  const { permissions } = usePermissions()
  const navigate = useNavigate()
  const readsStock = grantOf(permissions, 'stock.read') === 'granted'
  return (
    <article>
      <header className="page-head order-head">
        <h1>{product.model}</h1>
        <AdjacentRecords resource="products" id={product.id} />
        <StockBadge status={product.stock_status} />
        {product.withdrawn && <span className="tag">{text('resources.products.lifecycles.withdrawn')}</span>}
        {product.demo && <span className="tag">{text('shell.demo')}</span>}
        <span className="end">
          <CommandButton
            permission="products.update"
            onPress={() => void navigate(`/products/create?copy=${product.id}`)}
          >
            {text('resources.products.commands.copy')}
          </CommandButton>
          <CommandButton
            permission="products.update"
            shortcut="e"
            onPress={() => void navigate(`/products/${product.id}`)}
          >
            {text('resources.products.commands.edit')}
          </CommandButton>
        </span>
      </header>
      <p className="product-name">
        <UnbrokenFigures text={product.name} />
      </p>
      <div className="product-columns">
        <div className="stack">
          <LandPattern product={product} />
          <Details id="attributes" title={text('resources.products.page.attributes')} properties={attributes} />
        </div>
        <div className="stack product-side">
          <Stock product={product} withBin={!product.custom && readsStock} />
          {!product.custom && readsStock && (
            <>
              <StockDeliveries id={product.id} />
              <StockReservations id={product.id} model={product.model} />
            </>
          )}
          <ProductCompleteness product={product} />
          <ProductLifecycle id={product.id} />
          <ProductPrices id={product.id} />
          <ProductCostPrice id={product.id} model={product.model} />
          <Details id="trade" title={text('resources.products.page.trade')} properties={trade}>
            {product.datasheetUrl !== null && (
              <p className="sheet-note">
                <a href={product.datasheetUrl} target="_blank" rel="noreferrer">
                  {text('resources.products.page.open_datasheet')}
                </a>
              </p>
            )}
          </Details>
          <ProductRelations id={product.id} />
          <ProductDocuments id={product.id} />
          {product.demo && <p className="small">{text('resources.products.page.demo')}</p>}
        </div>
        <div className="stack">
          {readsStock && <StockHistory id={product.id} />}
          <ProductHistory id={product.id} />
        </div>
      </div>
    </article>
  )
}

const Found = ({ id }: { id: ProductId }) => {
  const text = useText()
  const { data: product, isPending, error, refetch } = useGetOne<ProductRecord>('products', { id })
  usePageTitle(product?.model)
  if (isPending) return <PageSkeleton />
  if (product === undefined) {
    const message = statusOfError(error) === 404 ? text('resources.products.page.not_found') : (error?.message ?? '')
    return <PageFailure message={message} onRetry={() => void refetch()} />
  }
  return <Product product={product} />
}

/** One product: drawing, attributes, prices, stock. */
export const ProductPage = () => {
  const text = useText()
  const navigate = useNavigate()
  const id = productId.safeParse(useParams().id)
  if (id.success) return <Found key={id.data} id={id.data} />
  return <PageFailure message={text('resources.products.page.not_found')} onRetry={() => navigate('/products')} />
}
