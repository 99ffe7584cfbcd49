import type { ProductDetail } from '@pinline/contracts/catalogue/product/get-product-detail'
import { Segments } from '@pinline/ui/design/segments.tsx'
import { Tabs } from '@pinline/ui/design/tabs.tsx'
import { isDrawable } from '@pinline/ui/drawing/drawable-part'
import { drawingHref } from '@pinline/ui/drawing/drawing-links'
import type { MeasureUnit } from '@pinline/ui/drawing/measure'
import { NoDrawing } from '@pinline/ui/drawing/no-drawing.tsx'
import { type DrawingView, drawingViews } from '@pinline/ui/drawing/part-views'
import { type ReactNode, useState } from 'react'
import { DeferredPart } from '../../app/deferred-part.tsx'
import { loadDeferredParts } from '../../app/load-deferred-parts.ts'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'

/** A failure is reported when the sheet has to change. */
const loadSheet = (): void => void loadDeferredParts().catch(() => undefined)

function DrawnCard({ product }: { product: ProductDetail }): ReactNode {
  const { t } = useTranslation('drawing')
  const { language } = useAppContext()
  const [view, setView] = useState<DrawingView>('land-pattern')
  const [unit, setUnit] = useState<MeasureUnit>('mm')
  const [layers, setLayers] = useState({ dimensions: true, grid: true })
  const layer = (name: 'dimensions' | 'grid'): ReactNode => (
    <button type="button" aria-pressed={layers[name]} onClick={() => setLayers({ ...layers, [name]: !layers[name] })}>
      {t(name)}
    </button>
  )
  return (
    <section className="sheet drawing-card" aria-label={t('drawing')}>
      <Tabs
        label={t('drawing')}
        selected={view}
        tabs={drawingViews.map((id) => ({ id, label: t(`view.${id}`) }))}
        onSelect={setView}
        head={(tabs) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: pointing and focus only begin to load what a tool shows.
          <div className="drawing-tools" onPointerEnter={loadSheet} onFocus={loadSheet}>
            {tabs}
            <a
              className="drawing-print"
              href={drawingHref(product.id, 'svg', { view, unit, lang: language, download: false })}
              target="_blank"
              rel="noopener"
            >
              {t('print')}
            </a>
            <Segments
              small
              label={t('units')}
              value={unit}
              options={[
                { value: 'mm', label: t('mm') },
                { value: 'inch', label: t('inch') },
              ]}
              onChange={setUnit}
            />
            <fieldset className="segments segments-small" aria-label={t('layers')}>
              {layer('dimensions')}
              {layer('grid')}
            </fieldset>
          </div>
        )}
      >
        <DeferredPart as="div" className="drawing-sheet" part="DrawingSheet" given={{ product, view, unit, layers }} />
      </Tabs>
    </section>
  )
}

/**
 * The drawing of a part: land pattern or outline with legend, title block and files. Without known body and pads it
 * says so.
 */
export function DrawingCard({ product }: { product: ProductDetail }): ReactNode {
  const { t } = useTranslation('drawing')
  if (isDrawable(product)) return <DrawnCard product={product} />
  return (
    <section className="sheet drawing-card drawing-none" aria-label={t('drawing')}>
      <NoDrawing model={product.model} />
      <p className="drawing-none-title">{t('none.title')}</p>
      <p className="small">{t('none.text')}</p>
    </section>
  )
}
