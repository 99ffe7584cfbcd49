import { type Segment, shareInside } from './break-lines.ts'
import { boxOfText, type DimensionPen, type DrawnText, grown, type Obstacles } from './dimension-pen.ts'
import type { Box, Pad } from './drawable-part.ts'
import { boxOfPad } from './geometry.ts'
import { boxToPx, type Projection } from './pad-path.ts'

/** The area for labels, px. */
export interface LabelRoom {
  readonly to: Projection
  readonly pen: DimensionPen
  readonly frame: Box
  readonly obstacles: Obstacles
  /** The pads with their boxes, which a label must not seem to name; none in the outline. */
  readonly pads: ReadonlyMap<Pad, Box>
  /** Left and right edge of the visible area. */
  readonly start: number
  readonly limit: number
}

/** A label between two pads names neither: it has to be nearer to its own by this much, px. */
const CLEARLY_PX = 4
/** A label farther from its pad than this needs a leader, px. */
const NEAR_PX = 9

/** A pad's box in px, with a gap. */
export function padBox(pad: Pad, to: Projection, gap: number): Box {
  return grown(boxToPx(boxOfPad(pad), to), gap)
}

/** Distance of two boxes; 0 when they touch. */
export function distanceOf(a: Box, b: Box): number {
  return Math.hypot(Math.max(0, a.left - b.right, b.left - a.right), Math.max(0, a.top - b.bottom, b.top - a.bottom))
}

/** False for a text that the frame would cut. */
export function isVisible(text: DrawnText, room: Pick<LabelRoom, 'start' | 'limit'>): boolean {
  const { left, right } = boxOfText(text)
  return right < room.limit - 2 && left > room.start + 2
}

/** True if a label stands at one of `own` and clearly farther from all other pads. */
function isAtPad(text: DrawnText, own: ReadonlySet<Pad>, room: LabelRoom): boolean {
  const box = boxOfText(text)
  let nearest = Number.POSITIVE_INFINITY
  let nearestOther = Number.POSITIVE_INFINITY
  for (const [pad, other] of room.pads) {
    const distance = distanceOf(box, other)
    if (own.has(pad)) nearest = Math.min(nearest, distance)
    else nearestOther = Math.min(nearestOther, distance)
  }
  return nearest <= NEAR_PX && nearestOther >= nearest + CLEARLY_PX
}

/** The first visible place that covers nothing and clearly belongs to one of `own`. */
export function placeAtPad(
  places: readonly DrawnText[],
  own: ReadonlySet<Pad>,
  room: LabelRoom,
): DrawnText | undefined {
  return places.find(
    (text) => isVisible(text, room) && room.pen.isFree(text, room.obstacles) && isAtPad(text, own, room),
  )
}

/** Distances of a label with a leader from its pad, px; the directions of leaders; what a crossing costs, px. */
const NEAREST_PX = 12
const STEP_PX = 4
const DIRECTIONS = 24
const CROSSED_LINE_PX = 18
const CROSSED_PAD_PX = 45
/** A shorter leader is not seen, px. */
const SHORTEST_PX = 7

/** Where a ray from the middle of a box leaves it. */
function edgeTowards(box: Box, x: number, y: number): readonly [number, number] {
  const middleX = (box.left + box.right) / 2
  const middleY = (box.top + box.bottom) / 2
  const shareX = Math.abs(x - middleX) < 1e-9 ? 1e9 : (box.right - box.left) / 2 / Math.abs(x - middleX)
  const shareY = Math.abs(y - middleY) < 1e-9 ? 1e9 : (box.bottom - box.top) / 2 / Math.abs(y - middleY)
  const share = Math.min(shareX, shareY, 1)
  return [middleX + (x - middleX) * share, middleY + (y - middleY) * share]
}

function leaderTo(text: DrawnText, own: Box): Segment {
  const box = grown(boxOfText(text), 2)
  const [x1, y1] = edgeTowards(own, (box.left + box.right) / 2, (box.top + box.bottom) / 2)
  const [x2, y2] = edgeTowards(box, x1, y1)
  return { x1, y1, x2, y2 }
}

/**
 * Places a label with a leader to the box that it names, as near as possible and across as few lines as
 * possible; no leader crosses a text. False when nothing is free within `reach` px.
 */
export function labelWithLeader(
  own: Box,
  text: string,
  role: DrawnText['role'],
  room: LabelRoom,
  reach: number,
): boolean {
  const { pen, obstacles } = room
  const others = [...room.pads.values()].filter((box) => distanceOf(box, own) > 0)
  const [halfX, halfY] = [(own.right - own.left) / 2, (own.bottom - own.top) / 2]
  const [middleX, middleY] = [own.left + halfX, own.top + halfY]
  let best: { place: DrawnText; leader: Segment; cost: number } | null = null
  for (let away = NEAREST_PX; away <= reach; away += STEP_PX) {
    if (best && best.cost <= away) break
    for (let index = 0; index < DIRECTIONS; index++) {
      const angle = (index / DIRECTIONS) * 2 * Math.PI
      const x = middleX + Math.cos(angle) * (away + halfX)
      const y = middleY + Math.sin(angle) * (away + halfY) + 4.5
      const place: DrawnText = { x, y, text, anchor: 'middle', upright: false, role }
      if (!isVisible(place, room) || !pen.isFree(place, obstacles)) continue
      const leader = leaderTo(place, own)
      if (Math.hypot(leader.x2 - leader.x1, leader.y2 - leader.y1) < SHORTEST_PX) continue
      const crossed = pen.crossings(leader)
      if (crossed === null) continue
      const covered = others.filter((box) => shareInside(leader, box) !== null).length
      const cost = away + crossed * CROSSED_LINE_PX + covered * CROSSED_PAD_PX
      if (!best || cost < best.cost) best = { place, leader, cost }
    }
  }
  if (!best) return false
  pen.leader(best.place, best.leader)
  return true
}
