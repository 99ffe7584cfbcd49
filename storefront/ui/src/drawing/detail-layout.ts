import { edgesOf } from './break-lines.ts'
import {
  DimensionPen,
  type DrawnText,
  LANE_PX,
  type Measured,
  pathOfHeads,
  pathOfLines,
  textWidth,
} from './dimension-pen.ts'
import type { Box, Pad } from './drawable-part.ts'
import type { DrawingPlan } from './drawing-plan.ts'
import { viewAround } from './drawing-view.ts'
import { boxOfPad, distinct, type OrientedPart, pinOnePads, rowAt, type Span } from './geometry.ts'
import { holeOf } from './hole.ts'
import { padBox } from './label-room.ts'
import { type MeasureUnit, measure, measureStep } from './measure.ts'
import { boxToPx, outlinesOf, type PadPaths, type Projection, padPaths } from './pad-path.ts'
import { paperScale } from './paper.ts'
import { MIN_SPAN_PX, stackAbove } from './span-dimensions.ts'

/** The pin-1 corner, enlarged. Numbers in px; everything of the part outside `window` is cut off. */
export interface DetailLayout {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly top: number
  /** px per mm */
  readonly scale: number
  /** The content of the detail, in its own px and on the part in mm. */
  readonly window: Box
  readonly windowMm: Box
  readonly body: Box
  readonly pads: PadPaths
  /** Path data of the outlines of pin 1's pads. */
  readonly pinOne: string
  readonly lines: string
  readonly arrows: string
  readonly texts: readonly DrawnText[]
  readonly measures: readonly Measured[]
}

/** Options for the layout of a detail. Sizes in px. */
export interface DetailOptions {
  readonly unit: MeasureUnit
  readonly maxWidth: number
  readonly maxHeight: number
  /** The scale of the drawing on paper: that of the detail is a larger one of those that a print may state. */
  readonly mainRatio: number | undefined
}

const COLUMNS = 4
const ROWS = 3
const PITCH_PX = 24
/** The detail takes more columns until it fills the strip by this share. */
const FILLED = 0.9
const MAX_DETAIL_SCALE = 120
/** Enlargements that a print may state. */
const RATIOS = [2, 5, 10, 20, 50]
/** From this number of contacts on, or at this pitch and below, the corner is always enlarged. */
const MANY_CONTACTS = 60
const FINE_PITCH_MM = 0.5

/** True if the main view at this scale cannot show the part's steps. */
export function needsDetail({ part, span, rows }: DrawingPlan, scale: number): boolean {
  if (!span || span.steps < 1) return false
  const smallest = Math.min(span.stepMm, rows?.stepMm ?? span.stepMm) * scale
  return smallest < MIN_SPAN_PX || part.contacts.length >= MANY_CONTACTS || span.stepMm <= FINE_PITCH_MM
}

interface Corner {
  readonly windowMm: Box
  /** Visible rows from the top down, each with its visible pads from left to right. */
  readonly rows: readonly (readonly Pad[])[]
  readonly corner: Pad
}

function within(pad: Pad, box: Box): boolean {
  const { left, right, top, bottom } = boxOfPad(pad)
  return left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom
}

function chooseCorner(part: OrientedPart, span: Span, columns: number, options: DetailOptions): Corner | null {
  const pin = part.pinOne
  const first = span.pads[0]
  const last = span.pads.at(-1)
  if (!pin || !first || !last) return null
  const atLeft = Math.abs(pin.x - span.from) <= Math.abs(pin.x - span.to)
  const corner = atLeft ? first : last
  const { stepMm } = span
  const heights = distinct(part.contacts.map((pad) => pad.y))
    .filter((y) => Math.abs(y - corner.y) <= stepMm * (ROWS - 0.5))
    .sort((a, b) => Math.abs(a - corner.y) - Math.abs(b - corner.y))
    .slice(0, ROWS)
  const inwards = (columns - 1) * stepMm + corner.width / 2 + stepMm * 0.3
  const edge = atLeft ? corner.x - part.bounds.left : part.bounds.right - corner.x
  const room = Math.max(0, options.mainRatio === undefined ? (options.maxWidth * stepMm) / PITCH_PX - inwards : edge)
  const outwards = Math.max(stepMm * 0.5, Math.min(edge + stepMm * 0.3, stepMm * (ROWS - 0.2), room))
  const shown = heights.flatMap((y) => rowAt(part.contacts, y)).filter((pad) => Math.abs(pad.x - corner.x) <= inwards)
  const tops = shown.map((pad) => boxOfPad(pad).top)
  const bottoms = shown.map((pad) => boxOfPad(pad).bottom)
  const reach = (toEdge: number): number => Math.min(Math.max(0, toEdge), stepMm * 2) + stepMm * 0.3
  const top = Math.min(...tops)
  const bottom = Math.max(...bottoms)
  const windowMm = {
    left: corner.x - (atLeft ? outwards : inwards),
    right: corner.x + (atLeft ? inwards : outwards),
    top: top - reach(top - part.bounds.top),
    bottom: bottom + reach(part.bounds.bottom - bottom),
  }
  const rows = [...heights]
    .sort((a, b) => a - b)
    .map((y) => rowAt(part.contacts, y).filter((pad) => within(pad, windowMm)))
    .filter((row) => row.length > 0)
  return { windowMm, rows, corner }
}

function chooseDetailScale({ windowMm }: Corner, stepMm: number, options: DetailOptions): number {
  const { mainRatio } = options
  if (mainRatio !== undefined) {
    const isReadable = (ratio: number): boolean => ratio * paperScale * stepMm >= PITCH_PX
    return (RATIOS.find((ratio) => ratio > mainRatio + 1e-9 && isReadable(ratio)) ?? 50) * paperScale
  }
  const across = options.maxWidth / (windowMm.right - windowMm.left)
  const upright = options.maxHeight / (windowMm.bottom - windowMm.top)
  return Math.min(MAX_DETAIL_SCALE, Math.max(PITCH_PX / stepMm, Math.min(across, upright)))
}

function nameInside(pad: Pad, to: Projection): DrawnText[] {
  const hole = holeOf(pad)
  const round = pad.kind === 't' ? Math.min(hole?.width ?? 0, hole?.height ?? 0) : pad.width
  const tall = pad.kind === 't' ? round : pad.height
  const width = textWidth(pad.name)
  const base = { text: pad.name, anchor: 'middle', role: pad.kind === 't' ? 'pin' : 'inside' } as const
  if (pad.name === '') return []
  if (width + 3 <= round * to.scale && tall * to.scale >= 14) {
    return [{ ...base, x: to.x(pad.x), y: to.y(pad.y) + 4, upright: false }]
  }
  if (width + 3 <= tall * to.scale && round * to.scale >= 14 && pad.kind !== 't') {
    return [{ ...base, x: to.x(pad.x) + 4, y: to.y(pad.y), upright: true }]
  }
  return []
}

/** A step of the row as the main view states it; its own length where it is none of these steps. */
function textOfStep(row: Pick<Span, 'steps' | 'stepMm'> | null, mm: number, unit: MeasureUnit): string {
  const isStep = row !== null && row.steps > 1 && Math.abs(row.stepMm - mm) < 0.03
  return isStep ? measureStep(row.steps, row.stepMm, unit) : measure(mm, unit)
}

function drawCorner(
  plan: DrawingPlan,
  corner: Corner,
  to: Projection,
  pen: DimensionPen,
  window: Box,
  unit: MeasureUnit,
) {
  const shown = plan.span?.pads.filter((pad) => within(pad, corner.windowMm)) ?? []
  const isStaggered = shown.some((pad) => Math.abs(pad.y - (shown[0]?.y ?? 0)) > 0.03)
  const [before, last] = (isStaggered ? shown : (corner.rows[0] ?? [])).slice(-2)
  if (before && last) {
    const edgeY = to.y(boxOfPad(last).top) - 3
    const ends = { fromY: edgeY, toY: edgeY }
    const steps = { fromY: to.y(boxOfPad(before).top) - 3, toY: edgeY }
    const box = padBox(last, to, 0)
    const pegs = plan.part.pads.filter((pad) => !plan.part.contacts.includes(pad) && within(pad, corner.windowMm))
    const near = corner.corner
    const away = (pad: Pad): number => Math.hypot(pad.x - near.x, pad.y - near.y)
    const [peg] = pegs.sort((a, b) => Number(a.kind !== 'n') - Number(b.kind !== 'n') || away(a) - away(b))
    const topOf = (pad: Pad): number => to.y(boxOfPad(pad).top) - 3
    const [leftEnd, rightEnd] = peg && peg.x > near.x ? [near, peg] : [peg ?? near, near]
    stackAbove(
      [
        {
          ...steps,
          kind: 'step',
          from: to.x(before.x),
          to: to.x(last.x),
          text: textOfStep(plan.span, last.x - before.x, unit),
        },
        { ...ends, kind: 'pad-size', from: box.left, to: box.right, text: measure(last.width, unit) },
        ...(peg && Math.abs(peg.x - near.x) > 0.05
          ? [
              {
                kind: 'from-pin' as const,
                from: to.x(leftEnd.x),
                to: to.x(rightEnd.x),
                fromY: topOf(leftEnd),
                toY: topOf(rightEnd),
                text: measure(Math.abs(peg.x - near.x), unit),
              },
            ]
          : []),
      ],
      window.top - 18,
      { to, pen, frame: window, unit, cutAt: null },
    )
    if (peg && Math.abs(peg.y - near.y) > 0.05) {
      const x = window.left - 20
      const [upper, lower] = peg.y < near.y ? [peg, near] : [near, peg]
      const starts = [padBox(upper, to, 3).left, padBox(lower, to, 3).left] as const
      const text = measure(lower.y - upper.y, unit)
      pen.upright('from-pin', to.y(upper.y), to.y(lower.y), { x, outward: -1, ends: starts }, text)
    }
  }
  const ends = corner.rows.flatMap((row) => row.at(-1) ?? [])
  const [upper, lower] = ends.slice(-2)
  const edge = lower ?? upper ?? corner.corner
  const box = padBox(edge, to, 3)
  const x = window.right + 20
  if (Math.abs(edge.width - edge.height) > 0.005) {
    const lane = { x, outward: 1, ends: [box.right, box.right] } as const
    pen.upright('pad-size', box.top + 3, box.bottom - 3, lane, measure(edge.height, unit))
  }
  if (!upper || !lower) return
  const lane = { x: x + LANE_PX, outward: 1, ends: [padBox(upper, to, 3).right, padBox(lower, to, 3).right] } as const
  pen.upright('step', to.y(upper.y), to.y(lower.y), lane, textOfStep(plan.rows, lower.y - upper.y, unit))
}

interface Enlarged {
  readonly corner: Corner
  readonly scale: number
}

/** The pin-1 corner with as many columns as fill the strip at the scale that its height allows. */
function chooseEnlarged(part: OrientedPart, span: Span, options: DetailOptions): Enlarged | null {
  let best: Enlarged | null = null
  for (let columns = Math.min(COLUMNS, span.pads.length); columns <= span.pads.length; columns++) {
    const corner = chooseCorner(part, span, columns, options)
    if (!corner || corner.rows.length === 0) break
    const scale = chooseDetailScale(corner, span.stepMm, options)
    const width = (corner.windowMm.right - corner.windowMm.left) * scale
    if (best && width > options.maxWidth) break
    best = { corner, scale }
    if (width >= options.maxWidth * FILLED) break
  }
  return best
}

/** Enlarges the pin-1 corner of a dense part until its steps are readable; null when there is no row to show. */
export function layoutDetail(plan: DrawingPlan, options: DetailOptions): DetailLayout | null {
  const enlarged = plan.span && chooseEnlarged(plan.part, plan.span, options)
  if (!enlarged) return null
  const { corner, scale } = enlarged
  const { windowMm } = corner
  const to: Projection = { scale, x: (mm) => (mm - windowMm.left) * scale, y: (mm) => (mm - windowMm.top) * scale }
  const window: Box = { left: 0, top: 0, right: to.x(windowMm.right), bottom: to.y(windowMm.bottom) }
  const { body } = plan.part
  const pen = new DimensionPen(window.right + 120)
  drawCorner(plan, corner, to, pen, window, options.unit)
  const boxes = new Map(plan.part.pads.filter((pad) => touches(pad, windowMm)).map((pad) => [pad, padBox(pad, to, 0)]))
  for (const pad of corner.rows.flat()) {
    const others = [...boxes].filter(([other]) => other !== pad).map(([, box]) => box)
    for (const name of nameInside(pad, to)) if (pen.isFree(name, { boxes: others, edges: [] })) pen.text(name)
  }
  const lines = pen.brokenLines()
  const view = viewAround([window], lines, pen.texts, 8)
  return {
    width: view.right - view.left,
    height: view.bottom - view.top,
    left: view.left,
    top: view.top,
    scale,
    window,
    windowMm,
    body: boxToPx(body, to),
    pads: padPaths(
      plan.part.pads.filter((pad) => touches(pad, windowMm)),
      to,
    ),
    pinOne: outlinesOf(pinOnePads(plan.part), to),
    lines: pathOfLines(lines),
    arrows: pathOfHeads(pen.heads),
    texts: pen.texts,
    measures: pen.measures,
  }
}

function touches(pad: Pad, box: Box): boolean {
  const { left, right, top, bottom } = boxOfPad(pad)
  return left < box.right && right > box.left && top < box.bottom && bottom > box.top
}

/** The frame of the detail in the main view, px. */
export function windowIn({ windowMm }: DetailLayout, to: Projection): { box: Box; edges: ReturnType<typeof edgesOf> } {
  const box = boxToPx(windowMm, to)
  return { box, edges: edgesOf(box) }
}
