import type { ProductRow } from '@pinline/contracts/catalogue/product/product-row'
import { StockBadge } from '@pinline/ui/design/stock-badge.tsx'
import { ListDrawing } from '@pinline/ui/drawing/list-drawing.tsx'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormat } from '../../app/format.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { leadText, stockText } from '../product/stock-text.ts'

/** Rows of parts that are in stock. */
export function StockedParts({ parts }: { parts: readonly ProductRow[] }): ReactNode {
  const { t } = useTranslation(['home', 'catalogue'])
  const format = useFormat()
  return parts.map((product) => (
    <li key={product.id}>
      <span className="recent-picture">
        <ListDrawing part={product} scale={2.4} origin={4} maxWidth={132} decorative />
      </span>
      <div>
        <Link to="/productDetail/$id" params={{ id: product.id }} className="part-number">
          {product.model}
        </Link>
        <span className="small">{[product.manufacturer, product.series].filter(Boolean).join(' ')}</span>
      </div>
      <StockBadge status={product.stock_status} lead={leadText(product, t, format)}>
        {stockText(product, t)}
      </StockBadge>
      <span className="number">{product.price ? format.unitPrice(product.price) : '–'}</span>
    </li>
  ))
}
