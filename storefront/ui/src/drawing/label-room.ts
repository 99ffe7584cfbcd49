import { type Segment, shareInside } from './break-lines.ts'
import { boxOfText, type DimensionPen, type DrawnText, grown, type Obstacles } from './dimension-pen.ts'
import type { Box, Pad } from './drawable-part.ts'
import { boxOfPad } from './geometry.ts'
import { distanceOf, nearnessOf } from './nearness.ts'
import { boxToPx, type Projection } from './pad-path.ts'

/** The area for labels, px. */
export interface LabelRoom {
  readonly to: Projection
  readonly pen: DimensionPen
  readonly frame: Box
  readonly obstacles: Obstacles
  /** The pads with their boxes, which a label must not seem to name; in the outline they are under the body. */
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

/** False for a text that the frame would cut. */
export function isVisible(text: DrawnText, room: Pick<LabelRoom, 'start' | 'limit'>): boolean {
  const { left, right } = boxOfText(text)
  return right < room.limit - 2 && left > room.start + 2
}

/** True for a text that is visible and covers nothing. */
export function isFree(text: DrawnText, room: LabelRoom): boolean {
  return isVisible(text, room) && room.pen.isFree(text, room.obstacles)
}

/**
 * The first visible place that covers nothing and clearly belongs to one of `own`; rather one whose middle is nearer to
 * its pad's middle than to those of all others, too.
 */
export function placeAtPad(
  places: readonly DrawnText[],
  own: ReadonlySet<Pad>,
  room: LabelRoom,
): DrawnText | undefined {
  let second: DrawnText | undefined
  for (const text of places) {
    if (!isFree(text, room)) continue
    const { distance, byEdge, byMiddle, byCentre } = nearnessOf(text, own, room.pads)
    if (distance > NEAR_PX || byEdge < CLEARLY_PX || byMiddle <= 0) continue
    if (byCentre > 0) return text
    second ??= text
  }
  return second
}

/** Places for a label around a pad, the best first. */
export function placesAround(pad: Pad, name: string, role: DrawnText['role'], room: LabelRoom): DrawnText[] {
  const { to } = room
  const box = padBox(pad, to, 0)
  const middle = to.y(pad.y) + 4.5
  const at = (x: number, y: number, anchor: DrawnText['anchor']): DrawnText => ({
    ...{ x, y, text: name, anchor, role },
    upright: false,
  })
  return [
    at(box.left - 4, middle, 'end'),
    at(box.right + 4, middle, 'start'),
    at(to.x(pad.x), box.top - 4, 'middle'),
    at(to.x(pad.x), box.bottom + 13, 'middle'),
    at(box.left - 3, box.top - 3, 'end'),
    at(box.left - 3, box.bottom + 12, 'end'),
    at(box.right + 3, box.top - 3, 'start'),
    at(box.right + 3, box.bottom + 12, 'start'),
    at(to.x(pad.x) - 4, box.top - 6, 'end'),
    at(to.x(pad.x) + 4, box.top - 6, 'start'),
    at(to.x(pad.x) - 4, box.bottom + 14, 'end'),
    at(to.x(pad.x) + 4, box.bottom + 14, 'start'),
  ]
}

/** Distances of a label with a leader from its pad, px; the directions of leaders; what a crossing costs, px. */
const NEAREST_PX = 12
const STEP_PX = 3
const DIRECTIONS = 36
const CROSSED_LINE_PX = 18
const CROSSED_PAD_PX = 45
/** What a label costs that is nearer to a pad that it does not name, or whose middle is nearer to that pad's, px. */
const ASTRAY_PX = 120
const OFF_CENTRE_PX = 20
/** A shorter leader is not seen, px. */
export const SHORTEST_PX = 6

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

/** What a label with a leader names. */
export interface Named {
  readonly box: Box
  /** The pads of that name; none for a label of something else. */
  readonly pads: ReadonlySet<Pad>
}

/** A pad that a leader leads to, as one of those that its label names. */
export function namedPad(pad: Pad, pads: ReadonlySet<Pad>, room: LabelRoom): Named {
  return { box: padBox(pad, room.to, 0), pads }
}

/** A label and the leader from what it names. */
export interface LedLabel {
  readonly place: DrawnText
  readonly leader: Segment
  /** True if the label is nearer to a pad that it does not name. */
  readonly isAstray: boolean
}

/**
 * The place for a label with a leader to what it names: as near as possible, nearer to it than to other pads, and across
 * as few lines as possible; no leader crosses a text. Null when nothing is free within `reach` px.
 */
export function findWithLeader(
  { box: own, pads }: Named,
  text: string,
  role: DrawnText['role'],
  room: LabelRoom,
  reach: number,
): LedLabel | null {
  const { pen } = room
  const others = [...room.pads.values()].filter((box) => distanceOf(box, own) > 0)
  const [halfX, halfY] = [(own.right - own.left) / 2, (own.bottom - own.top) / 2]
  const [middleX, middleY] = [own.left + halfX, own.top + halfY]
  let best: (LedLabel & { readonly cost: number }) | null = null
  for (let away = NEAREST_PX; away <= reach; away += STEP_PX) {
    if (best && best.cost <= away) break
    for (let index = 0; index < DIRECTIONS; index++) {
      const angle = (index / DIRECTIONS) * 2 * Math.PI
      const x = middleX + Math.cos(angle) * (away + halfX)
      const y = middleY + Math.sin(angle) * (away + halfY) + 4.5
      const place: DrawnText = { x, y, text, anchor: 'middle', upright: false, role }
      if (!isFree(place, room)) continue
      const leader = leaderTo(place, own)
      if (Math.hypot(leader.x2 - leader.x1, leader.y2 - leader.y1) < SHORTEST_PX) continue
      const crossed = pen.crossings(leader)
      if (crossed === null) continue
      const covered = others.filter((box) => shareInside(leader, box) !== null).length
      const { byEdge, byMiddle, byCentre } = nearnessOf(place, pads, room.pads)
      const isAstray = pads.size > 0 && (byEdge <= 0 || byMiddle <= 0)
      const beside = isAstray ? ASTRAY_PX : pads.size > 0 && byCentre <= 0 ? OFF_CENTRE_PX : 0
      const cost = away + crossed * CROSSED_LINE_PX + covered * CROSSED_PAD_PX + beside
      if (!best || cost < best.cost) best = { place, leader, cost, isAstray }
    }
  }
  return best
}

/** Draws a label with its leader. False when there is no place within `reach` px. */
export function labelWithLeader(
  named: Named,
  text: string,
  role: DrawnText['role'],
  room: LabelRoom,
  reach: number,
): boolean {
  const found = findWithLeader(named, text, role, room, reach)
  if (found) room.pen.leader(found.place, found.leader, found.isAstray)
  return found !== null
}
