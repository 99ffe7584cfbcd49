import type { ProductRow } from '@pinline/contracts/catalogue/product/product-row'
import { StockBadge } from '@pinline/ui/design/stock-badge.tsx'
import { ListDrawing } from '@pinline/ui/drawing/list-drawing.tsx'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormat } from '../../app/format.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { leadText, stockText } from '../product/stock-text.ts'

const scale = 3

function PartCard({ part }: { part: ProductRow }): ReactNode {
  const { t } = useTranslation('catalogue')
  const format = useFormat()
  return (
    <li>
      <ListDrawing part={part} scale={scale} origin={2} maxWidth={200} decorative />
      <Link to="/productDetail/$id" params={{ id: part.id }} className="part-number">
        {part.model}
      </Link>
      <span className="small">{[part.manufacturer, part.series].filter(Boolean).join(' ')}</span>
      <StockBadge status={part.stock_status} lead={leadText(part, t, format)}>
        {stockText(part, t)}
      </StockBadge>
      <span className="figure">{part.price ? format.unitPrice(part.price) : '–'}</span>
    </li>
  )
}

/** Parts with their drawings at one scale: the items of a list. */
export function PartCards({ parts }: { parts: readonly ProductRow[] }): ReactNode {
  return parts.map((part) => <PartCard key={part.id} part={part} />)
}
