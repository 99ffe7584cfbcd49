import type { ReactNode } from 'react'
import { type DrawablePart, isDrawable } from './drawable-part.ts'
import { type DrawingTexts, englishDrawingTexts } from './drawing-texts.ts'
import { type ListBreak, type ListLayout, layoutListDrawing } from './list-layout.ts'
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
  /** Longer parts are broken in the middle to this width, px. Default 230. */
  readonly maxWidth?: number
  /** In windows of middle width longer parts are broken to this width instead, px. */
  readonly middleWidth?: number
  /** Hidden from the accessibility tree when a link beside it names the part. */
  readonly decorative?: boolean
  readonly texts?: DrawingTexts
}

/** Both ends of a part between break lines, each in an svg of its own that clips it, and the part's length. */
function BrokenShapes({ layout, cut, whole }: { layout: ListLayout; cut: ListBreak; whole: ReactNode }): ReactNode {
  const { top, height, width } = layout
  const step = height / 4
  const zigzag = (x: number): string => `M${x} ${top}l3 ${step}-3 ${step} 3 ${step}-3 ${step}`
  const view = (from: number, to: number) => ({
    x: from,
    y: top,
    width: to - from,
    height,
    viewBox: `${from} ${top} ${to - from} ${height}`,
  })
  return (
    <>
      <svg {...view(0, cut.from)} aria-hidden="true">
        {whole}
      </svg>
      <svg {...view(cut.to, width)} aria-hidden="true">
        <PartShapes body={cut.body} pads={cut.pads} fine />
      </svg>
      <path d={zigzag(cut.from) + zigzag(cut.to)} fill="none" stroke="var(--silk)" />
      <text
        x={(cut.from + cut.to) / 2 + 1.5}
        y={top + height / 2 + 4.5}
        textAnchor="middle"
        fill="var(--ink-2)"
        fontFamily="var(--font-code)"
        fontSize="12"
        fontWeight="500"
      >
        {cut.text}
      </text>
    </>
  )
}

/** One part in one width. Without a name it is hidden from the accessibility tree. */
function SizedDrawing(props: { layout: ListLayout; className: string; name: string | undefined }): ReactNode {
  const { layout, className, name } = props
  const frame = {
    className: `drawing drawing-small${className}`,
    width: layout.width,
    height: layout.height,
    viewBox: `0 ${layout.top} ${layout.width} ${layout.height}`,
  }
  const whole = <PartShapes body={layout.body} pads={layout.pads} fine />
  const shapes = layout.cut ? <BrokenShapes layout={layout} cut={layout.cut} whole={whole} /> : whole
  if (name === undefined) {
    return (
      <svg {...frame} aria-hidden="true">
        {shapes}
      </svg>
    )
  }
  return (
    <svg {...frame} role="img" aria-label={name}>
      {shapes}
    </svg>
  )
}

/**
 * An undimensioned drawing at a shared scale: widths are comparable and can be read off a {@link Ruler} with the same
 * origin.
 */
export function ListDrawing(props: ListDrawingProps): ReactNode {
  const { part, scale = 5, origin = 10, maxWidth = 230, middleWidth = maxWidth, texts = englishDrawingTexts } = props
  if (!isDrawable(part)) return <NoDrawing model={part.model} />
  const roomy = layoutListDrawing(part, { scale, origin, maxWidth })
  const [width, depth] = roomy.bodySize
  const name = props.decorative
    ? undefined
    : texts.name({
        model: part.model,
        width: measure(width),
        depth: measure(depth),
        positions: part.positions,
        pitch: part.pitchMm === null ? null : measure(part.pitchMm),
      })
  if (roomy.width <= middleWidth) return <SizedDrawing layout={roomy} className="" name={name} />
  const middle = layoutListDrawing(part, { scale, origin, maxWidth: middleWidth })
  return (
    <>
      <SizedDrawing layout={roomy} className=" drawing-roomy" name={name} />
      <SizedDrawing layout={middle} className=" drawing-middle" name={name} />
    </>
  )
}
