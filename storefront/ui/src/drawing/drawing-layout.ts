import { edgesOf, type Segment } from './break-lines.ts'
import { type CoordinateLimits, drawCoordinates } from './coordinate-dimensions.ts'
import { type DetailLayout, layoutDetail, needsDetail, windowIn } from './detail-layout.ts'
import {
  type ArrowHead,
  DimensionPen,
  type DrawnText,
  type Measured,
  pathOfHeads,
  pathOfLines,
} from './dimension-pen.ts'
import type { Box, DrawablePart } from './drawable-part.ts'
import { BEYOND_CUT_PX, chooseScale, type DrawingOptions, type DrawingPlan, planDrawing } from './drawing-plan.ts'
import { gridPath, viewAround } from './drawing-view.ts'
import { orientPart, pinOnePads } from './geometry.ts'
import { isVisible, type LabelRoom, labelWithLeader, padBox } from './label-room.ts'
import { barLength } from './measure.ts'
import {
  boxOfSign,
  contactRows,
  drawOutlineSpans,
  type Entry,
  type EntrySign,
  entryOf,
  outlineObstacles,
  placeEntry,
} from './outline-marks.ts'
import { padGroups } from './pad-groups.ts'
import { boxToPx, outlinesOf, type PadPaths, type Projection, padPaths } from './pad-path.ts'
import { paperScale } from './paper.ts'
import { LETTER_REACH_PX, type LegendEntry, labelPinOne, labelPins, letterGroups } from './pin-labels.ts'
import { drawBody, drawSpans } from './span-dimensions.ts'

/** Where the contacts are under the body, and the mating side: the outline shows these instead of copper. */
export interface OutlineMarks {
  /** Boxes of the contact rows, px. */
  readonly rows: readonly Box[]
  /** The box of pin 1, px; null without contacts. */
  readonly pinOne: Box | null
  readonly entry: Entry
  /** Null when the mating direction is unknown, or when there is no room for the symbol. */
  readonly sign: EntrySign | null
  /** True if the symbol has its letter in the drawing. */
  readonly hasLetter: boolean
}

/** A finished drawing: numbers in px, path data and texts. Every number is finite. */
export interface DrawingLayout {
  readonly width: number
  readonly height: number
  /** Upper left corner of the view box; texts may have negative coordinates. */
  readonly left: number
  readonly top: number
  /** px per mm */
  readonly scale: number
  /** The footprint's origin, px. */
  readonly origin: readonly [x: number, y: number]
  readonly body: Box
  /** Empty in the outline. */
  readonly pads: PadPaths
  /** Path data of the outlines of the pads of pin 1; empty in the outline, and where no pad is called 1. */
  readonly pinOne: string
  /** Null in the land pattern. */
  readonly outline: OutlineMarks | null
  readonly fineGrid: string
  readonly coarseGrid: string
  readonly centreLine: string
  readonly lines: string
  readonly arrows: string
  /** The same as `lines` and `arrows`, for formats other than SVG. */
  readonly segments: readonly Segment[]
  readonly heads: readonly ArrowHead[]
  readonly texts: readonly DrawnText[]
  readonly measures: readonly Measured[]
  readonly legend: readonly LegendEntry[]
  /** Labels for which there was no room. */
  readonly missing: number
  /** Labels that a leader joins to what they name. */
  readonly leaders: number
  /** How many of these are nearer to a pad that they do not name. */
  readonly astray: number
  readonly detail: DetailLayout | null
  /** Path data of the detail's frame. */
  readonly detailFrame: string
  /** Where the frame cuts the part, or null when the whole part is shown. */
  readonly cutAt: number | null
  readonly barMm: number
  /** Width and depth of the body as drawn, mm. */
  readonly bodySize: readonly [number, number]
}

/** Width of the strip for the detail on paper, px: beside it the part at 1:1 has room on a page. */
const PAPER_STRIP_PX = 460
const DETAIL_HEIGHT_PX = 240
/** Space for dimensions beside the detail's window, px. */
const DETAIL_MARGINS_PX = 130
const NO_PADS: PadPaths = { surface: '', plated: '', drilled: '', unplated: '' }

interface Sheet {
  readonly plan: DrawingPlan
  readonly options: DrawingOptions
  readonly to: Projection
  readonly pen: DimensionPen
  readonly frame: Box
  readonly body: Box
  readonly cutAt: number | null
}

/** Left and right edge of the space for labels, px: none on paper, which grows with its content. */
function limitsOf({ options, cutAt }: Sheet): CoordinateLimits {
  if (options.scale !== undefined) return { start: Number.NEGATIVE_INFINITY, end: Number.POSITIVE_INFINITY }
  return { start: 0, end: cutAt ?? options.width }
}

/** Places the letter of the mating symbol at it. False without room. */
function letterSign(sign: EntrySign, room: LabelRoom): boolean {
  const places = [
    { x: sign.fromX + 12, y: (sign.y + sign.fromY) / 2 + 4.5, anchor: 'start' },
    { x: sign.fromX - 12, y: (sign.y + sign.fromY) / 2 + 4.5, anchor: 'end' },
    { x: (sign.x + sign.fromX) / 2, y: Math.max(sign.y, sign.fromY) + 18, anchor: 'middle' },
    { x: (sign.x + sign.fromX) / 2, y: Math.min(sign.y, sign.fromY) - 10, anchor: 'middle' },
  ] as const
  const texts = places.map((place): DrawnText => ({ ...place, text: 'E', upright: false, role: 'hole' }))
  const place = texts.find((text) => isVisible(text, room) && room.pen.isFree(text, room.obstacles))
  if (place) room.pen.text(place)
  return (
    place !== undefined ||
    labelWithLeader({ box: boxOfSign(sign), pads: new Set() }, 'E', 'hole', room, LETTER_REACH_PX)
  )
}

function drawOutline(source: DrawablePart, sheet: Sheet): { marks: OutlineMarks; missing: number } {
  const { plan, options, to, pen, frame, body, cutAt } = sheet
  const { part } = plan
  const entry = entryOf(source, part)
  const limits = limitsOf(sheet)
  const { end: limit } = limits
  const sign = options.labels === false ? null : placeEntry(entry, plan, to, limit)
  const rows = contactRows(part).map((row) => boxToPx(row, to))
  if (options.dimensions) {
    const room = { to, pen, frame, unit: options.unit, cutAt }
    drawOutlineSpans(plan, room)
    drawBody(plan, room)
  }
  const obstacles = outlineObstacles(rows, sign, edgesOf(body))
  const pads = new Map(part.pads.map((pad) => [pad, padBox(pad, to, 0)]))
  const labels = { to, pen, frame, obstacles, pads, start: limits.start, limit }
  const hasPinOne =
    !part.pinOne || options.labels === false || labelPinOne(part.pinOne, part.pinOne.name || '1', labels)
  const hasLetter = sign !== null && letterSign(sign, labels)
  const missing = (hasPinOne ? 0 : 1) + (sign && !hasLetter ? 1 : 0)
  const pinOne = part.pinOne && padBox(part.pinOne, to, 0)
  return { marks: { rows, pinOne, entry, sign, hasLetter }, missing }
}

interface Land {
  readonly legend: LegendEntry[]
  readonly detail: DetailLayout | null
  readonly frameLines: Segment[]
  /** Labels without a place. */
  readonly missing: number
}

function drawLandPattern(sheet: Sheet): Land {
  const { plan, options, to, pen, frame, body, cutAt } = sheet
  const { part } = plan
  if (options.labels === false) return { legend: [], detail: null, frameLines: [], missing: 0 }
  const limits = limitsOf(sheet)
  if (options.dimensions) {
    if (plan.coordinates) drawCoordinates(plan.coordinates, part, { to, pen, frame, unit: options.unit, limits })
    else drawSpans(plan, { to, pen, frame, unit: options.unit, cutAt })
    drawBody(plan, { to, pen, frame, unit: options.unit, cutAt })
  }
  const detail =
    options.detail && options.dimensions && needsDetail(plan, to.scale)
      ? layoutDetail(plan, {
          unit: options.unit,
          maxWidth: (options.scale === undefined ? options.width : PAPER_STRIP_PX) - DETAIL_MARGINS_PX,
          maxHeight: DETAIL_HEIGHT_PX,
          mainRatio: options.scale && options.scale / paperScale,
        })
      : null
  const window = detail && windowIn(detail, to)
  const room: LabelRoom = {
    to,
    pen,
    frame,
    obstacles: {
      boxes: part.pads.map((pad) => padBox(pad, to, 1)),
      edges: [...edgesOf(body), ...(window?.edges ?? [])],
    },
    pads: new Map(part.pads.map((pad) => [pad, padBox(pad, to, 0)])),
    start: limits.start,
    limit: limits.end,
  }
  const hasPinOne = labelPins(plan, room)
  if (window) {
    const { box } = window
    const places = [
      { x: box.right + 4, y: box.bottom - 2, anchor: 'start' },
      { x: box.right + 4, y: box.top + 11, anchor: 'start' },
      { x: box.right + 4, y: box.bottom + 13, anchor: 'start' },
      { x: box.right + 4, y: box.top - 4, anchor: 'start' },
      { x: box.left - 4, y: box.bottom + 13, anchor: 'end' },
      { x: box.left - 4, y: box.top - 4, anchor: 'end' },
      { x: box.left - 4, y: (box.top + box.bottom) / 2 + 4, anchor: 'end' },
      { x: (box.left + box.right) / 2, y: box.bottom + 14, anchor: 'middle' },
    ] as const
    const texts = places
      .map((place): DrawnText => ({ ...place, text: 'D', upright: false, role: 'hole' }))
      .filter((text) => isVisible(text, room))
    const place = texts.find((text) => pen.isFree(text, room.obstacles))
    if (place) pen.text(place)
    else labelWithLeader({ box, pads: new Set() }, 'D', 'hole', room, LETTER_REACH_PX)
  }
  const legend = letterGroups(padGroups(part.pads, part.contacts), room)
  const unlettered = legend.length > 1 ? legend.filter(({ letter }) => letter === null).length : 0
  const missing = unlettered + (hasPinOne ? 0 : 1) + (plan.lacksPositions ? 1 : 0)
  return { legend, detail, frameLines: window?.edges ?? [], missing }
}

/** Lays out the full drawing of a part. Pure; all numbers are finite for every part of the catalogue. */
export function layoutDrawing(source: DrawablePart, options: DrawingOptions): DrawingLayout {
  const part = orientPart(source)
  const whole = planDrawing(part, options, false)
  const { scale, cut } = chooseScale(whole, options)
  const plan = cut ? planDrawing(part, options, true) : whole
  const { bounds } = part
  const partWidth = (bounds.right - bounds.left) * scale
  const width = options.scale === undefined ? options.width : plan.margins.left + partWidth + plan.margins.right
  const spare = width - plan.margins.left - plan.margins.right - partWidth
  const originX = plan.margins.left + (cut ? 0 : Math.max(0, spare / 2))
  const originY = plan.margins.top
  const to: Projection = {
    scale,
    x: (mm) => originX + (mm - bounds.left) * scale,
    y: (mm) => originY + (mm - bounds.top) * scale,
  }
  const frame = boxToPx(bounds, to)
  const body = boxToPx(part.body, to)
  const cutAt = cut ? options.width - BEYOND_CUT_PX : null
  const pen = new DimensionPen(options.scale === undefined ? (cutAt ?? width) : Number.POSITIVE_INFINITY)
  const sheet: Sheet = { plan, options, to, pen, frame, body, cutAt }
  const isOutline = options.view === 'outline'
  const outline = isOutline ? drawOutline(source, sheet) : null
  const land = outline ? { legend: [], detail: null, frameLines: [], missing: outline.missing } : drawLandPattern(sheet)
  const segments = pen.brokenLines()
  const middle = (body.left + body.right) / 2
  const centre = cut ? [] : [{ x1: middle, y1: frame.top - 8, x2: middle, y2: frame.bottom + 8 }]
  const shown: Box = { ...frame, right: Math.min(frame.right, cutAt ?? frame.right) }
  const tight = viewAround([shown, body.right > shown.right ? shown : body], segments, pen.texts, 8)
  const view: Box = {
    left: Math.min(options.scale === undefined ? 0 : tight.left, tight.left),
    right: Math.max(options.scale === undefined ? options.width : tight.right, tight.right),
    top: tight.top,
    bottom: tight.bottom,
  }
  const paper: Box = {
    left: view.left - options.bleed,
    top: view.top - options.bleed,
    right: view.right + options.bleed,
    bottom: view.bottom + options.bleed,
  }
  return {
    width: view.right - view.left,
    height: view.bottom - view.top,
    left: view.left,
    top: view.top,
    scale,
    origin: [to.x(0), to.y(0)],
    body,
    pads: isOutline ? NO_PADS : padPaths(part.pads, to),
    pinOne: isOutline ? '' : outlinesOf(pinOnePads(part), to),
    outline: outline?.marks ?? null,
    fineGrid: options.grid && scale >= 7 ? gridPath(scale, body, paper) : '',
    coarseGrid: options.grid && scale >= 2 ? gridPath(scale * 5, body, paper) : '',
    centreLine: pathOfLines(pen.brokenLines(centre)),
    lines: pathOfLines(segments),
    arrows: pathOfHeads(pen.heads),
    segments,
    heads: pen.heads,
    texts: pen.texts,
    measures: pen.measures,
    legend: land.legend,
    missing: land.missing,
    leaders: pen.leaders,
    astray: pen.astray,
    detail: land.detail,
    detailFrame: pathOfLines(pen.brokenLines(land.frameLines)),
    cutAt,
    barMm: barLength(scale, 22),
    bodySize: [part.body.right - part.body.left, part.body.bottom - part.body.top],
  }
}
