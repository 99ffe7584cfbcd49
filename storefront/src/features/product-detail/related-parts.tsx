import type { ProductDetail } from '@pinline/contracts/catalogue/product/get-product-detail'
import { ListDrawing } from '@pinline/ui/drawing/list-drawing.tsx'
import { ScaleBar } from '@pinline/ui/drawing/scale-bar.tsx'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormat } from '../../app/format.ts'
import { useTranslation } from '../../app/use-translation.ts'

const SCALE = 2.4

/** Other sizes of the same series, at one scale: the content of a section. */
export function RelatedParts({ product }: { product: ProductDetail }): ReactNode {
  const { t } = useTranslation('catalogue')
  const format = useFormat()
  const parts = [...product.related, product].sort((a, b) => (a.positions ?? 0) - (b.positions ?? 0))
  return (
    <>
      <div className="section-head">
        <h2 id="related">{t('detail.related')}</h2>
        <span className="small">
          {t('detail.relatedNote')} <ScaleBar scale={SCALE} stepMm={5} /> {format.millimetres(20)}
        </span>
      </div>
      <ul className="family">
        {parts.map((part) => (
          <li key={part.id}>
            <Link
              to="/productDetail/$id"
              params={{ id: part.id }}
              {...(part.id === product.id ? { 'aria-current': 'page' as const } : {})}
            >
              <span className="visually-hidden">{part.model}</span>
              <strong>{part.positions ?? '–'}</strong>
              <ListDrawing part={part} scale={SCALE} origin={2} maxWidth={200} decorative />
              <span className="figure">{part.price ? format.unitPrice(part.price) : '–'}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
