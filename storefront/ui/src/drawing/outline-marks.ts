import { grown, type Obstacles } from './dimension-pen.ts'
import type { Box, DrawablePart } from './drawable-part.ts'
import type { DrawingPlan } from './drawing-plan.ts'
import { boxOfPad, distinct, joinBoxes, type OrientedPart, rowAt } from './geometry.ts'
import { measure } from './measure.ts'
import { boxToPx, type Projection } from './pad-path.ts'
import { type DimensionRoom, fittingText, stackAbove, topOf } from './span-dimensions.ts'

/** More rows than this are drawn as one field. */
const MAX_ROWS = 4
/** The mating side extends beyond the contacts at least this much more than the opposite side, mm. */
const CLEARLY = 1.5
const MIN_ROOM_MM = 1

/** A side of the part as drawn. */
export type Side = 'left' | 'right' | 'top' | 'bottom'

/**
 * Mating direction: `above` towards the viewer, a side derived from the contacts, `side` for a part along the board
 * whose side cannot be derived, null when nothing is stated.
 */
export type Entry = 'above' | 'side' | Side | null

/** Where contacts are under the body, mm: one box per row, or one field when rows are many or uneven. */
export function contactRows(part: OrientedPart): Box[] {
  const heights = distinct(part.contacts.map((pad) => pad.y))
  if (heights.length === 0) return []
  const rows = heights.map((y) => rowAt(part.contacts, y).map(boxOfPad))
  const isEven =
    heights.length <= MAX_ROWS &&
    rows.every((row) => row.length * heights.length >= part.contacts.length - heights.length)
  const groups = isEven ? rows : [rows.flat()]
  return groups.flatMap((row) => {
    const [first, ...others] = row
    return first ? [others.reduce(joinBoxes, first)] : []
  })
}

/**
 * The mating side. For parts along the board it is the side where the body extends clearly farther from the contacts
 * than at the back. The manufacturer does not state it, so screens label it as derived.
 */
export function entryOf(source: DrawablePart, part: OrientedPart): Entry {
  if (!source.orientation) return null
  if (source.orientation === 'vertical') return 'above'
  const [row, ...others] = contactRows(part)
  if (!row) return 'side'
  const field = others.reduce(joinBoxes, row)
  const { body } = part
  const pairs = [
    ['top', field.top - body.top, 'bottom', body.bottom - field.bottom],
    ['left', field.left - body.left, 'right', body.right - field.right],
  ] as const
  const rooms = pairs.flatMap(([a, before, b, behind]): { side: Side; room: number; other: number }[] => [
    { side: a, room: before, other: Math.max(0, behind) },
    { side: b, room: behind, other: Math.max(0, before) },
  ])
  const clear = rooms.filter(({ room, other }) => room >= MIN_ROOM_MM && room >= other * CLEARLY)
  const [first, second] = clear.sort((a, b) => b.room - a.room)
  if (!first) return 'side'
  return second && second.room * CLEARLY > first.room ? 'side' : first.side
}

/** The symbol for the mating direction in px: an arrow, or a ring for "from above". */
export interface EntrySign {
  readonly kind: 'above' | 'along'
  /** Centre of the ring, or tip of the arrow. */
  readonly x: number
  readonly y: number
  /** Start of the arrow; for a ring its centre. */
  readonly fromX: number
  readonly fromY: number
}

const RING_PX = 7

/** Places the mating symbol where it covers no contacts; null when there is no room. */
export function placeEntry(entry: Entry, plan: DrawingPlan, to: Projection, limit: number): EntrySign | null {
  const { body } = plan.part
  const right = Math.min(to.x(body.right), limit)
  const box: Box = { left: to.x(body.left), right, top: to.y(body.top), bottom: to.y(body.bottom) }
  const middleX = (box.left + box.right) / 2
  const middleY = (box.top + box.bottom) / 2
  const rows = contactRows(plan.part).map((row) => boxToPx(row, to))
  switch (entry) {
    case 'above': {
      const heights = [middleY, box.top + RING_PX + 4, box.bottom - RING_PX - 4]
      const places = [middleX, box.left + RING_PX + 4, box.right - RING_PX - 4].flatMap((x) =>
        heights.map((y) => ({ x, y })),
      )
      const reach = RING_PX + 2
      const free = places.find(({ x, y }) => {
        const isInside =
          x - reach >= box.left && x + reach <= box.right && y - reach >= box.top && y + reach <= box.bottom
        return (
          isInside &&
          !rows.some(
            (row) => row.left < x + reach && x - reach < row.right && row.top < y + reach && y - reach < row.bottom,
          )
        )
      })
      return free ? { kind: 'above', ...free, fromX: free.x, fromY: free.y } : null
    }
    case 'top':
    case 'bottom': {
      const edge = entry === 'top' ? box.top : box.bottom
      const inwards = entry === 'top' ? 1 : -1
      return arrow(middleX, edge + inwards * 3, 0, inwards, Math.abs(edge - nearestRow(rows, entry)))
    }
    case 'left':
    case 'right': {
      if (entry === 'right' && to.x(body.right) > limit) return null
      const edge = entry === 'left' ? box.left : box.right
      const inwards = entry === 'left' ? 1 : -1
      return arrow(edge + inwards * 3, middleY, inwards, 0, Math.abs(edge - nearestRow(rows, entry)))
    }
    case 'side':
    case null:
      return null
    default:
      return entry satisfies never
  }
}

function nearestRow(rows: readonly Box[], side: Side): number {
  const edges = rows.map((row) => row[side])
  return side === 'top' || side === 'left' ? Math.min(...edges) : Math.max(...edges)
}

function arrow(x: number, y: number, alongX: number, alongY: number, room: number): EntrySign | null {
  const length = Math.min(26, room - 8)
  if (length < 10) return null
  return { kind: 'along', fromX: x, fromY: y, x: x + alongX * length, y: y + alongY * length }
}

/** The box of the mating symbol, px. */
export function boxOfSign(sign: EntrySign): Box {
  const reach = sign.kind === 'above' ? RING_PX + 1 : 4
  return {
    left: Math.min(sign.x, sign.fromX) - reach,
    right: Math.max(sign.x, sign.fromX) + reach,
    top: Math.min(sign.y, sign.fromY) - reach,
    bottom: Math.max(sign.y, sign.fromY) + reach,
  }
}

/** Where pin 1 and the contacts are under the body: distances from the body's corner, and the contacts' span. */
export function drawOutlineSpans(plan: DrawingPlan, room: DimensionRoom): void {
  const { part, span } = plan
  const { to, pen, frame, unit } = room
  const pin = part.pinOne
  if (!pin) return
  const left = to.x(part.body.left)
  const top = to.y(part.body.top)
  const offsetX = pin.x - part.body.left
  const offsetY = pin.y - part.body.top
  const pinX = to.x(pin.x)
  const pinY = to.y(pin.y)
  const pinBox = boxOfPad(pin)
  const above = to.y(pinBox.top) - 4
  stackAbove(
    [
      ...(Math.abs(offsetX) >= 0.005
        ? [
            {
              kind: 'from-edge' as const,
              from: Math.min(left, pinX),
              to: Math.max(left, pinX),
              fromY: offsetX > 0 ? top - 4 : above,
              toY: offsetX > 0 ? above : top - 4,
              text: measure(Math.abs(offsetX), unit),
            },
          ]
        : []),
      ...(span
        ? [
            {
              kind: 'span' as const,
              from: to.x(span.from),
              to: to.x(span.to),
              fromY: topOf(span.pads[0], to),
              toY: topOf(span.pads.at(-1), to),
              text: fittingText(span, room),
            },
          ]
        : []),
    ],
    frame.top - 20,
    room,
  )
  if (Math.abs(offsetY) < 0.005) return
  const [upper, lower] = offsetY > 0 ? [top, pinY] : [pinY, top]
  const edge = left - 4
  const contact = to.x(pinBox.left) - 4
  const ends = offsetY > 0 ? ([edge, contact] as const) : ([contact, edge] as const)
  const lane = { x: frame.left - 22, outward: -1, ends } as const
  pen.upright('from-edge', upper, lower, lane, measure(Math.abs(offsetY), unit))
}

/** Boxes that labels of the outline must not cover. */
export function outlineObstacles(rows: readonly Box[], sign: EntrySign | null, edges: Obstacles['edges']): Obstacles {
  return { boxes: [...rows, ...(sign ? [boxOfSign(sign)] : [])].map((box) => grown(box, 2)), edges }
}
