import type { ProductRow } from '@pinline/contracts/catalogue/product/product-row'
import { StockBadge } from '@pinline/ui/design/stock-badge.tsx'
import { UnbrokenFigures } from '@pinline/ui/format/unbroken-figures.tsx'
import type { ReactNode } from 'react'
import { PartDrawing } from '../../../layout/part-drawing.tsx'
import { useFormat } from '../../../messages/use-format.ts'
import { useText } from '../../../messages/use-text.ts'

export type ShownPart = Pick<
  ProductRow,
  'id' | 'name' | 'model' | 'manufacturer' | 'bodyMm' | 'pads' | 'price' | 'stock' | 'stock_status'
>

/** A part in one line: drawing, number, name and stock, as the catalogue has them now. */
export const PartLine = ({ part, end }: { part: ShownPart; end?: ReactNode }) => {
  const text = useText()
  const format = useFormat()
  return (
    <div className="part-line">
      <span className="part-line-drawing">
        <PartDrawing model={part.model} drawing={part} maxWidth={72} />
      </span>
      <span className="part-line-name">
        <b className="part-number">{part.model}</b>
        <span className="small">
          <UnbrokenFigures
            text={part.name.includes(part.manufacturer) ? part.name : `${part.manufacturer} · ${part.name}`}
          />
        </span>
      </span>
      <span className="figure nowrap small">
        <StockBadge status={part.stock_status}>
          {part.stock_status === 'made-to-order'
            ? text('resources.content.editor.part.made_to_order')
            : text('resources.content.editor.part.stock', { stock: format.number(part.stock) })}
        </StockBadge>
      </span>
      {end}
    </div>
  )
}
