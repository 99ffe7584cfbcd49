import type { Box, DrawablePart } from './drawable-part.ts'
import { orientPart } from './geometry.ts'
import { type PadPaths, type Projection, padPaths } from './pad-path.ts'

/** A small drawing at a shared scale. Numbers in px. */
export interface ListLayout {
  readonly width: number
  readonly height: number
  readonly top: number
  readonly body: Box
  readonly pads: PadPaths
  /** True if the part is longer than `maxWidth` and cut by a break line. */
  readonly cut: boolean
  /** Width and depth of the body as drawn, mm. */
  readonly bodySize: readonly [number, number]
}

/** Lays a part out at `scale` px per mm with its body starting at `origin`. Pads beyond the body may lie left of it. */
export function layoutListDrawing(
  source: DrawablePart,
  options: { scale: number; origin: number; maxWidth: number },
): ListLayout {
  const part = orientPart(source)
  const { body, bounds } = part
  const { scale, origin } = options
  const to: Projection = {
    scale,
    x: (mm) => origin + (mm - body.left) * scale,
    y: (mm) => 1.5 + (mm - bounds.top) * scale,
  }
  const full = Math.ceil(to.x(bounds.right) + 1.5)
  return {
    width: Math.min(full, options.maxWidth),
    height: Math.ceil((bounds.bottom - bounds.top) * scale + 3),
    top: 0,
    body: { left: to.x(body.left), right: to.x(body.right), top: to.y(body.top), bottom: to.y(body.bottom) },
    pads: padPaths(part.pads, to),
    cut: full > options.maxWidth,
    bodySize: [body.right - body.left, body.bottom - body.top],
  }
}
