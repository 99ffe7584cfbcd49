import type { ReactNode } from 'react'
import { type DrawablePart, isDrawable } from './drawable-part.ts'
import { DrawingLabels } from './drawing-labels.tsx'
import { type DrawingLayout, layoutDrawing } from './drawing-layout.ts'
import { type DrawingTexts, englishDrawingTexts } from './drawing-texts.ts'
import { type MeasureUnit, measure } from './measure.ts'
import { NoDrawing } from './no-drawing.tsx'
import { OutlineShapes } from './outline-shapes.tsx'
import { PartShapes } from './part-shapes.tsx'
import type { DrawingView } from './part-views.ts'

/** Properties of {@link ProductDrawing}. Sizes in px. */
export interface ProductDrawingProps {
  readonly part: DrawablePart
  /** Default: the land pattern. */
  readonly view?: DrawingView
  /** Width of the drawing; default 720. */
  readonly width?: number
  /** Target height of the drawing; default 460. */
  readonly maxHeight?: number
  readonly unit?: MeasureUnit
  readonly dimensions?: boolean
  readonly grid?: boolean
  /** How far the grid extends beyond the drawing, px; its frame cuts it. Default 0. */
  readonly bleed?: number
  /** Cuts a long part at the frame instead of making it unreadably small (for phones). */
  readonly cut?: boolean
  /** Frames the corner that a detail beside this drawing enlarges. */
  readonly detail?: boolean
  readonly texts?: DrawingTexts
}

/** The layout that {@link ProductDrawing} renders for these properties; the legend reads its letters from it. */
export function productDrawingLayout(props: ProductDrawingProps): DrawingLayout {
  return layoutDrawing(props.part, {
    view: props.view ?? 'land-pattern',
    width: props.width ?? 720,
    maxHeight: props.maxHeight ?? 460,
    unit: props.unit ?? 'mm',
    dimensions: props.dimensions ?? true,
    grid: props.grid ?? true,
    bleed: props.bleed ?? 0,
    cut: props.cut ?? false,
    detail: props.detail ?? false,
  })
}

/**
 * How far the cover over a cut part extends beyond the drawing: a drawing with overflow would show the part again
 * there.
 */
const BEYOND_FRAME_PX = 600

/** The content of the drawing, for its own svg element or a group in another. */
export function DrawingShapes({ layout }: { layout: DrawingLayout }): ReactNode {
  const { cutAt } = layout
  const bottom = layout.top + layout.height
  return (
    <>
      <g fill="none" stroke="var(--grid)">
        {layout.fineGrid && <path d={layout.fineGrid} strokeWidth="0.6" />}
        {layout.coarseGrid && <path d={layout.coarseGrid} strokeWidth="1.2" />}
      </g>
      {layout.outline ? (
        <OutlineShapes body={layout.body} marks={layout.outline} />
      ) : (
        <PartShapes body={layout.body} pads={layout.pads} />
      )}
      {layout.pinOne && <path d={layout.pinOne} fill="none" stroke="var(--silk)" strokeWidth="2" />}
      {layout.centreLine && (
        <path
          d={layout.centreLine}
          fill="none"
          stroke="var(--dim)"
          strokeWidth="0.8"
          strokeDasharray="14 3 2 3"
          opacity="0.8"
        />
      )}
      {layout.detailFrame && (
        <path d={layout.detailFrame} fill="none" stroke="var(--dim)" strokeWidth="1.2" strokeDasharray="6 4" />
      )}
      {cutAt !== null && (
        <path
          d={`M${cutAt} ${layout.top}l6 12-6 12 6 12-6 12V${bottom}H${layout.left + layout.width + BEYOND_FRAME_PX}V${layout.top}z`}
          fill="var(--sheet)"
          stroke="var(--rule-2)"
          strokeDasharray="6 4"
        />
      )}
      <path d={layout.lines} fill="none" stroke="var(--dim)" strokeWidth="1" />
      <path d={layout.arrows} fill="var(--dim)" />
      <DrawingLabels texts={layout.texts} />
    </>
  )
}

/**
 * The full, dimensioned, true-to-scale drawing of a part. All colours are CSS variables. Its accessible name states the
 * dimensions; the pad table is its text equivalent.
 */
export function ProductDrawing(props: ProductDrawingProps): ReactNode {
  const { part, texts = englishDrawingTexts } = props
  if (!isDrawable(part)) return <NoDrawing model={part.model} />
  const layout = productDrawingLayout(props)
  const [width, depth] = layout.bodySize
  const name = texts.name({
    model: part.model,
    width: measure(width),
    depth: measure(depth),
    positions: part.positions,
    pitch: part.pitchMm === null ? null : measure(part.pitchMm),
  })
  return (
    <svg
      className={props.bleed ? 'drawing drawing-bleed' : 'drawing'}
      role="img"
      aria-label={name}
      width={layout.width}
      height={layout.height}
      viewBox={`${layout.left} ${layout.top} ${layout.width} ${layout.height}`}
      fontFamily="var(--font-code)"
      fontSize="12"
    >
      <DrawingShapes layout={layout} />
    </svg>
  )
}
