import type { ProductDetail } from '@pinline/contracts/catalogue/product/get-product-detail'
import type { ProductRow } from '@pinline/contracts/catalogue/product/product-row'
import { buttonClass } from '@pinline/ui/design/button.tsx'
import { StockBadge } from '@pinline/ui/design/stock-badge.tsx'
import { ListDrawing } from '@pinline/ui/drawing/list-drawing.tsx'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormat } from '../../app/format.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { leadText, stockText } from '../product/stock-text.ts'

const scale = 3

type Replacement = NonNullable<ProductDetail['replacementPart']>

type Figure = 'pitch' | 'positions' | 'rows' | 'orientation' | 'mounting' | 'gender'
const figures: Readonly<Record<Figure, (part: Omit<ProductRow, 'attributes'>) => string | number | null>> = {
  pitch: ({ pitchMm }) => pitchMm,
  positions: ({ positions }) => positions,
  rows: ({ rows }) => rows,
  orientation: ({ orientation }) => orientation,
  mounting: ({ mounting }) => mounting,
  gender: ({ gender }) => gender,
}
const figureNames = Object.keys(figures) as Figure[]

/** The replacement part, what is equal, what differs, its stock: the content of a section. */
export function Successor(props: { product: ProductDetail; part: Replacement }): ReactNode {
  const { product, part } = props
  const { t } = useTranslation(['product', 'catalogue'])
  const format = useFormat()
  const names = (wanted: boolean): string =>
    format.enumeration(
      figureNames
        .filter((name) => (figures[name](product) === figures[name](part)) === wanted)
        .map((name) => t(`figures.${name}`)),
    )
  const [equal, different] = [names(true), names(false)]
  return (
    <>
      <h2 id="successor">{t('successor.title')}</h2>
      <div className="successor-part">
        <ListDrawing part={part} scale={scale} origin={2} maxWidth={200} decorative />
        <div>
          <Link to="/productDetail/$id" params={{ id: part.id }} className="part-number">
            {part.model}
          </Link>
          <span className="small">{[part.manufacturer, part.series].filter(Boolean).join(' ')}</span>
          <StockBadge status={part.stock_status} lead={leadText(part, t, format)}>
            {stockText(part, t)}
          </StockBadge>
        </div>
      </div>
      <dl className="successor-figures">
        {equal && (
          <div>
            <dt>{t('successor.equal')}</dt>
            <dd>{equal}</dd>
          </div>
        )}
        {different && (
          <div>
            <dt>{t('successor.differs')}</dt>
            <dd>{different}</dd>
          </div>
        )}
      </dl>
      <Link to="/compare" search={{ ids: `${product.id},${part.id}` }} className={buttonClass({ small: true })}>
        {t('successor.compare')}
      </Link>
    </>
  )
}
