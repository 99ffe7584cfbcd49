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

/** Compares a label's distance to its own pads with that to all others. */
export function nearnessOf(text: DrawnText, own: ReadonlySet<Pad>, pads: ReadonlyMap<Pad, Box>): Nearness {
  const edge = boxOfText(text)
  const middle = middleOf(edge)
  const nearest = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  const other = [...nearest]
  for (const [pad, box] of pads) {
    const least = own.has(pad) ? nearest : other
    const distances = [distanceOf(edge, box), distanceOf(middle, box), distanceOf(middle, middleOf(box))]
    distances.forEach((distance, index) => {
      least[index] = Math.min(least[index] ?? distance, distance)
    })
  }
  const lead = (index: number): number => (other[index] ?? 0) - (nearest[index] ?? 0)
  return { distance: nearest[0] ?? 0, byEdge: lead(0), byMiddle: lead(1), byCentre: lead(2) }
}
