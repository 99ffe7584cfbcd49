import { type DimensionPen, spread, textWidth } from './dimension-pen.ts'
import type { Box, Pad } from './drawable-part.ts'
import { distinct, type OrientedPart } from './geometry.ts'
import { type MeasureUnit, measure } from './measure.ts'
import type { Projection } from './pad-path.ts'

/** Minimum distance between two coordinates in the margin, px. */
const GAP_PX = 15
const LEADER_PX = 26

/** Distances from pin 1 for a part whose contacts have no even steps: each column and row once, mm. */
export interface CoordinatePlan {
  /** The pads whose coordinates are stated: all, or only the contacts when all are too many. */
  readonly pads: readonly Pad[]
  /** Columns stated above the part, and below it. */
  readonly columns: readonly number[]
  readonly columnsBelow: readonly number[]
  readonly rowsLeft: readonly number[]
  readonly rowsRight: readonly number[]
  /** Space that the coordinates need beside the part, px. */
  readonly leftPx: number
  readonly rightPx: number
  readonly topPx: number
  readonly bottomPx: number
}

function widest(values: readonly number[], from: number, unit: MeasureUnit): number {
  return Math.max(0, ...values.map((value) => textWidth(measure(value - from, unit))))
}

function sidesOf(pads: readonly Pad[], middle: number): { left: number[]; right: number[] } {
  const rows = distinct(pads.map((pad) => pad.y))
  const isLeft = (row: number): boolean => pads.some((pad) => Math.abs(pad.y - row) < 0.03 && pad.x <= middle)
  return { left: rows.filter(isLeft), right: rows.filter((row) => !isLeft(row)) }
}

/** Columns above the part where their uppermost pads are in its upper half, else below it. */
function columnSides(pads: readonly Pad[], middle: number): { above: number[]; below: number[] } {
  const columns = distinct(pads.map((pad) => pad.x))
  const isAbove = (column: number): boolean => pads.some((pad) => Math.abs(pad.x - column) < 0.03 && pad.y <= middle)
  return { above: columns.filter(isAbove), below: columns.filter((column) => !isAbove(column)) }
}

/** Px for coordinates along the part's long and short side. */
export interface CoordinateSpace {
  readonly across: number
  readonly upright: number
}

/**
 * Chooses the columns and rows to state: columns stand above the part, or on both sides of it where one has no room.
 * Null when there are more than fit: then the drawing shows the body's dimensions, and the pad table has the rest.
 * Without `mounting` only the contacts are stated.
 */
export function planCoordinates(
  part: OrientedPart,
  unit: MeasureUnit,
  mounting: boolean,
  space: CoordinateSpace,
): CoordinatePlan | null {
  const pin = part.pinOne
  if (!pin) return null
  const middle = (part.bounds.left + part.bounds.right) / 2
  const heights = part.contacts.map((pad) => pad.y)
  const middleRow = (Math.min(...heights) + Math.max(...heights)) / 2
  const mostColumns = Math.floor(space.across / GAP_PX)
  const mostRows = Math.floor(space.upright / GAP_PX)
  for (const pads of mounting ? [part.pads, part.contacts] : [part.contacts]) {
    const all = { above: distinct(pads.map((pad) => pad.x)), below: [] }
    const { left, right } = sidesOf(pads, middle)
    if (Math.max(left.length, right.length) > mostRows) continue
    const columns = [all, columnSides(pads, middleRow)].find(
      ({ above, below }) => Math.max(above.length, below.length) <= mostColumns,
    )
    if (!columns) continue
    const room = (values: readonly number[]): number => LEADER_PX + widest(values, pin.x, unit) + 10
    return {
      pads,
      columns: columns.above,
      columnsBelow: columns.below,
      rowsLeft: left,
      rowsRight: right,
      leftPx: LEADER_PX + widest(left, pin.y, unit) + 10,
      rightPx: right.length > 0 ? LEADER_PX + widest(right, pin.y, unit) + 4 : 0,
      topPx: room(columns.above),
      bottomPx: columns.below.length > 0 ? room(columns.below) : 0,
    }
  }
  return null
}

/** Texts of columns stay between these, px. */
export interface CoordinateLimits {
  readonly start: number
  readonly end: number
}

function drawColumns(
  columns: readonly number[],
  direction: -1 | 1,
  plan: CoordinatePlan,
  pin: Pad,
  room: CoordinateRoom,
): void {
  const { to, pen, frame, unit, limits } = room
  const edge = direction < 0 ? frame.top : frame.bottom
  const wanted = spread(columns.map(to.x), GAP_PX)
  const first = wanted[0] ?? 0
  const last = wanted.at(-1) ?? 0
  const shift = Math.max(limits.start + GAP_PX - first, 0) + Math.min(limits.end - GAP_PX - last, 0)
  columns.forEach((column, index) => {
    const x = to.x(column)
    const placed = (wanted[index] ?? x) + shift
    const pads = plan.pads.filter((pad) => Math.abs(pad.x - column) < 0.03)
    const ends = pads.map((pad) => pad.y + (direction * pad.height) / 2)
    const end = to.y(direction < 0 ? Math.min(...ends) : Math.max(...ends)) + direction * 3
    pen.polyline([
      [placed, edge + direction * LEADER_PX],
      [placed, edge + direction * (LEADER_PX - 6)],
      [x, edge + direction * 8],
      [x, end],
    ])
    const text = measure(column - pin.x, unit)
    pen.measures.push({ kind: 'coordinate', axis: 'x', from: to.x(pin.x), to: x, text })
    const anchor = direction < 0 ? 'start' : 'end'
    const y = edge + direction * (LEADER_PX + 4)
    pen.text({ upright: true, role: 'dimension', x: placed + 4.5, y, text, anchor })
  })
}

/** Where coordinates are drawn. */
export interface CoordinateRoom {
  readonly to: Projection
  readonly pen: DimensionPen
  readonly frame: Box
  readonly unit: MeasureUnit
  readonly limits: CoordinateLimits
}

/** Draws the coordinates; leaders bend where texts would touch. */
export function drawCoordinates(plan: CoordinatePlan, part: OrientedPart, room: CoordinateRoom): void {
  const pin = part.pinOne
  if (!pin) return
  const { to, pen, frame, unit } = room
  const at = { upright: false, role: 'dimension' } as const
  drawColumns(plan.columns, -1, plan, pin, room)
  drawColumns(plan.columnsBelow, 1, plan, pin, room)
  const sides = [
    { rows: plan.rowsLeft, edge: frame.left, direction: -1, anchor: 'end' },
    { rows: plan.rowsRight, edge: frame.right, direction: 1, anchor: 'start' },
  ] as const
  for (const { rows, edge, direction, anchor } of sides) {
    const places = spread(rows.map(to.y), GAP_PX)
    rows.forEach((row, index) => {
      const y = to.y(row)
      const placed = places[index] ?? y
      const pads = plan.pads.filter((pad) => Math.abs(pad.y - row) < 0.03)
      const ends = pads.map((pad) => to.x(pad.x + (direction * pad.width) / 2))
      const end = direction < 0 ? Math.min(...ends) - 3 : Math.max(...ends) + 3
      pen.polyline([
        [edge + direction * LEADER_PX, placed],
        [edge + direction * (LEADER_PX - 6), placed],
        [edge + direction * 8, y],
        [end, y],
      ])
      const text = measure(row - pin.y, unit)
      pen.measures.push({ kind: 'coordinate', axis: 'y', from: to.y(pin.y), to: y, text })
      pen.text({ ...at, x: edge + direction * (LEADER_PX + 3), y: placed + 4.5, text, anchor })
    })
  }
}
