import type { ProductDetail } from '@pinline/contracts/catalogue/product/get-product-detail'
import { TitleBlock } from '@pinline/ui/design/title-block.tsx'
import { DetailDrawing } from '@pinline/ui/drawing/detail-drawing.tsx'
import type { DrawingLayout } from '@pinline/ui/drawing/drawing-layout'
import { type DrawingFormat, drawingFormats, drawingHref, footprintHref } from '@pinline/ui/drawing/drawing-links'
import { type MeasureUnit, measure } from '@pinline/ui/drawing/measure'
import type { DrawingView } from '@pinline/ui/drawing/part-views'
import { ProductDrawing, type ProductDrawingProps, productDrawingLayout } from '@pinline/ui/drawing/product-drawing.tsx'
import { ScaleBar } from '@pinline/ui/drawing/scale-bar.tsx'
import type { ReactNode } from 'react'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { useDrawingTexts } from '../product/use-drawing-texts.ts'
import { drawingLegend } from './drawing-legend.ts'
import { PrintedDrawing } from './printed-drawing.tsx'

const WIDE = 720
const NARROW = 326

interface Shown {
  readonly product: ProductDetail
  readonly view: DrawingView
  readonly unit: MeasureUnit
  readonly layers: { readonly dimensions: boolean; readonly grid: boolean }
}

function Art({ props, layout }: { props: ProductDrawingProps; layout: DrawingLayout }): ReactNode {
  const { t } = useTranslation('drawing')
  const { part, unit = 'mm' } = props
  return (
    <>
      <div className="drawing-art">
        <ProductDrawing {...props} />
      </div>
      {layout.detail && (
        <div className="drawing-corner">
          <DetailDrawing detail={layout.detail} name={t('detailName', { model: part.model })} />
        </div>
      )}
      <ul className="drawing-legend">
        {drawingLegend(part, layout, t, unit).map((line) => (
          <li key={`${line.letter}${line.text}`} {...(line.warns ? { className: 'drawing-warning' } : {})}>
            {line.letter && <b>{line.letter}</b>}
            {line.text}
          </li>
        ))}
      </ul>
    </>
  )
}

/** One view with its legend and title block, in a wide and a phone layout. */
export function DrawingSheet({ product, view, unit, layers }: Shown): ReactNode {
  const { t } = useTranslation('drawing')
  const { language } = useAppContext()
  const texts = useDrawingTexts(view)
  const common = { part: product, view, unit, texts, detail: true, ...layers }
  const wide: ProductDrawingProps = { ...common, width: WIDE, maxHeight: 480, bleed: 420 }
  const narrow: ProductDrawingProps = { ...common, width: NARROW, maxHeight: 300, cut: true, bleed: 40 }
  const wideLayout = productDrawingLayout(wide)
  const narrowLayout = productDrawingLayout(narrow)
  const [width, depth] = wideLayout.bodySize
  const file = (format: DrawingFormat): ReactNode => (
    <a
      key={format}
      href={drawingHref(product.id, format, { view, unit, lang: language, download: true })}
      aria-label={t('downloadFile', { format: format.toUpperCase(), view: t(`view.${view}`) })}
    >
      {format.toUpperCase()}
    </a>
  )
  return (
    <>
      <div className="only-wide">
        <Art props={wide} layout={wideLayout} />
      </div>
      <div className="only-narrow">
        <Art props={narrow} layout={narrowLayout} />
      </div>
      <PrintedDrawing product={product} view={view} unit={unit} />
      <TitleBlock
        cells={[
          { label: t('part'), value: product.model },
          {
            label: t('body', { unit: t(unit) }),
            value: `${measure(width, unit)} × ${measure(depth, unit)}`,
          },
          {
            label: t('scale'),
            offPaper: true,
            value: (
              <>
                <span className="only-wide">
                  <ScaleBar scale={wideLayout.scale} stepMm={wideLayout.barMm} /> {wideLayout.barMm * 4}
                </span>
                <span className="only-narrow">
                  <ScaleBar scale={narrowLayout.scale} stepMm={narrowLayout.barMm} /> {narrowLayout.barMm * 4}
                </span>
              </>
            ),
          },
          { label: t('pads'), value: product.pads.length },
          { label: t('source'), value: t('sourceName') },
          {
            label: t('download'),
            offPaper: true,
            value: (
              <span className="drawing-files">
                {drawingFormats.map(file)}
                <a href={footprintHref(product.id)} aria-label={t('downloadFootprint', { model: product.model })}>
                  KiCad
                </a>
              </span>
            ),
          },
        ]}
      />
    </>
  )
}
