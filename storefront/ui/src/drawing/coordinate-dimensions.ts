import { type DimensionPen, spread, textWidth } from './dimension-pen.ts'
import type { Box, Pad } from './drawable-part.ts'
import { distinct, type OrientedPart } from './geometry.ts'
import { type MeasureUnit, measure } from './measure.ts'
import type { Projection } from './pad-path.ts'

/** Minimum distance between two coordinates in the margin, px. */
const GAP_PX = 15
const LEADER_PX = 26
const MAX_COORDINATES = 16

/** Distances from pin 1 for a part whose contacts have no even steps: each column and row once, mm. */
export interface CoordinatePlan {
  /** The pads whose coordinates are stated: all, or only the contacts when all are too many. */
  readonly pads: readonly Pad[]
  readonly columns: readonly number[]
  readonly rowsLeft: readonly number[]
  readonly rowsRight: readonly number[]
  /** Space that the coordinates need beside the part, px. */
  readonly leftPx: number
  readonly rightPx: number
  readonly topPx: number
}

function widest(values: readonly number[], from: number, unit: MeasureUnit): number {
  return Math.max(0, ...values.map((value) => textWidth(measure(value - from, unit))))
}

function sidesOf(pads: readonly Pad[], middle: number): { left: number[]; right: number[] } {
  const rows = distinct(pads.map((pad) => pad.y))
  const isLeft = (row: number): boolean => pads.some((pad) => Math.abs(pad.y - row) < 0.03 && pad.x <= middle)
  return { left: rows.filter(isLeft), right: rows.filter((row) => !isLeft(row)) }
}

/**
 * Chooses the columns and rows to state. Null when there are more than fit in a margin: then the drawing shows the
 * body's dimensions, and the pad table has the rest. Without `mounting` only the contacts are stated.
 */
export function planCoordinates(part: OrientedPart, unit: MeasureUnit, mounting: boolean): CoordinatePlan | null {
  const pin = part.pinOne
  if (!pin) return null
  const middle = (part.bounds.left + part.bounds.right) / 2
  for (const pads of mounting ? [part.pads, part.contacts] : [part.contacts]) {
    const columns = distinct(pads.map((pad) => pad.x))
    const { left, right } = sidesOf(pads, middle)
    if (Math.max(columns.length, left.length, right.length) > MAX_COORDINATES) continue
    return {
      pads,
      columns,
      rowsLeft: left,
      rowsRight: right,
      leftPx: LEADER_PX + widest(left, pin.y, unit) + 10,
      rightPx: right.length > 0 ? LEADER_PX + widest(right, pin.y, unit) + 4 : 0,
      topPx: LEADER_PX + widest(columns, pin.x, unit) + 10,
    }
  }
  return null
}

/** Draws the coordinates; leaders bend where texts would touch. */
export function drawCoordinates(
  plan: CoordinatePlan,
  part: OrientedPart,
  to: Projection,
  pen: DimensionPen,
  frame: Box,
  unit: MeasureUnit,
): void {
  const pin = part.pinOne
  if (!pin) return
  const at = { upright: false, role: 'dimension' } as const
  const columnPlaces = spread(plan.columns.map(to.x), GAP_PX)
  plan.columns.forEach((column, index) => {
    const x = to.x(column)
    const placed = columnPlaces[index] ?? x
    const tops = plan.pads.filter((pad) => Math.abs(pad.x - column) < 0.03).map((pad) => pad.y - pad.height / 2)
    const end = to.y(Math.min(...tops)) - 3
    pen.polyline([
      [placed, frame.top - LEADER_PX],
      [placed, frame.top - LEADER_PX + 6],
      [x, frame.top - 8],
      [x, end],
    ])
    const text = measure(column - pin.x, unit)
    pen.measures.push({ kind: 'coordinate', axis: 'x', from: to.x(pin.x), to: x, text })
    pen.text({ ...at, upright: true, x: placed + 4, y: frame.top - LEADER_PX - 4, text, anchor: 'start' })
  })
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
      pen.text({ ...at, x: edge + direction * (LEADER_PX + 3), y: placed + 4, text, anchor })
    })
  }
}
