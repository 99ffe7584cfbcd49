import type { ProductRow } from '@pinline/catalogue/contract/product-row'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../app/format.ts'
import { StockBadge } from '../../design/stock-badge.tsx'
import { ListDrawing } from '../../drawing/list-drawing.tsx'
import { Ruler } from '../../drawing/ruler.tsx'
import { useCurrency } from '../../session/currency.ts'
import { AddLine } from './add-line.tsx'
import { leadText, stockText } from './stock-text.ts'

/** px a mm of every drawing in a list, where zero stands, and how wide the column is. */
const SCALE = 5
const ORIGIN = 12
const COLUMN = 240

function ProductLine({ product }: { product: ProductRow }): ReactNode {
  const { t } = useTranslation('catalogue')
  const format = useFormat()
  const orientation = product.orientation ? t(`orientation.${product.orientation}`) : null
  const mounting = t(`mounting.${product.mounting}`)
  const short = [
    product.pitchMm === null ? null : `${product.pitchMm} mm`,
    product.positions === null ? null : `${product.positions} ${t('way')}`,
    orientation,
    mounting,
  ]
  return (
    <tr>
      <td className="cell-drawing">
        <Link to="/productDetail/$id" params={{ id: product.id }} tabIndex={-1} aria-hidden="true">
          <ListDrawing part={product} scale={SCALE} origin={ORIGIN} maxWidth={COLUMN} decorative />
        </Link>
      </td>
      <td className="cell-part">
        <Link to="/productDetail/$id" params={{ id: product.id }} className="part-number">
          {product.model}
        </Link>
        <span className="small">{[product.manufacturer, product.series].filter(Boolean).join(' ')}</span>
        <span className="small cell-part-short">{short.filter(Boolean).join(', ')}</span>
      </td>
      <td className="cell-figure">
        {product.pitchMm === null ? (
          <span className="small">–</span>
        ) : (
          <>
            <b>{product.pitchMm}</b>
            <span>{t('mmPitch')}</span>
          </>
        )}
      </td>
      <td className="cell-figure">
        {product.positions === null ? (
          <span className="small">–</span>
        ) : (
          <>
            <b>{product.positions}</b>
            <span>{(product.rows ?? 1) > 1 ? t('rowsOf', { rows: product.rows }) : t('way')}</span>
          </>
        )}
      </td>
      <td className="cell-mounting">
        {orientation}
        <span className="small">
          <i className="pad-kind" data-kind={product.mounting} />
          {mounting}
        </span>
      </td>
      <td className="cell-stock">
        <StockBadge status={product.stock_status} lead={leadText(product, t, format)}>
          {stockText(product, t)}
        </StockBadge>
      </td>
      <td className="cell-price">
        <dl>
          {product.priceBreaks.slice(0, 3).map((row) => (
            <div key={row.from}>
              <dt>{format.number(row.from)}</dt>
              <dd>{format.unitPrice(row.unitPrice)}</dd>
            </div>
          ))}
        </dl>
      </td>
      <td className="cell-add">
        <AddLine product={product} />
      </td>
    </tr>
  )
}

/** Parts as a table under a ruler; cards below 750 px. Bodies start at zero, so widths read off the ruler. */
export function ProductTable({ products }: { products: readonly ProductRow[] }): ReactNode {
  const { t } = useTranslation('catalogue')
  const currency = useCurrency()
  return (
    <table className="product-table">
      <thead>
        <tr>
          <th className="cell-drawing">
            <span className="visually-hidden">{t('columns.drawing')}</span>
            <Ruler scale={SCALE} origin={ORIGIN} width={COLUMN} />
          </th>
          <th>{t('columns.part')}</th>
          <th className="cell-figure">{t('columns.pitch')}</th>
          <th className="cell-figure">{t('columns.positions')}</th>
          <th className="cell-mounting">{t('columns.mounting')}</th>
          <th>{t('columns.stock')}</th>
          <th>{t('columns.price', { currency })}</th>
          <th>{t('columns.quantity')}</th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <ProductLine key={product.id} product={product} />
        ))}
      </tbody>
    </table>
  )
}
