import { type CoordinatePlan, drawCoordinates, planCoordinates } from './coordinate-dimensions.ts'
import { boxOfText, DimensionPen, type DrawnText, LANE_PX, textWidth } from './dimension-pen.ts'
import type { Box, DrawablePart, Pad } from './drawable-part.ts'
import { isIrregular, mainSpan, type OrientedPart, orientPart, rowSpan, type Span } from './geometry.ts'
import { barLength, type MeasureUnit, measure } from './measure.ts'
import { type PadGroup, padGroups } from './pad-groups.ts'
import { type PadPaths, type Projection, padPaths, short } from './pad-path.ts'

/** How a drawing is to be laid out. Sizes in px. */
export interface DrawingOptions {
  readonly width: number
  readonly maxHeight: number
  readonly unit: MeasureUnit
  readonly dimensions: boolean
  readonly grid: boolean
  /** How far the grid goes on beyond the drawing, for a frame larger than it. */
  readonly bleed: number
  /** Show the pin-1 end at a readable scale, cut by the frame, where the whole would be too small. */
  readonly cut: boolean
}

/** One line of the legend; `letter` is null where the drawing had no room for it. */
export interface LegendEntry {
  readonly letter: string | null
  readonly group: PadGroup
}

/** A finished drawing: numbers in px, path data and texts. Every number is finite. */
export interface DrawingLayout {
  readonly width: number
  readonly height: number
  /** Upper left corner of the view box; texts may stand before zero. */
  readonly left: number
  readonly top: number
  /** px a mm */
  readonly scale: number
  readonly body: Box
  readonly pads: PadPaths
  readonly fineGrid: string
  readonly coarseGrid: string
  readonly centreLine: string
  readonly lines: string
  readonly arrows: string
  readonly texts: readonly DrawnText[]
  readonly legend: readonly LegendEntry[]
  /** Where the frame cuts the part, or null where the whole is shown. */
  readonly cutAt: number | null
  readonly barMm: number
  /** Width and depth of the body as drawn, mm. */
  readonly bodySize: readonly [number, number]
}

const MARGIN_PX = 12
const MAX_SCALE = 46
/** Contacts nearer than this cannot be told apart by eye. */
const READABLE_PITCH_PX = 9
const CROWDED_ROW = 20
const MAX_LETTERS = 6
const LETTERS = 'ABCDEF'

interface Plan {
  readonly part: OrientedPart
  readonly span: Span | null
  readonly rows: Omit<Span, 'pads'> | null
  readonly coordinates: CoordinatePlan | null
  readonly numbersAbove: boolean
  readonly margins: Box
}

function planFor(part: OrientedPart, options: DrawingOptions): Plan {
  const irregular = isIrregular(part)
  const span = irregular ? null : mainSpan(part)
  const rows = irregular ? null : rowSpan(part)
  const coordinates = irregular && options.dimensions ? planCoordinates(part, options.unit) : null
  const crowded = (span?.steps ?? 0) + 1 > CROWDED_ROW
  const plain: Box = { left: MARGIN_PX, top: MARGIN_PX, right: MARGIN_PX, bottom: MARGIN_PX }
  if (!options.dimensions) return { part, span, rows, coordinates, numbersAbove: crowded, margins: plain }
  const lanes = coordinates ? 0 : span ? (span.steps > 1 ? 2 : 1) : 0
  return {
    part,
    span,
    rows,
    coordinates,
    numbersAbove: crowded,
    margins: {
      left: coordinates ? coordinates.leftPx : rows || options.cut ? (options.cut ? 66 : 44) : 24,
      top: coordinates ? coordinates.topPx : 18 + lanes * LANE_PX + (crowded ? 14 : 0),
      right: coordinates ? coordinates.rightPx + 44 : options.cut ? 20 : 52,
      bottom: 46 + (crowded ? 12 : 0),
    },
  }
}

function chooseScale(plan: Plan, options: DrawingOptions): { scale: number; cut: boolean } {
  const { bounds, body } = plan.part
  const roomAcross = Math.max(40, options.width - plan.margins.left - plan.margins.right)
  const roomUpright = Math.max(40, options.maxHeight - plan.margins.top - plan.margins.bottom)
  const across = bounds.right - bounds.left
  const upright = Math.max(0.5, bounds.bottom - bounds.top)
  const fitting = Math.min(MAX_SCALE, roomAcross / Math.max(0.5, across), roomUpright / upright)
  if (!options.cut || !plan.span) return { scale: fitting, cut: false }
  const readable = Math.min(READABLE_PITCH_PX / plan.span.stepMm, roomUpright / upright, MAX_SCALE)
  if (readable <= fitting * 1.05) return { scale: fitting, cut: false }
  return { scale: readable, cut: (body.right - body.left) * readable > roomAcross }
}

function padBox(pad: Pad, to: Projection, gap: number): Box {
  return {
    left: to.x(pad.x - pad.width / 2) - gap,
    right: to.x(pad.x + pad.width / 2) + gap,
    top: to.y(pad.y - pad.height / 2) - gap,
    bottom: to.y(pad.y + pad.height / 2) + gap,
  }
}

function gridPath(step: number, corner: Box, view: Box): string {
  let path = ''
  const firstX = corner.left - Math.floor((corner.left - view.left) / step) * step
  const firstY = corner.top - Math.floor((corner.top - view.top) / step) * step
  for (let x = firstX; x <= view.right; x += step) path += `M${short(x)} ${short(view.top)}V${short(view.bottom)}`
  for (let y = firstY; y <= view.bottom; y += step) path += `M${short(view.left)} ${short(y)}H${short(view.right)}`
  return path
}

function numberPins(plan: Plan, to: Projection, pen: DimensionPen, frame: Box, padBoxes: readonly Box[]): void {
  const pin = plan.part.pinOne
  if (!pin) return
  const text = (x: number, y: number, anchor: DrawnText['anchor'], label: string): DrawnText => ({
    x,
    y,
    text: label,
    anchor,
    upright: false,
    role: 'pin',
  })
  if (plan.numbersAbove && plan.span) {
    const pads = plan.span.pads
    const above = (pads[0]?.y ?? 0) <= (plan.part.bounds.top + plan.part.bounds.bottom) / 2
    const y = above ? frame.top - 5 : frame.bottom + 13
    pads.forEach((pad, index) => {
      const isFirst = index === 0
      const isLast = index === pads.length - 1
      if (!isFirst && !isLast && (index + 1) % 10 !== 0) return
      const anchor = isFirst ? 'end' : isLast ? 'start' : 'middle'
      const shift = isFirst ? -3 : isLast ? 3 : 0
      const label = text(to.x(pad.x) + shift, y, anchor, pad.name)
      if (pen.isFree(label, [])) pen.text(label)
    })
    if (pads.includes(pin)) return
  }
  const box = padBox(pin, to, 0)
  const label = pin.name || '1'
  const candidates = [
    text(box.left - 3, box.top - 3, 'end', label),
    text(box.left - 4, to.y(pin.y) + 4, 'end', label),
    text(box.left - 3, box.bottom + 11, 'end', label),
    text(box.right + 3, box.top - 3, 'start', label),
    text(to.x(pin.x) - 4, frame.bottom + 13, 'end', label),
  ]
  const free = candidates.find((candidate) => pen.isFree(candidate, padBoxes))
  pen.text(free ?? text(frame.left - 4, to.y(pin.y) + 4, 'end', label))
}

function letterPads(
  groups: readonly PadGroup[],
  to: Projection,
  pen: DimensionPen,
  padBoxes: readonly Box[],
  limit: number,
) {
  if (groups.length < 2) return groups.map((group): LegendEntry => ({ letter: null, group }))
  let next = 0
  return groups.slice(0, MAX_LETTERS).map((group): LegendEntry => {
    const letter = LETTERS[next]
    if (!letter) return { letter: null, group }
    for (const pad of [...group.pads].reverse()) {
      const box = padBox(pad, to, 0)
      const middle = to.y(pad.y) + 4
      const at = (x: number, y: number, anchor: DrawnText['anchor']): DrawnText => {
        return { x, y, text: letter, anchor, upright: false, role: 'hole' }
      }
      const roomy = pad.kind === 'n' && pad.width * to.scale >= 18
      const candidates = [
        at(box.right + 5, middle, 'start'),
        at(box.left - 5, middle, 'end'),
        at(box.right + 2, box.top - 2, 'start'),
        at(box.right + 2, box.bottom + 11, 'start'),
      ]
      const inside = at(to.x(pad.x), middle, 'middle')
      const place = roomy ? inside : candidates.find((text) => pen.isFree(text, padBoxes))
      if (place && place.x < limit - 8 && place.x > 8) {
        pen.text(place)
        next += 1
        return { letter, group }
      }
    }
    return { letter: null, group }
  })
}

function drawSpans(
  plan: Plan,
  to: Projection,
  pen: DimensionPen,
  frame: Box,
  options: DrawingOptions,
  cutAt: number | null,
) {
  const { span, rows, part } = plan
  const clampX = (x: number): number => (cutAt === null ? x : Math.min(x, cutAt))
  const isCut = (x: number): boolean => cutAt !== null && x > cutAt
  if (span) {
    const top = frame.top - 20 - (plan.numbersAbove ? 12 : 0)
    const stepText = measure(span.stepMm, options.unit)
    const from = to.x(span.from)
    const end = to.x(span.to)
    const rowTop = Math.min(...span.pads.map((pad) => padBox(pad, to, 4).top))
    const withStep = span.steps > 1 && span.stepMm * to.scale >= 14 && !isCut(end)
    const spanY = withStep ? top - LANE_PX : top
    if (withStep) {
      const before = to.x(span.to - span.stepMm)
      pen.line(before, rowTop, before, top - 5)
      pen.across(before, end, top, stepText)
    }
    pen.line(from, rowTop, from, spanY - 5)
    if (!isCut(end)) pen.line(end, rowTop, end, spanY - 5)
    const total = measure(span.stepMm * span.steps, options.unit)
    pen.across(
      from,
      clampX(end),
      spanY,
      span.steps > 1 ? `${span.steps} × ${stepText} = ${total}` : stepText,
      isCut(end),
    )
  }
  if (rows && rows.steps >= 1) {
    const x = frame.left - 22
    const from = to.y(rows.from)
    const end = to.y(rows.to)
    const edgeAt = (y: number): number => {
      const row = part.contacts.filter((pad) => Math.abs(to.y(pad.y) - y) < 1)
      return Math.min(...row.map((pad) => padBox(pad, to, 4).left))
    }
    pen.line(edgeAt(from), from, x - 5, from)
    pen.line(edgeAt(end), end, x - 5, end)
    const step = measure(rows.stepMm, options.unit)
    const total = measure(rows.stepMm * rows.steps, options.unit)
    const long = `${rows.steps} × ${step} = ${total}`
    const fits = textWidth(long) <= end - from - 26
    pen.upright(from, end, x, rows.steps > 1 ? (fits ? long : total) : step)
  }
}

function drawBody(
  plan: Plan,
  to: Projection,
  pen: DimensionPen,
  frame: Box,
  options: DrawingOptions,
  cutAt: number | null,
) {
  const { body } = plan.part
  const left = to.x(body.left)
  const right = to.x(body.right)
  const top = to.y(body.top)
  const bottom = to.y(body.bottom)
  const y = frame.bottom + 28 + (plan.numbersAbove ? 10 : 0)
  const isCut = cutAt !== null && right > cutAt
  pen.line(left, bottom + 4, left, y + 5)
  if (!isCut) pen.line(right, bottom + 4, right, y + 5)
  pen.across(left, isCut ? cutAt : right, y, measure(body.right - body.left, options.unit), isCut)
  const depth = measure(body.bottom - body.top, options.unit)
  const x = isCut ? frame.left - 22 - (plan.rows ? LANE_PX : 0) : frame.right + (plan.coordinates?.rightPx ?? 0) + 28
  const start = isCut ? left - 4 : right + 4
  const beyond = isCut ? x - 5 : x + 5
  pen.line(start, top, beyond, top)
  pen.line(start, bottom, beyond, bottom)
  pen.upright(top, bottom, x, depth)
}

/** Lays out the full drawing of a part: pure, and finite for every part of the catalogue. */
export function layoutDrawing(source: DrawablePart, options: DrawingOptions): DrawingLayout {
  const part = orientPart(source)
  const plan = planFor(part, options)
  const { scale, cut } = chooseScale(plan, options)
  const { bounds, body } = part
  const partWidth = (bounds.right - bounds.left) * scale
  const spare = options.width - plan.margins.left - plan.margins.right - partWidth
  const originX = plan.margins.left + (cut ? 0 : Math.max(0, spare / 2))
  const originY = plan.margins.top
  const to: Projection = {
    scale,
    x: (mm) => originX + (mm - bounds.left) * scale,
    y: (mm) => originY + (mm - bounds.top) * scale,
  }
  const frame: Box = {
    left: originX,
    right: originX + partWidth,
    top: originY,
    bottom: originY + (bounds.bottom - bounds.top) * scale,
  }
  const cutAt = cut ? options.width - 14 : null
  const pen = new DimensionPen(options.width)
  const padBoxes = part.pads.map((pad) => padBox(pad, to, 1))
  if (options.dimensions) {
    if (plan.coordinates) drawCoordinates(plan.coordinates, part, to, pen, frame, options.unit)
    else drawSpans(plan, to, pen, frame, options, cutAt)
    drawBody(plan, to, pen, frame, options, cutAt)
  }
  numberPins(plan, to, pen, frame, padBoxes)
  const legend = letterPads(padGroups(part.pads, part.contacts), to, pen, padBoxes, cutAt ?? options.width)
  const textBoxes = pen.texts.filter((text) => cutAt === null || text.x < cutAt - 4).map(boxOfText)
  const view: Box = {
    left: Math.floor(Math.min(0, ...textBoxes.map((box) => box.left - 2))),
    top: Math.floor(Math.min(0, ...textBoxes.map((box) => box.top - 4))),
    right: Math.ceil(Math.max(options.width, ...textBoxes.map((box) => box.right + 2))),
    bottom: Math.ceil(Math.max(frame.bottom + plan.margins.bottom, ...textBoxes.map((box) => box.bottom + 4))),
  }
  const paper: Box = {
    left: view.left - options.bleed,
    top: view.top - options.bleed,
    right: view.right + options.bleed,
    bottom: view.bottom + options.bleed,
  }
  const bodyBox: Box = {
    left: to.x(body.left),
    right: to.x(body.right),
    top: to.y(body.top),
    bottom: to.y(body.bottom),
  }
  const middle = (bodyBox.left + bodyBox.right) / 2
  return {
    width: view.right - view.left,
    height: view.bottom - view.top,
    left: view.left,
    top: view.top,
    scale,
    body: bodyBox,
    pads: padPaths(part.pads, to),
    fineGrid: options.grid && scale >= 7 ? gridPath(scale, bodyBox, paper) : '',
    coarseGrid: options.grid && scale >= 2 ? gridPath(scale * 5, bodyBox, paper) : '',
    centreLine: cut ? '' : `M${short(middle)} ${short(frame.top - 8)}V${short(frame.bottom + 8)}`,
    lines: pen.lines,
    arrows: pen.arrows,
    texts: pen.texts.filter((text) => cutAt === null || text.x < cutAt - 4),
    legend,
    cutAt,
    barMm: barLength(scale, 22),
    bodySize: [body.right - body.left, body.bottom - body.top],
  }
}
