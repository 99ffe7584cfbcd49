import { textWidth } from './dimension-pen.ts'
import type { Box, DrawablePart, Pad } from './drawable-part.ts'
import { boxOfPad, orientPart } from './geometry.ts'
import { measure } from './measure.ts'
import { type PadPaths, type Projection, padPaths } from './pad-path.ts'

/** The end of a part whose middle a list has no room for: both ends are drawn, and its length between them. Px. */
export interface ListBreak {
  /** Where the left piece ends and the right one starts. */
  readonly from: number
  readonly to: number
  /** Length of the body with its unit. */
  readonly text: string
  readonly body: Box
  readonly pads: PadPaths
}

/** A small drawing at a shared scale. Numbers in px. */
export interface ListLayout {
  readonly width: number
  readonly height: number
  readonly top: number
  readonly body: Box
  readonly pads: PadPaths
  /** Null when the part is not longer than `maxWidth`. */
  readonly cut: ListBreak | null
  /** Width and depth of the body as drawn, mm. */
  readonly bodySize: readonly [number, number]
}

const EDGE_PX = 1.5
/** A stated length needs at least this height. */
const TEXT_HEIGHT_PX = 16
/** Space of a break around its text. */
const AROUND_TEXT_PX = 12
/** Share of both pieces that the right one has, and its greatest width. */
const RIGHT_SHARE = 0.35
const RIGHT_PX = 36

/** Lays a part out at `scale` px per mm with its body starting at `origin`. Pads beyond the body may lie left of it. */
export function layoutListDrawing(
  source: DrawablePart,
  options: { scale: number; origin: number; maxWidth: number },
): ListLayout {
  const part = orientPart(source)
  const { body, bounds } = part
  const { scale, origin, maxWidth } = options
  const at = (shift: number): Projection => ({
    scale,
    x: (mm) => origin + shift + (mm - body.left) * scale,
    y: (mm) => EDGE_PX + (mm - bounds.top) * scale,
  })
  const boxAt = (to: Projection): Box => ({
    left: to.x(body.left),
    right: to.x(body.right),
    top: to.y(body.top),
    bottom: to.y(body.bottom),
  })
  const to = at(0)
  const full = Math.ceil(to.x(bounds.right) + EDGE_PX)
  const drawn = Math.ceil((bounds.bottom - bounds.top) * scale + 2 * EDGE_PX)
  const bodySize = [body.right - body.left, body.bottom - body.top] as const
  const whole = { width: full, height: drawn, top: 0, body: boxAt(to), bodySize }
  if (full <= maxWidth) return { ...whole, pads: padPaths(part.pads, to), cut: null }
  const text = `${measure(Math.round(bodySize[0] * 10) / 10)} mm`
  const pieces = maxWidth - textWidth(text) - AROUND_TEXT_PX
  const right = Math.max(0, Math.min(RIGHT_PX, pieces * RIGHT_SHARE))
  const from = Math.max(0, pieces - right)
  const end = maxWidth - right
  const shifted = at(maxWidth - full)
  const isLeft = (pad: Pad): boolean => to.x(boxOfPad(pad).left) < from
  const isRight = (pad: Pad): boolean => shifted.x(boxOfPad(pad).right) > end
  const height = Math.max(drawn, TEXT_HEIGHT_PX)
  return {
    ...whole,
    width: maxWidth,
    height,
    top: -(height - drawn) / 2,
    pads: padPaths(part.pads.filter(isLeft), to),
    cut: { from, to: end, text, body: boxAt(shifted), pads: padPaths(part.pads.filter(isRight), shifted) },
  }
}
