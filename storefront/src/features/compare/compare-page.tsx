import type { ProductDetail } from '@pinline/contracts/catalogue/product/get-product-detail'
import { Button, buttonClass } from '@pinline/ui/design/button.tsx'
import { Checkbox } from '@pinline/ui/design/checkbox.tsx'
import { EmptyState } from '@pinline/ui/design/empty-state.tsx'
import { orientPart } from '@pinline/ui/drawing/geometry'
import { ListDrawing } from '@pinline/ui/drawing/list-drawing.tsx'
import { barLength } from '@pinline/ui/drawing/measure'
import { ScaleBar } from '@pinline/ui/drawing/scale-bar.tsx'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Printer, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useFormat } from '../../app/format.ts'
import { PageBreadcrumb } from '../../app/shell/page-breadcrumb.tsx'
import { useTranslation } from '../../app/use-translation.ts'
import { AddLine } from '../cart/add-line.tsx'
import { AddCompared } from './add-compared.tsx'
import type { CompareRow } from './compare-rows.ts'
import { maxCompared } from './compare-search.ts'
import { useCompareGroups } from './use-compare-groups.ts'
import { useCompared } from './use-compared.ts'

const here = getRouteApi('/_shell/compare')
/** Maximum width of a drawing, px, and its possible scales, px per mm. */
const columnWidth = 200
const scales = [10, 6, 4, 2.5, 1.5, 1]
/** A field of the scale bar on phones, px. */
const widestBarField = 22

/**
 * The largest scale at which every part fits its column, and the start of all bodies, so that no pad lies left of the
 * drawing.
 */
function sharedSheet(products: readonly ProductDetail[]): { scale: number; origin: number } {
  const parts = products.map(orientPart)
  const before = Math.max(0, ...parts.map(({ body, bounds }) => body.left - bounds.left))
  const after = Math.max(0, ...parts.map(({ body, bounds }) => bounds.right - body.left))
  const scale = scales.find((one) => one * (before + after) <= columnWidth) ?? 1
  return { scale, origin: 2 + before * scale }
}

function Line({ row, ids }: { row: CompareRow; ids: readonly string[] }): ReactNode {
  const { t } = useTranslation('compare')
  return (
    <tr data-differs={row.differs || undefined}>
      <th scope="row">
        {row.label}
        {row.differs && <span className="visually-hidden"> {t('differs')}</span>}
      </th>
      {ids.map((id, place) => (
        <td key={id}>{row.cells[place] ?? <span className="small">{t('notStated')}</span>}</td>
      ))}
    </tr>
  )
}

function Heads({ products, onRemove }: { products: readonly ProductDetail[]; onRemove: (id: string) => void }) {
  const { t } = useTranslation('compare')
  const format = useFormat()
  const { scale, origin } = sharedSheet(products)
  const barMm = barLength(scale, widestBarField)
  return (
    <thead>
      <tr>
        <td className="compare-scale small">
          {t('scale')}
          <ScaleBar scale={scale} stepMm={barMm} /> {format.millimetres(barMm * 4)}
        </td>
        {products.map((product) => (
          <th key={product.id} scope="col">
            <span className="compare-drawing">
              <ListDrawing part={product} scale={scale} origin={origin} maxWidth={columnWidth + 4} decorative />
            </span>
            <Link to="/productDetail/$id" params={{ id: product.id }} className="part-number">
              {product.model}
            </Link>
            <span className="small">{[product.manufacturer, product.series].filter(Boolean).join(' ')}</span>
            <span className="compare-do">
              <AddLine product={product} />
              <Button
                small
                square
                tone="quiet"
                aria-label={t('remove', { model: product.model })}
                onPress={() => onRemove(product.id)}
              >
                <X className="icon" aria-hidden="true" />
              </Button>
            </span>
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Comparison({ products, onRemove }: { products: readonly ProductDetail[]; onRemove: (id: string) => void }) {
  const { t } = useTranslation('compare')
  const [onlyDifferent, setOnlyDifferent] = useState(false)
  const groups = useCompareGroups(products)
  return (
    <>
      <div className="compare-tools">
        <Checkbox isSelected={onlyDifferent} onChange={setOnlyDifferent} isDisabled={products.length < 2}>
          {t('onlyDifferent')}
        </Checkbox>
        <Button small onPress={() => print()}>
          <Printer className="icon" aria-hidden="true" />
          {t('print')}
        </Button>
      </div>
      <section className="compare-sheet sheet" aria-label={t('title')}>
        <table className="compare-table">
          <caption className="visually-hidden">{t('title')}</caption>
          <Heads products={products} onRemove={onRemove} />
          {groups.map(({ key, title, rows }) => {
            const shown = onlyDifferent ? rows.filter(({ differs }) => differs) : rows
            if (shown.length === 0) return null
            return (
              <tbody key={key}>
                <tr className="compare-group">
                  <th scope="rowgroup" colSpan={products.length + 1}>
                    {title}
                  </th>
                </tr>
                {shown.map((row) => (
                  <Line key={row.key} row={row} ids={products.map(({ id }) => id)} />
                ))}
              </tbody>
            )
          })}
        </table>
      </section>
      {products.length === 1 && <p className="small">{t('oneMore')}</p>}
    </>
  )
}

/** Up to six parts side by side at one scale, with their differences highlighted. */
export function ComparePage(): ReactNode {
  const { t } = useTranslation('compare')
  const { ids } = here.useSearch()
  const navigate = here.useNavigate()
  const { products, unknown } = useCompared(ids)
  const remove = (id: string): void => {
    const left = ids.split(',').filter((one) => one !== id)
    void navigate({ search: { ids: left.join(',') }, replace: true })
  }
  const listed = ids === '' ? [] : ids.split(',')
  const add = (id: string): void => void navigate({ search: { ids: [...listed, id].join(',') }, replace: true })
  return (
    <main id="main" className="wrap page">
      <PageBreadcrumb crumbs={[]} current={t('title')} />
      <h1>{t('title')}</h1>
      {listed.length < maxCompared && <AddCompared ids={listed} onAdd={add} />}
      {unknown > 0 && <p className="small">{t('unknown', { count: unknown })}</p>}
      {products.length === 0 ? (
        <EmptyState
          title={t('empty.title')}
          actions={
            <Link to="/productListCopy/$id" params={{ id: 'all' }} className={buttonClass({ tone: 'gold' })}>
              {t('empty.all')}
            </Link>
          }
        >
          <p>{t('empty.text')}</p>
        </EmptyState>
      ) : (
        <Comparison products={products} onRemove={remove} />
      )}
    </main>
  )
}
