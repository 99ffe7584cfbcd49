import type { DrawablePart, Pad } from './drawable-part.ts'
import { type DxfCorner, type DxfLayer, DxfWriter } from './dxf-writer.ts'
import { boxOfPad, type OrientedPart, orientPart, pinOnePads } from './geometry.ts'
import { holeOf, isSlot } from './hole.ts'
import type { MeasureUnit } from './measure.ts'
import { layoutOnPaper } from './paper-layout.ts'
import type { DrawingView } from './part-views.ts'

/** Layers of a drawing's DXF file. */
const LAYERS = [
  { name: 'OUTLINE', colour: 7, line: 'CONTINUOUS' },
  { name: 'PADS_SMD', colour: 1, line: 'CONTINUOUS' },
  { name: 'PADS_PTH', colour: 2, line: 'CONTINUOUS' },
  { name: 'HOLES', colour: 3, line: 'CONTINUOUS' },
  { name: 'HOLES_NPTH', colour: 6, line: 'CONTINUOUS' },
  { name: 'CONTACTS', colour: 8, line: 'DASHED' },
  { name: 'DIMENSIONS', colour: 4, line: 'CONTINUOUS' },
  { name: 'TEXT', colour: 7, line: 'CONTINUOUS' },
] as const satisfies readonly DxfLayer[]

type LayerName = (typeof LAYERS)[number]['name']

/** Cap height of the 12 px code font, px. */
const CAPITALS_PX = 8.4

function rectangle(left: number, bottom: number, right: number, top: number): DxfCorner[] {
  return [
    { x: left, y: bottom },
    { x: right, y: bottom },
    { x: right, y: top },
    { x: left, y: top },
  ]
}

/** A stadium around the centre: two straight sides, two half circles. */
function stadium(x: number, y: number, width: number, height: number): DxfCorner[] {
  const radius = Math.min(width, height) / 2
  const alongX = Math.max(0, width / 2 - radius)
  const alongY = Math.max(0, height / 2 - radius)
  return width >= height
    ? [
        { x: x - alongX, y: y - radius },
        { x: x + alongX, y: y - radius, bulge: 1 },
        { x: x + alongX, y: y + radius },
        { x: x - alongX, y: y + radius, bulge: 1 },
      ]
    : [
        { x: x + radius, y: y - alongY },
        { x: x + radius, y: y + alongY, bulge: 1 },
        { x: x - radius, y: y + alongY },
        { x: x - radius, y: y - alongY, bulge: 1 },
      ]
}

function layerOf(pad: Pad): LayerName {
  switch (pad.kind) {
    case 's':
    case 'e':
      return 'PADS_SMD'
    case 't':
      return 'PADS_PTH'
    case 'n':
      return 'HOLES_NPTH'
    default:
      return pad.kind satisfies never
  }
}

function writePad(dxf: DxfWriter, pad: Pad): void {
  const layer = layerOf(pad)
  const y = -pad.y
  const isRound = pad.shape === 'c' || (pad.shape === 'o' && Math.abs(pad.width - pad.height) < 0.0005)
  if (isRound) dxf.circle(layer, pad.x, y, Math.max(pad.width, pad.height) / 2)
  else if (pad.shape === 'o') dxf.outline(layer, stadium(pad.x, y, pad.width, pad.height))
  else {
    const [across, upright] = [pad.width / 2, pad.height / 2]
    dxf.outline(layer, rectangle(pad.x - across, y - upright, pad.x + across, y + upright))
  }
  const hole = holeOf(pad)
  if (hole === null) return
  if (isSlot(hole)) dxf.outline('HOLES', stadium(pad.x, y, hole.width, hole.height))
  else dxf.circle('HOLES', pad.x, y, hole.width / 2)
}

function commentsOf(source: DrawablePart, part: OrientedPart, view: DrawingView): string[] {
  return [
    `${source.model}, ${view}`,
    'Lengths in millimetres, y upwards, seen from the component side.',
    'Origin: that of the footprint, as the coordinates of its pads.',
    ...(part.turned
      ? ['The footprint is turned by 90 degrees counterclockwise, so that the long side lies across.']
      : []),
  ]
}

/**
 * A drawing as a DXF file (R12, ASCII, mm, y upwards, origin of the footprint). Pads are in the part's order; each is
 * one closed outline or circle, followed by the circle or slot of a plated hole. `unit` applies to the dimension
 * texts only. Texts have the size that they have in the SVG file, whose enlargement decides what has room.
 */
export function drawingDxf(source: DrawablePart, { view, unit }: { view: DrawingView; unit: MeasureUnit }): string {
  const part = orientPart(source)
  const widest = Number.POSITIVE_INFINITY
  const { layout } = layoutOnPaper(source, { view, unit, grid: false, detail: false, widest })
  const { scale } = layout
  const [originX, originY] = layout.origin
  const x = (px: number): number => (px - originX) / scale
  const y = (px: number): number => (originY - px) / scale
  const dxf = new DxfWriter(LAYERS)
  const { body } = part
  dxf.outline('OUTLINE', rectangle(body.left, -body.bottom, body.right, -body.top))
  if (layout.outline) {
    const { rows, pinOne, sign } = layout.outline
    for (const row of rows) dxf.outline('CONTACTS', rectangle(x(row.left), y(row.bottom), x(row.right), y(row.top)))
    if (pinOne) dxf.outline('TEXT', rectangle(x(pinOne.left), y(pinOne.bottom), x(pinOne.right), y(pinOne.top)))
    if (sign?.kind === 'along') dxf.line('TEXT', x(sign.fromX), y(sign.fromY), x(sign.x), y(sign.y))
    if (sign?.kind === 'above') dxf.circle('TEXT', x(sign.x), y(sign.y), 7 / scale)
  } else {
    for (const pad of part.pads) writePad(dxf, pad)
    for (const pad of pinOnePads(part)) {
      const { left, top, right, bottom } = boxOfPad(pad)
      dxf.outline('TEXT', rectangle(left, -bottom, right, -top))
    }
  }
  for (const line of layout.segments) dxf.line('DIMENSIONS', x(line.x1), y(line.y1), x(line.x2), y(line.y2))
  for (const head of layout.heads) {
    dxf.triangle(
      'DIMENSIONS',
      head.map(([headX, headY]) => [x(headX), y(headY)] as const),
    )
  }
  for (const text of layout.texts) {
    dxf.text(text.role === 'dimension' ? 'DIMENSIONS' : 'TEXT', {
      x: x(text.x),
      y: y(text.y),
      height: CAPITALS_PX / scale,
      text: text.text,
      anchor: text.anchor,
      rotation: text.upright ? 90 : 0,
    })
  }
  const below = layout.top + layout.height + 14
  const title = `${source.model}  ${view === 'outline' ? 'OUTLINE' : 'LAND PATTERN'}  ${unit}  1:1`
  dxf.text('TEXT', {
    x: x(layout.left),
    y: y(below),
    height: CAPITALS_PX / scale,
    text: title,
    anchor: 'start',
    rotation: 0,
  })
  return dxf.file(commentsOf(source, part, view))
}
