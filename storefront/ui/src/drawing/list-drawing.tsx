import type { ReactNode } from 'react'
import { type DrawablePart, isDrawable } from './drawable-part.ts'
import { type DrawingTexts, englishDrawingTexts } from './drawing-texts.ts'
import { layoutListDrawing } from './list-layout.ts'
import { measure } from './measure.ts'
import { NoDrawing } from './no-drawing.tsx'
import { PartShapes } from './part-shapes.tsx'

/** Properties of {@link ListDrawing}. */
export interface ListDrawingProps {
  readonly part: DrawablePart
  /** px per mm; the same for all drawings of a list. Default 5. */
  readonly scale?: number
  /** Where the body starts, px; the same for all drawings of a list. Default 10. */
  readonly origin?: number
  /** Longer parts get a break line here, px. Default 230. */
  readonly maxWidth?: number
  /** Hidden from the accessibility tree when a link beside it names the part. */
  readonly decorative?: boolean
  readonly texts?: DrawingTexts
}

/**
 * An undimensioned drawing at a shared scale: widths are comparable and can be read off a {@link Ruler} with the same
 * origin.
 */
export function ListDrawing(props: ListDrawingProps): ReactNode {
  const { part, texts = englishDrawingTexts } = props
  if (!isDrawable(part)) return <NoDrawing model={part.model} />
  const layout = layoutListDrawing(part, {
    scale: props.scale ?? 5,
    origin: props.origin ?? 10,
    maxWidth: props.maxWidth ?? 230,
  })
  const [width, depth] = layout.bodySize
  const end = layout.width
  const frame = {
    className: 'drawing drawing-small',
    width: layout.width,
    height: layout.height,
    viewBox: `0 ${layout.top} ${layout.width} ${layout.height}`,
  }
  const quarter = layout.height / 4 + 0.5
  const shapes = (
    <>
      <PartShapes body={layout.body} pads={layout.pads} fine />
      {layout.cut && (
        <path
          d={`M${end - 7} -1l4 ${quarter}-4 ${quarter} 4 ${quarter}-4 ${quarter}H${end + 2}V-1z`}
          fill="var(--sheet)"
          stroke="var(--silk)"
        />
      )}
    </>
  )
  if (props.decorative) {
    return (
      <svg {...frame} aria-hidden="true">
        {shapes}
      </svg>
    )
  }
  const name = texts.name({
    model: part.model,
    width: measure(width),
    depth: measure(depth),
    positions: part.positions,
    pitch: part.pitchMm === null ? null : measure(part.pitchMm),
  })
  return (
    <svg {...frame} role="img" aria-label={name}>
      {shapes}
    </svg>
  )
}
