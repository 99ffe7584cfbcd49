import { type DimensionPen, LANE_PX, type MeasureKind, textWidth } from './dimension-pen.ts'
import type { Box, Pad } from './drawable-part.ts'
import type { DrawingPlan } from './drawing-plan.ts'
import { boxOfPad, type Span } from './geometry.ts'
import { type MeasureUnit, measure, measureStep, measureSteps } from './measure.ts'
import type { Projection } from './pad-path.ts'

/** Anything shorter than this is stated in the detail, px. */
export const MIN_SPAN_PX = 14
/** Gap between an extension line and the edge that it measures, px. */
const GAP_PX = 4

/** The area for dimensions: the part's frame and the frame's cut in px. */
export interface DimensionRoom {
  readonly to: Projection
  readonly pen: DimensionPen
  readonly frame: Box
  readonly unit: MeasureUnit
  readonly cutAt: number | null
}

/** A dimension above the part; its extension lines start at `fromY` and `toY`. All px. */
export interface AcrossDimension {
  readonly kind: MeasureKind
  readonly from: number
  readonly to: number
  readonly fromY: number
  readonly toY: number
  readonly text: string
}

/**
 * Stacks dimensions in lanes above `base`, the shortest nearest the part: each takes the first lane where line and text
 * are free. Extension lines break at the texts that they cross.
 */
export function stackAbove(dimensions: readonly AcrossDimension[], base: number, room: DimensionRoom): void {
  const { pen, cutAt } = room
  const lanes: (readonly [number, number])[][] = []
  const rising = [...dimensions].sort((a, b) => a.to - a.from - (b.to - b.from))
  for (const { kind, from, to, fromY, toY, text } of rising) {
    const isCut = cutAt !== null && to > cutAt
    if (isCut && from > cutAt) continue
    const end = isCut ? cutAt : to
    const [left, right] = pen.reachAcross(from, end, text, isCut)
    const free = lanes.findIndex((taken) => taken.every(([start, stop]) => right + 4 <= start || stop + 4 <= left))
    const lane = free >= 0 ? free : lanes.length
    lanes[lane] = [...(lanes[lane] ?? []), [left, right]]
    const y = base - lane * LANE_PX
    pen.line(from, fromY, from, y - 5)
    if (!isCut) pen.line(to, toY, to, y - 5)
    pen.across(kind, from, end, y, text, isCut)
  }
}

/** `n × step = total`, or only the step when there is one. */
function textOfSpan({ steps, stepMm }: Omit<Span, 'pads'>, unit: MeasureUnit): string {
  return steps > 1 ? measureSteps(steps, stepMm, unit) : measure(stepMm, unit)
}

/** The span's text, or its length alone when the frame has no room for more; the detail then states the step. */
export function fittingText(span: Span, room: DimensionRoom): string {
  const { pen, to, unit, cutAt } = room
  const long = textOfSpan(span, unit)
  const end = to.x(span.to)
  const isCut = cutAt !== null && end > cutAt
  const fits = isCut || pen.hasRoomAcross(to.x(span.from), end, long)
  return fits ? long : measure(span.stepMm * span.steps, unit)
}

/** Where the extension line of a pad starts, px. */
export function topOf(pad: Pad | undefined, to: Projection): number {
  return pad ? to.y(boxOfPad(pad).top) - GAP_PX : 0
}

/** Spans of the contacts and of the pegs above the part, the distance of the rows at its left. */
export function drawSpans(plan: DrawingPlan, room: DimensionRoom): void {
  const { span, rows, part, mounting } = plan
  const { to, pen, frame, unit } = room
  const dimensions: AcrossDimension[] = []
  if (span) {
    const [fromY, beforeY, toY] = [span.pads[0], span.pads.at(-2), span.pads.at(-1)].map((pad) => topOf(pad, to))
    const ends = { fromY: fromY ?? 0, toY: toY ?? 0, to: to.x(span.to) }
    dimensions.push({ ...ends, kind: 'span', from: to.x(span.from), text: fittingText(span, room) })
    if (span.steps > 1 && span.stepMm * to.scale >= MIN_SPAN_PX) {
      const from = to.x(span.to - span.stepMm)
      dimensions.push({
        ...ends,
        kind: 'step',
        from,
        fromY: beforeY ?? 0,
        text: measureStep(span.steps, span.stepMm, unit),
      })
    }
  }
  if (mounting) {
    const [left, right] = mounting
    dimensions.push({
      kind: 'mounting',
      from: to.x(left.x),
      to: to.x(right.x),
      fromY: to.y(left.y) - GAP_PX,
      toY: to.y(right.y) - GAP_PX,
      text: measure(right.x - left.x, unit),
    })
  }
  stackAbove(dimensions, frame.top - 20 - (plan.numbersOutside ? 12 : 0), room)
  if (rows) {
    const x = frame.left - 22
    const from = to.y(rows.from)
    const end = to.y(rows.to)
    const edgeAt = (mm: number): number => {
      const row = part.contacts.filter((pad) => Math.abs(pad.y - mm) < 0.03)
      return Math.min(...row.map((pad) => to.x(boxOfPad(pad).left))) - GAP_PX
    }
    const long = textOfSpan(rows, unit)
    const fits = textWidth(long) <= end - from - 26
    const text = fits ? long : measure(rows.stepMm * rows.steps, unit)
    pen.upright('row-span', from, end, { x, outward: -1, ends: [edgeAt(rows.from), edgeAt(rows.to)] }, text)
  }
}

/** Width of the body below it, depth at its right (at its left when the frame cuts the right end). */
export function drawBody(plan: DrawingPlan, room: DimensionRoom): void {
  const { body } = plan.part
  const { to, pen, frame, unit, cutAt } = room
  const left = to.x(body.left)
  const right = to.x(body.right)
  const top = to.y(body.top)
  const bottom = to.y(body.bottom)
  const isCut = cutAt !== null && right > cutAt
  const end = isCut ? cutAt : right
  const text = measure(body.right - body.left, unit)
  const first = frame.bottom + 28 + (plan.coordinates?.bottomPx ?? 0) + (plan.numbersOutside ? 10 : 0)
  const lanes = [0, 1, 2, 3, 4, 5].map((index) => first + index * LANE_PX)
  const y = lanes.find((lane) => pen.isFreeAcross(left, end, lane, text, isCut)) ?? first
  pen.line(left, bottom + GAP_PX, left, y + 5)
  if (!isCut) pen.line(right, bottom + GAP_PX, right, y + 5)
  pen.across('width', left, end, y, text, isCut)
  const nextTo = frame.left - 22 - (plan.rows ? LANE_PX : 0)
  const x = isCut ? nextTo : frame.right + (plan.coordinates?.rightPx ?? 0) + 28
  const start = isCut ? left - GAP_PX : right + GAP_PX
  const lane = { x, outward: isCut ? -1 : 1, ends: [start, start] } as const
  pen.upright('depth', top, bottom, lane, measure(body.bottom - body.top, unit))
}
