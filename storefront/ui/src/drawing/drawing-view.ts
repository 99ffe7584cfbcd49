import type { Segment } from './break-lines.ts'
import { boxOfText, type DrawnText } from './dimension-pen.ts'
import type { Box } from './drawable-part.ts'
import { short } from './pad-path.ts'

/** The bounding box of the drawing with a gap, in whole px. */
export function viewAround(
  boxes: readonly Box[],
  lines: readonly Segment[],
  texts: readonly DrawnText[],
  air: number,
): Box {
  const all = [
    ...boxes,
    ...texts.map(boxOfText),
    ...lines.map(({ x1, y1, x2, y2 }): Box => {
      return { left: Math.min(x1, x2), right: Math.max(x1, x2), top: Math.min(y1, y2), bottom: Math.max(y1, y2) }
    }),
  ]
  return {
    left: Math.floor(Math.min(...all.map((box) => box.left)) - air),
    top: Math.floor(Math.min(...all.map((box) => box.top)) - air),
    right: Math.ceil(Math.max(...all.map((box) => box.right)) + air),
    bottom: Math.ceil(Math.max(...all.map((box) => box.bottom)) + air),
  }
}

/** Path data of a grid of `step` px through the corner of a box. */
export function gridPath(step: number, corner: Box, view: Box): string {
  let path = ''
  const firstX = corner.left - Math.floor((corner.left - view.left) / step) * step
  const firstY = corner.top - Math.floor((corner.top - view.top) / step) * step
  for (let x = firstX; x <= view.right; x += step) path += `M${short(x)} ${short(view.top)}V${short(view.bottom)}`
  for (let y = firstY; y <= view.bottom; y += step) path += `M${short(view.left)} ${short(y)}H${short(view.right)}`
  return path
}
