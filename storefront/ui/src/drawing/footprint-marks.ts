import type { Box } from './drawable-part.ts'

/** A line of a footprint, mm. */
export interface FootprintLine {
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
}

/** Corner points of a filled triangle, mm; the first one points at pin 1. */
export type PinOneMark = readonly [
  readonly [x: number, y: number],
  readonly [x: number, y: number],
  readonly [x: number, y: number],
]

/** Shorter pieces of silkscreen are left out, mm. */
const SHORTEST_MM = 0.2
/** Between silkscreen and what it marks, and its size, mm. */
const MARK = { gap: 0.3, depth: 0.6, half: 0.4 } as const

/** A box that is larger on all sides. */
export function grownBy({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by }
}

/** The four sides of a box. */
export function sidesOf({ left, top, right, bottom }: Box): FootprintLine[] {
  return [
    { x1: left, y1: top, x2: right, y2: top },
    { x1: right, y1: top, x2: right, y2: bottom },
    { x1: right, y1: bottom, x2: left, y2: bottom },
    { x1: left, y1: bottom, x2: left, y2: top },
  ]
}

/** What is left of a span after others are cut out of it. */
function withoutSpans(from: number, to: number, cuts: readonly (readonly [number, number])[]): [number, number][] {
  const left: [number, number][] = []
  let start = from
  for (const [begin, end] of [...cuts].sort(([a], [b]) => a - b)) {
    if (begin > start) left.push([start, Math.min(begin, to)])
    start = Math.max(start, end)
    if (start >= to) return left
  }
  left.push([start, to])
  return left
}

/** The pieces of upright and level lines that lie outside all boxes: silkscreen must not be printed on pads. */
export function linesOutside(lines: readonly FootprintLine[], boxes: readonly Box[]): FootprintLine[] {
  return lines.flatMap(({ x1, y1, x2, y2 }): FootprintLine[] => {
    const isLevel = y1 === y2
    const [from, to] = isLevel ? [Math.min(x1, x2), Math.max(x1, x2)] : [Math.min(y1, y2), Math.max(y1, y2)]
    const cuts = boxes.flatMap(({ left, top, right, bottom }): [number, number][] => {
      if (isLevel) return top < y1 && bottom > y1 ? [[left, right]] : []
      return left < x1 && right > x1 ? [[top, bottom]] : []
    })
    return withoutSpans(from, to, cuts)
      .filter(([begin, end]) => end - begin >= SHORTEST_MM)
      .map(([begin, end]) => (isLevel ? { x1: begin, y1, x2: end, y2: y1 } : { x1, y1: begin, x2: x1, y2: end }))
  })
}

/** A triangle outside a box at the side that is nearest to a point, pointing at it. */
export function markBeside({ left, top, right, bottom }: Box, x: number, y: number): PinOneMark {
  const across = Math.min(Math.max(x, left), right)
  const upright = Math.min(Math.max(y, top), bottom)
  const { gap, depth, half } = MARK
  const sides = [
    { away: x - left, tip: [left - gap, upright] as const, alongX: -1, alongY: 0 },
    { away: y - top, tip: [across, top - gap] as const, alongX: 0, alongY: -1 },
    { away: right - x, tip: [right + gap, upright] as const, alongX: 1, alongY: 0 },
    { away: bottom - y, tip: [across, bottom + gap] as const, alongX: 0, alongY: 1 },
  ]
  const nearest = sides.reduce((best, side) => (side.away < best.away - 1e-9 ? side : best))
  const { tip, alongX, alongY } = nearest
  const base = [tip[0] + alongX * depth, tip[1] + alongY * depth] as const
  return [tip, [base[0] + alongY * half, base[1] + alongX * half], [base[0] - alongY * half, base[1] - alongX * half]]
}
