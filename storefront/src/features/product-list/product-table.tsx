import type { ProductRow } from '@pinline/contracts/catalogue/product/product-row'
import type { ReactNode } from 'react'
import { DeferredPart } from '../../app/deferred-part.tsx'
import { useTranslation } from '../../app/use-translation.ts'
import { useCurrency } from '../../session/currency.ts'
import { useTray } from '../compare/tray.ts'
import { type ListColumn, useListColumns } from './list-columns.ts'
import { useLengthUnit } from './list-unit.ts'
import { DRAWING_COLUMN, DRAWING_ORIGIN, DRAWING_SCALE, ProductLine } from './product-line.tsx'

/** Numeric columns are hidden first in narrow tables. */
const headClass: Readonly<Partial<Record<ListColumn, string>>> = {
  pitch: 'cell-figure',
  positions: 'cell-figure',
  mounting: 'cell-mounting',
  ratings: 'cell-figure',
  body: 'cell-figure',
  weight: 'cell-figure',
}

/** Parts as a table under a ruler; cards below 750 px. Bodies start at zero, so widths can be read off the ruler. */
export function ProductTable({ products }: { products: readonly ProductRow[] }): ReactNode {
  const { t } = useTranslation('catalogue')
  const currency = useCurrency()
  const columns = useListColumns()
  const unit = useLengthUnit()
  const compared = new Set(useTray().map(({ id }) => id))
  const rest = columns.filter((column) => column !== 'drawing')
  return (
    <table className="product-table">
      <thead>
        <tr>
          <th className="cell-compare">
            <span className="visually-hidden">{t('compare.column')}</span>
          </th>
          {columns.includes('drawing') && (
            <th className="cell-drawing">
              <span className="visually-hidden">{t('columns.name.drawing')}</span>
              <DeferredPart
                as="span"
                className="deferred"
                part="Ruler"
                given={{ scale: DRAWING_SCALE, origin: DRAWING_ORIGIN, width: DRAWING_COLUMN, unit: t('drawing:mm') }}
              />
            </th>
          )}
          <th>{t('columns.part')}</th>
          {rest.map((column) => (
            <th key={column} {...(headClass[column] ? { className: headClass[column] } : {})}>
              {column === 'price' ? t('columns.price', { currency }) : t(`columns.name.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <ProductLine
            key={product.id}
            product={product}
            columns={columns}
            unit={unit}
            isCompared={compared.has(product.id)}
          />
        ))}
      </tbody>
    </table>
  )
}
