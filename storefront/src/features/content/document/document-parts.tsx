import type { ProductRow } from '@pinline/contracts/catalogue/product/product-row'
import { StockBadge } from '@pinline/ui/design/stock-badge.tsx'
import { UnbrokenFigures } from '@pinline/ui/format/unbroken-figures.tsx'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { DeferredListDrawing } from '../../../app/deferred-part.tsx'
import { useFormat } from '../../../app/format.ts'
import { useTranslation } from '../../../app/use-translation.ts'
import { leadText, stockText } from '../../product/stock-text.ts'

function Stock({ part }: { part: ProductRow }): ReactNode {
  const { t } = useTranslation('catalogue')
  const format = useFormat()
  return (
    <StockBadge status={part.stock_status} lead={leadText(part, t, format)}>
      {stockText(part, t)}
    </StockBadge>
  )
}

/** A part inside a text: drawing, name, stock and price of now. */
export function PartCard({ part }: { part: ProductRow }): ReactNode {
  const { t } = useTranslation(['content', 'catalogue'])
  const format = useFormat()
  return (
    <div className="document-part sheet">
      <span className="document-part-picture">
        <DeferredListDrawing part={part} scale={4} origin={8} maxWidth={220} decorative />
      </span>
      <div className="document-part-name">
        <Link to="/productDetail/$id" params={{ id: part.id }} className="part-number">
          {part.model}
        </Link>
        <span>
          <UnbrokenFigures text={part.name} />
        </span>
      </div>
      <Stock part={part} />
      <span className="document-part-price">
        {part.price === null ? (
          t('partCard.onRequest')
        ) : (
          <>
            <b className="number">{format.unitPrice(part.price)}</b>
            <span className="small">{t('partCard.from', { count: part.moq })}</span>
          </>
        )}
      </span>
    </div>
  )
}

/** Parts of a text as a table with the stock and prices of now. */
export function PartsTable({ parts }: { parts: readonly ProductRow[] }): ReactNode {
  const { t } = useTranslation(['content', 'catalogue'])
  const format = useFormat()
  return (
    <section className="data-table-scroll document-scroll" aria-label={t('partsTable.label')}>
      <table className="data-table document-parts">
        <thead>
          <tr>
            <th>{t('catalogue:columns.part')}</th>
            <th className="number">{t('catalogue:columns.name.pitch')}</th>
            <th className="number">{t('catalogue:columns.name.positions')}</th>
            <th>{t('catalogue:columns.name.stock')}</th>
            <th className="number">{t('partsTable.price')}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part.id}>
              <td>
                <Link to="/productDetail/$id" params={{ id: part.id }} className="part-number">
                  {part.model}
                </Link>
                <span className="small">{[part.manufacturer, part.series].filter(Boolean).join(' ')}</span>
              </td>
              <td className="number">{part.pitchMm === null ? '–' : format.millimetres(part.pitchMm)}</td>
              <td className="number">{part.positions ?? '–'}</td>
              <td>
                <Stock part={part} />
              </td>
              <td className="number">{part.price === null ? '–' : format.unitPrice(part.price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
