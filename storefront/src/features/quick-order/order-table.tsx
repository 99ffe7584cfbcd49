import { Button } from '@pinline/ui/design/button.tsx'
import { QuantityField } from '@pinline/ui/design/quantity-field.tsx'
import { StockBadge } from '@pinline/ui/design/stock-badge.tsx'
import { UnbrokenFigures } from '@pinline/ui/format/unbroken-figures.tsx'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormat } from '../../app/format.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { minQuantity } from '../product/order-quantity.ts'
import { currentBreak } from '../product/price-break.ts'
import { leadText, stockText } from '../product/stock-text.ts'
import { choose, fixQuantities, type OrderRow, problemOf, totalOf, withQuantity } from './order-rows.ts'

function Part({ row, onChange }: { row: OrderRow; onChange: (row: OrderRow) => void }): ReactNode {
  const { t } = useTranslation(['quick-order', 'catalogue'])
  const format = useFormat()
  const { chosen, candidates, nearest, match } = row
  if (chosen !== null) {
    return (
      <>
        <Link to="/productDetail/$id" params={{ id: chosen.id }} className="part-number">
          {chosen.model}
        </Link>
        <span className="small">
          <UnbrokenFigures text={chosen.name} />
        </span>
        {match !== 'exact' && (
          <span className="quick-order-read">
            {t('readAs', { partNumber: row.partNumber })}{' '}
            <Button small tone="quiet" onPress={() => onChange(choose(row, null))}>
              {t('notThis')}
            </Button>
          </span>
        )}
        <StockBadge status={chosen.stock_status} lead={leadText(chosen, t, format)}>
          {stockText(chosen, t)}
        </StockBadge>
      </>
    )
  }
  const shown = candidates.length > 0 ? candidates : nearest
  if (shown.length === 0) {
    return (
      <>
        <span className="part-number">{row.partNumber}</span>
        {row.note !== '' && <span className="small">{row.note}</span>}
        <span className="small">{t('trouble.none')}</span>
        <Link to="/productListCopy/$id" params={{ id: 'all' }} search={{ q: row.partNumber }}>
          {t('searchFor')}
        </Link>
      </>
    )
  }
  return (
    <fieldset className="quick-order-choice">
      <legend className="part-number">{row.partNumber}</legend>
      {row.note !== '' && <span className="small">{row.note}</span>}
      <span className="small">
        {candidates.length === 0
          ? t('trouble.nearest')
          : row.otherMaker === null
            ? t('trouble.choose', { count: candidates.length })
            : t('trouble.otherMaker', { manufacturer: row.otherMaker, count: candidates.length })}
      </span>
      {shown.map((part) => (
        <Button key={part.id} small onPress={() => onChange(choose(row, part.id))}>
          <span className="part-number">{part.model}</span> {part.manufacturer}
        </Button>
      ))}
    </fieldset>
  )
}

function Line({
  row,
  onChange,
  onRemove,
}: {
  row: OrderRow
  onChange: (row: OrderRow) => void
  onRemove: () => void
}): ReactNode {
  const { t } = useTranslation(['quick-order', 'shell'])
  const format = useFormat()
  const { chosen, quantity } = row
  const problem = problemOf(row)
  const price = chosen === null ? undefined : currentBreak(chosen.priceBreaks, quantity)?.unitPrice
  const total = totalOf(row)
  const isWrongQuantity = problem === 'quantity' || problem === 'unread-quantity'
  return (
    <tr data-trouble={problem}>
      <td className="quick-order-part">
        <Part row={row} onChange={onChange} />
        {problem === 'discontinued' && <span className="field-error">{t('trouble.discontinued')}</span>}
        {problem === 'no-price' && <span className="field-error">{t('trouble.no-price')}</span>}
      </td>
      <td>
        {chosen !== null && (
          <>
            <QuantityField
              label={t('quantityOf', { model: chosen.model })}
              hideLabel
              value={quantity}
              minimum={minQuantity(chosen)}
              step={chosen.orderMultiple}
              lessLabel={t('shell:quantity.less')}
              moreLabel={t('shell:quantity.more')}
              onChange={(pieces) => onChange(withQuantity(row, pieces))}
              error={isWrongQuantity ? t(`trouble.${problem}`, { text: row.unreadQuantity }) : undefined}
            />
            {isWrongQuantity && (
              <span className="quick-order-right">
                {fixQuantities(row).map((pieces) => (
                  <Button key={pieces} small onPress={() => onChange(withQuantity(row, pieces))}>
                    {format.number(pieces)}
                  </Button>
                ))}
              </span>
            )}
          </>
        )}
      </td>
      <td className="quick-order-figure">{price && format.unitPrice(price)}</td>
      <td className="quick-order-figure">{total && format.money(total)}</td>
      <td>
        <Button small square tone="quiet" aria-label={t('remove', { partNumber: row.partNumber })} onPress={onRemove}>
          <X className="icon" aria-hidden="true" />
        </Button>
      </td>
    </tr>
  )
}

/** Each pasted line with its matched part, quantity, price and total. */
export function OrderTable({
  rows,
  onChange,
}: {
  rows: readonly OrderRow[]
  onChange: (rows: readonly OrderRow[]) => void
}): ReactNode {
  const { t } = useTranslation('quick-order')
  return (
    <div className="sheet quick-order-sheet">
      <table className="quick-order-table">
        <caption className="visually-hidden">{t('shell:nav.quickOrder')}</caption>
        <thead>
          <tr>
            <th>{t('columns.part')}</th>
            <th>{t('columns.quantity')}</th>
            <th className="quick-order-figure">{t('columns.each')}</th>
            <th className="quick-order-figure">{t('columns.total')}</th>
            <th>
              <span className="visually-hidden">{t('columns.remove')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Line
              key={row.line}
              row={row}
              onChange={(changed) => onChange(rows.map((one) => (one.line === row.line ? changed : one)))}
              onRemove={() => onChange(rows.filter((one) => one.line !== row.line))}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}
