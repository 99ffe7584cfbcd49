import type { ProductDetail } from '@pinline/contracts/catalogue/product/get-product-detail'
import { DetailDrawing } from '@pinline/ui/drawing/detail-drawing.tsx'
import { type DrawingLayout, layoutDrawing } from '@pinline/ui/drawing/drawing-layout'
import type { DrawingView } from '@pinline/ui/drawing/drawing-plan'
import type { MeasureUnit } from '@pinline/ui/drawing/measure'
import { paperMm, paperScale } from '@pinline/ui/drawing/paper'
import { DrawingShapes } from '@pinline/ui/drawing/product-drawing.tsx'
import { ScaleBar } from '@pinline/ui/drawing/scale-bar.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { drawingLegend, drawingName } from './drawing-legend.ts'

/** Printable width on A4, mm: the page without the margins of to-print.css. */
const PRINTED_MM = 186
/** Reductions, mm of the part per mm of paper; the first that fits is used. */
const RATIOS = [1, 2, 5]
const SMALLEST = 10
const BAR_STEP_MM = 5

interface PrintedDrawingProps {
  readonly product: ProductDetail
  readonly view: DrawingView
  readonly unit: MeasureUnit
}

function layoutOnPaper({ product, view, unit }: PrintedDrawingProps, ratio: number): DrawingLayout {
  return layoutDrawing(product, {
    view,
    unit,
    width: 0,
    maxHeight: 0,
    dimensions: true,
    grid: false,
    bleed: 0,
    cut: false,
    detail: true,
    scale: paperScale / ratio,
  })
}

function sheetFor(props: PrintedDrawingProps): { ratio: number; layout: DrawingLayout } {
  for (const ratio of RATIOS) {
    const layout = layoutOnPaper(props, ratio)
    if (layout.width / paperScale <= PRINTED_MM) return { ratio, layout }
  }
  return { ratio: SMALLEST, layout: layoutOnPaper(props, SMALLEST) }
}

/** The drawing in the printed page: in mm, 1:1 if the part is no longer than the paper. Hidden on screens. */
export function PrintedDrawing(props: PrintedDrawingProps): ReactNode {
  const { product, view, unit } = props
  const { t } = useTranslation('drawing')
  const { ratio, layout } = sheetFor(props)
  return (
    <div className="drawing-printed">
      <svg
        className="drawing"
        role="img"
        aria-label={drawingName(product, view, t)}
        width={paperMm(layout.width)}
        height={paperMm(layout.height)}
        viewBox={`${layout.left} ${layout.top} ${layout.width} ${layout.height}`}
        fontFamily="var(--font-code)"
        fontSize="12"
      >
        <DrawingShapes layout={layout} />
      </svg>
      {layout.detail && <DetailDrawing detail={layout.detail} name={t('detailName', { model: product.model })} />}
      <p className="drawing-printed-scale">
        <ScaleBar scale={paperScale / ratio} stepMm={BAR_STEP_MM * ratio} /> {BAR_STEP_MM * ratio * 4} mm.{' '}
        {t('printedScale', { ratio, unit: t(unit) })}
      </p>
      <ul className="drawing-legend">
        {drawingLegend(product, layout, t, unit).map((line) => (
          <li key={`${line.letter}${line.text}`}>
            {line.letter && <b>{line.letter}</b>}
            {line.text}
          </li>
        ))}
      </ul>
    </div>
  )
}
