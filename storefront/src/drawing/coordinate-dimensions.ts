import { boxOfText, type DimensionPen, spread, textWidth } from './dimension-pen.ts'
import type { Box } from './drawable-part.ts'
import { distinct, type OrientedPart } from './geometry.ts'
import { type MeasureUnit, measure } from './measure.ts'
import type { Projection } from './pad-path.ts'

/** Least distance between two coordinates in the margin, px. */
const GAP_PX = 15
const LEADER_PX = 26
const MAX_COORDINATES = 16

/** Distances from pin 1 for a part whose contacts keep no even steps: each column and row once, mm. */
export interface CoordinatePlan {
  readonly columns: readonly number[]
  readonly rowsLeft: readonly number[]
  readonly rowsRight: readonly number[]
  /** Room that the coordinates need beside the part, px. */
  readonly leftPx: number
  readonly rightPx: number
  readonly topPx: number
}

function widest(values: readonly number[], from: number, unit: MeasureUnit): number {
  return Math.max(0, ...values.map((value) => textWidth(measure(value - from, unit))))
}

/**
 * Chooses the columns and rows to state. Null where there are more than a margin can carry:
 * such a part shows its body's measures, the rest stands in the pad table.
 */
export function planCoordinates(part: OrientedPart, unit: MeasureUnit): CoordinatePlan | null {
  const pin = part.pinOne
  if (!pin) return null
  const columns = distinct(part.contacts.map((pad) => pad.x))
  const rows = distinct(part.contacts.map((pad) => pad.y))
  if (columns.length > MAX_COORDINATES || rows.length > MAX_COORDINATES) return null
  const middle = (part.bounds.left + part.bounds.right) / 2
  const isLeft = (row: number): boolean => part.contacts.some((pad) => Math.abs(pad.y - row) < 0.03 && pad.x <= middle)
  const rowsLeft = rows.filter(isLeft)
  const rowsRight = rows.filter((row) => !isLeft(row))
  return {
    columns,
    rowsLeft,
    rowsRight,
    leftPx: LEADER_PX + widest(rowsLeft, pin.y, unit) + 10,
    rightPx: rowsRight.length > 0 ? LEADER_PX + widest(rowsRight, pin.y, unit) + 4 : 0,
    topPx: LEADER_PX + widest(columns, pin.x, unit) + 10,
  }
}

/** Draws the coordinates with leaders that bend where neighbours would touch. */
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
    const tops = part.contacts.filter((pad) => Math.abs(pad.x - column) < 0.03).map((pad) => pad.y - pad.height / 2)
    const end = to.y(Math.min(...tops)) - 3
    pen.polyline([
      [placed, frame.top - LEADER_PX],
      [placed, frame.top - LEADER_PX + 6],
      [x, frame.top - 8],
      [x, end],
    ])
    const label = measure(column - pin.x, unit)
    pen.text({ ...at, upright: true, x: placed + 4, y: frame.top - LEADER_PX - 4, text: label, anchor: 'start' })
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
      const pads = part.contacts.filter((pad) => Math.abs(pad.y - row) < 0.03)
      const ends = pads.map((pad) => to.x(pad.x + (direction * pad.width) / 2))
      const end = direction < 0 ? Math.min(...ends) - 3 : Math.max(...ends) + 3
      pen.polyline([
        [edge + direction * LEADER_PX, placed],
        [edge + direction * (LEADER_PX - 6), placed],
        [edge + direction * 8, y],
        [end, y],
      ])
      const text = measure(row - pin.y, unit)
      const label = { ...at, x: edge + direction * (LEADER_PX + 3), y: placed + 4, text, anchor }
      if (boxOfText(label).right > 0) pen.text(label)
    })
  }
}
