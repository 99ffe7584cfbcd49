import type { ProductRow } from '@pinline/contracts/catalogue/product/product-row'
import { Checkbox } from '@pinline/ui/design/checkbox.tsx'
import { StockBadge } from '@pinline/ui/design/stock-badge.tsx'
import { showErrorToast } from '@pinline/ui/design/toast.tsx'
import { type MeasureUnit, measure } from '@pinline/ui/drawing/measure'
import type { Format } from '@pinline/ui/format/create-format'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { DeferredListDrawing } from '../../app/deferred-part.tsx'
import { useFormat } from '../../app/format.ts'
import { languageTag } from '../../app/language.ts'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { AddLine } from '../cart/add-line.tsx'
import { maxCompared } from '../compare/compare-search.ts'
import { setInTray } from '../compare/tray.ts'
import { leadText, stockText } from '../product/stock-text.ts'
import type { ListColumn } from './list-columns.ts'
import { lowerInitial } from './lower-initial.ts'

/** px per mm of every drawing in a list. */
export const DRAWING_SCALE = 5
/** Position of zero, px. */
export const DRAWING_ORIGIN = 12
/** Width of the drawings' column, px. */
export const DRAWING_COLUMN = 240
/** The same in windows of middle width. */
const MIDDLE_DRAWING_COLUMN = 190

/** A length with the decimal sign of the language, which drawings do without. */
const length = (mm: number, unit: MeasureUnit, format: Format): string => format.number(Number(measure(mm, unit)))

interface CellProps {
  readonly product: ProductRow
  readonly unit: MeasureUnit
}

function Figure({ value, note }: { value: ReactNode; note: ReactNode }): ReactNode {
  return (
    <td className="cell-figure">
      {value === null ? (
        <span className="small">–</span>
      ) : (
        <>
          <b>{value}</b>
          <span>{note}</span>
        </>
      )}
    </td>
  )
}

function Mounting({ product }: CellProps): ReactNode {
  const { t } = useTranslation('catalogue')
  return (
    <td className="cell-mounting">
      {product.orientation && t(`orientation.${product.orientation}`)}
      <span className="small">
        <i className="pad-kind" data-kind={product.mounting} />
        {t(`mounting.${product.mounting}`)}
      </span>
    </td>
  )
}

function Stock({ product }: CellProps): ReactNode {
  const { t } = useTranslation('catalogue')
  const format = useFormat()
  return (
    <td className="cell-stock">
      <StockBadge status={product.stock_status} lead={leadText(product, t, format)}>
        {stockText(product, t)}
      </StockBadge>
    </td>
  )
}

function Price({ product }: CellProps): ReactNode {
  const format = useFormat()
  return (
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
  )
}

function Ratings({ product }: CellProps): ReactNode {
  const { currentA, voltageV } = product
  const current = currentA === null ? null : `${currentA} A`
  const voltage = voltageV === null ? null : `${voltageV} V`
  return <Figure value={current ?? voltage} note={current === null ? '' : (voltage ?? '')} />
}

function Cell({ column, product, unit }: CellProps & { column: ListColumn }): ReactNode {
  const { t } = useTranslation('catalogue')
  const format = useFormat()
  const inUnit = unit === 'mm' ? t('drawing:mm') : t('unit.inch')
  const [left, top, right, bottom] = product.bodyMm
  switch (column) {
    case 'pitch':
      return (
        <Figure
          value={product.pitchMm === null ? null : length(product.pitchMm, unit, format)}
          note={t('pitchIn', { unit: inUnit })}
        />
      )
    case 'positions':
      return (
        <Figure
          value={product.positions}
          note={(product.rows ?? 1) > 1 ? t('rowsOf', { rows: product.rows }) : t('way')}
        />
      )
    case 'mounting':
      return <Mounting product={product} unit={unit} />
    case 'ratings':
      return <Ratings product={product} unit={unit} />
    case 'body':
      return (
        <Figure
          value={
            product.geometry === 'none'
              ? null
              : `${length(Math.max(right - left, bottom - top), unit, format)} × ${length(Math.min(right - left, bottom - top), unit, format)}`
          }
          note={inUnit}
        />
      )
    case 'weight':
      return <Figure value={format.number(product.weight)} note="g" />
    case 'stock':
      return <Stock product={product} unit={unit} />
    case 'price':
      return <Price product={product} unit={unit} />
    case 'quantity':
      return (
        <td className="cell-add">
          <AddLine product={product} />
        </td>
      )
    case 'drawing':
      return (
        <td className="cell-drawing">
          <Link to="/productDetail/$id" params={{ id: product.id }} tabIndex={-1} aria-hidden="true">
            <DeferredListDrawing
              part={product}
              scale={DRAWING_SCALE}
              origin={DRAWING_ORIGIN}
              maxWidth={DRAWING_COLUMN}
              middleWidth={MIDDLE_DRAWING_COLUMN}
              decorative
            />
          </Link>
        </td>
      )
    default:
      return column satisfies never
  }
}

/** Properties of {@link ProductLine}. */
export interface ProductLineProps extends CellProps {
  readonly columns: readonly ListColumn[]
  readonly isCompared: boolean
}

/** One part of a list, with the chosen columns as cells. */
export function ProductLine({ product, columns, unit, isCompared }: ProductLineProps): ReactNode {
  const { t } = useTranslation('catalogue')
  const { language } = useAppContext()
  const tag = languageTag(language)
  const format = useFormat()
  const short = [
    product.pitchMm === null
      ? null
      : `${length(product.pitchMm, unit, format)}\u00a0${unit === 'mm' ? t('drawing:mm') : t('unit.inch')}`,
    product.positions === null ? null : t('positions', { count: product.positions }),
    product.orientation && lowerInitial(t(`orientation.${product.orientation}`), tag),
    lowerInitial(t(`mounting.${product.mounting}`), tag),
  ]
  return (
    <tr {...(isCompared ? { 'data-compared': '' } : {})}>
      <td className="cell-compare">
        <Checkbox
          aria-label={t('compare.add', { model: product.model })}
          isSelected={isCompared}
          onChange={(isIncluded) => {
            if (!setInTray(product, isIncluded)) showErrorToast(t('compare.full', { count: maxCompared }))
          }}
        />
      </td>
      {columns.includes('drawing') && <Cell column="drawing" product={product} unit={unit} />}
      <td className="cell-part">
        <Link to="/productDetail/$id" params={{ id: product.id }} className="part-number">
          {product.model}
        </Link>
        <span className="small">{[product.manufacturer, product.series].filter(Boolean).join(' ')}</span>
        <span className="small cell-part-short">{format.enumeration(short.filter((text) => text !== null))}</span>
      </td>
      {columns
        .filter((column) => column !== 'drawing')
        .map((column) => (
          <Cell key={column} column={column} product={product} unit={unit} />
        ))}
    </tr>
  )
}
