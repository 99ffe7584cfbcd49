import type { ProductDetail } from '@pinline/contracts/catalogue/product/get-product-detail'
import { DetailDrawing } from '@pinline/ui/drawing/detail-drawing.tsx'
import type { DrawingLayout } from '@pinline/ui/drawing/drawing-layout'
import type { MeasureUnit } from '@pinline/ui/drawing/measure'
import { paperMm, paperScale } from '@pinline/ui/drawing/paper'
import { layoutOnPaper, ratioText } from '@pinline/ui/drawing/paper-layout'
import type { DrawingView } from '@pinline/ui/drawing/part-views'
import { DrawingShapes } from '@pinline/ui/drawing/product-drawing.tsx'
import { ScaleBar } from '@pinline/ui/drawing/scale-bar.tsx'
import type { ReactNode } from 'react'
import { useFormat } from '../../app/format.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { drawingLegend, drawingName } from './drawing-legend.ts'

/** Printable width on A4, mm: the page without the margins of to-print.css. */
const PRINTED_MM = 186
/** Field of the scale bar of a drawing at 1:1 or larger, mm. */
const BAR_STEP_MM = 5

interface PrintedDrawingProps {
  readonly product: ProductDetail
  readonly view: DrawingView
  readonly unit: MeasureUnit
}

function PaperDrawing({ layout, name }: { layout: DrawingLayout; name: string }): ReactNode {
  return (
    <svg
      className="drawing"
      role="img"
      aria-label={name}
      width={paperMm(layout.width)}
      height={paperMm(layout.height)}
      viewBox={`${layout.left} ${layout.top} ${layout.width} ${layout.height}`}
      fontFamily="var(--font-code)"
      fontSize="12"
    >
      <DrawingShapes layout={layout} />
    </svg>
  )
}

/** The drawing in the printed page, and the part at 1:1 if it is no longer than the paper. Hidden on screens. */
export function PrintedDrawing(props: PrintedDrawingProps): ReactNode {
  const { product, view, unit } = props
  const { t } = useTranslation('drawing')
  const format = useFormat()
  const widest = PRINTED_MM * paperScale
  const { ratio, layout, actual } = layoutOnPaper(product, { view, unit, grid: false, detail: true, widest })
  const step = BAR_STEP_MM / Math.min(1, ratio)
  const name = drawingName(product, view, t)
  return (
    <div className="drawing-printed">
      <PaperDrawing layout={layout} name={name} />
      {actual && <PaperDrawing layout={actual} name={t('file.actual')} />}
      {actual && <p className="drawing-printed-scale">{t('file.actual')}</p>}
      {layout.detail && <DetailDrawing detail={layout.detail} name={t('detailName', { model: product.model })} />}
      <p className="drawing-printed-scale">
        <ScaleBar scale={paperScale * ratio} stepMm={step} /> {format.millimetres(step * 4)}.{' '}
        {t('printedScale', { scale: ratioText(ratio), unit: t(unit) })}
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
