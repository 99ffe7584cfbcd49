import type { Box } from './drawable-part.ts'

/** A straight line, px. */
export interface Segment {
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
}

/** Remainders of a broken line shorter than this are dropped, px. */
const MIN_LENGTH_PX = 1

/**
 * The part of a segment inside a box as shares of its length, or null when it does not enter the box. Liang and Barsky,
 * 1984.
 */
export function shareInside({ x1, y1, x2, y2 }: Segment, box: Box): readonly [number, number] | null {
  if (Math.max(x1, x2) < box.left || Math.min(x1, x2) > box.right) return null
  if (Math.max(y1, y2) < box.top || Math.min(y1, y2) > box.bottom) return null
  let enter = 0
  let leave = 1
  const edges = [
    [x1 - x2, x1 - box.left],
    [x2 - x1, box.right - x1],
    [y1 - y2, y1 - box.top],
    [y2 - y1, box.bottom - y1],
  ] as const
  for (const [towards, distance] of edges) {
    if (towards === 0) {
      if (distance <= 0) return null
    } else if (towards < 0) enter = Math.max(enter, distance / towards)
    else leave = Math.min(leave, distance / towards)
  }
  return enter < leave ? [enter, leave] : null
}

/** The parts of a segment outside all boxes. */
export function breakLine(segment: Segment, boxes: readonly Box[]): Segment[] {
  const { x1, y1, x2, y2 } = segment
  const gaps = boxes.flatMap((box) => {
    const share = shareInside(segment, box)
    return share ? [share] : []
  })
  if (gaps.length === 0) return [segment]
  const length = Math.hypot(x2 - x1, y2 - y1)
  const stored: Segment[] = []
  const keep = (from: number, to: number): void => {
    if ((to - from) * length < MIN_LENGTH_PX) return
    const at = (share: number): readonly [number, number] => [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share]
    const [startX, startY] = at(from)
    const [endX, endY] = at(to)
    stored.push({ x1: startX, y1: startY, x2: endX, y2: endY })
  }
  let reached = 0
  for (const [from, to] of gaps.sort((a, b) => a[0] - b[0])) {
    keep(reached, from)
    reached = Math.max(reached, to)
  }
  keep(reached, 1)
  return stored
}

/** The four edges of a box. */
export function edgesOf({ left, top, right, bottom }: Box): Segment[] {
  return [
    { x1: left, y1: top, x2: right, y2: top },
    { x1: right, y1: top, x2: right, y2: bottom },
    { x1: right, y1: bottom, x2: left, y2: bottom },
    { x1: left, y1: bottom, x2: left, y2: top },
  ]
}
