import { boxOfText, type DrawnText } from './dimension-pen.ts'
import type { Box, Pad } from './drawable-part.ts'

/** How far a label is from the nearest of its pads, and by how much all other pads are farther from it, px. */
export interface Nearness {
  /** From edge to edge; 0 when they touch. */
  readonly distance: number
  /** The lead from edge to edge, from the label's middle to a pad's edge, and from middle to middle. */
  readonly byEdge: number
  readonly byMiddle: number
  readonly byCentre: number
}

/** Distance of two boxes; 0 when they touch. */
export function distanceOf(a: Box, b: Box): number {
  return Math.hypot(Math.max(0, a.left - b.right, b.left - a.right), Math.max(0, a.top - b.bottom, b.top - a.bottom))
}

function middleOf({ left, top, right, bottom }: Box): Box {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  return { left: x, right: x, top: y, bottom: y }
}

/** Square of the distance of two boxes: the order of distances without their roots. */
function squareOf(a: Box, b: Box): number {
  const x = Math.max(0, a.left - b.right, b.left - a.right)
  const y = Math.max(0, a.top - b.bottom, b.top - a.bottom)
  return x * x + y * y
}

/** Squares of the distances of a label to the nearest of several pads, by edge, by middle and by centre. */
interface Squares {
  edge: number
  middle: number
  centre: number
}

const far = (): Squares => ({
  edge: Number.POSITIVE_INFINITY,
  middle: Number.POSITIVE_INFINITY,
  centre: Number.POSITIVE_INFINITY,
})

/** Compares a label's distance to its own pads with that to all others. */
export function nearnessOf(text: DrawnText, own: ReadonlySet<Pad>, pads: ReadonlyMap<Pad, Box>): Nearness {
  const edge = boxOfText(text)
  const middle = middleOf(edge)
  const nearest = far()
  const other = far()
  for (const [pad, box] of pads) {
    const least = own.has(pad) ? nearest : other
    const x = (box.left + box.right) / 2 - middle.left
    const y = (box.top + box.bottom) / 2 - middle.top
    least.edge = Math.min(least.edge, squareOf(edge, box))
    least.middle = Math.min(least.middle, squareOf(middle, box))
    least.centre = Math.min(least.centre, x * x + y * y)
  }
  const lead = (by: keyof Squares): number => Math.sqrt(other[by]) - Math.sqrt(nearest[by])
  return { distance: Math.sqrt(nearest.edge), byEdge: lead('edge'), byMiddle: lead('middle'), byCentre: lead('centre') }
}
