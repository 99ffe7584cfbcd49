import { describe, expect, it } from 'vitest'
import { edgesOf, type Segment, shareInside } from './break-lines.ts'
import type { DrawnText, Measured } from './dimension-pen.ts'
import type { Box, DrawablePart, Pad } from './drawable-part.ts'
import { type DrawingLayout, layoutDrawing } from './drawing-layout.ts'
import type { DrawingOptions } from './drawing-plan.ts'
import { orientPart } from './geometry.ts'
import { measure } from './measure.ts'
import { paperScale } from './paper.ts'
import { layoutOnPaper } from './paper-layout.ts'
import { drawingViews } from './part-views.ts'
import { partsToDraw } from './seed-parts.fixtures.ts'

const screen = { unit: 'mm', dimensions: true, grid: false, bleed: 0, cut: false, detail: true } as const
const sheets: Readonly<Record<'wide' | 'phone', Omit<DrawingOptions, 'view'>>> = {
  wide: { ...screen, width: 720, maxHeight: 480 },
  phone: { ...screen, unit: 'inch', width: 326, maxHeight: 300, cut: true },
}

/**
 * Extents of 12 px text, px, as Chromium measures them: advance of Victor Mono 7.00 and of DejaVu Sans Mono 7.22; Menlo
 * has the latter's, and SF Mono is the widest of a file's fonts with 1266 of 2048 units.
 */
const ADVANCE_PX = (12 * 1266) / 2048
const ASCENT_PX = 10
const DESCENT_PX = 1
const BELOW_LINE_PX = 3

function extentOf({ x, y, text, anchor, upright }: DrawnText): Box {
  const width = [...text].length * ADVANCE_PX
  const before = anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0
  const descent = /[Qgjpqy,;_()]/.test(text) ? BELOW_LINE_PX : DESCENT_PX
  return upright
    ? { left: x - ASCENT_PX, right: x + descent, top: y + before - width, bottom: y + before }
    : { left: x - before, right: x - before + width, top: y - ASCENT_PX, bottom: y + descent }
}

const meet = (a: Box, b: Box, gap = 0): boolean =>
  a.left < b.right + gap && b.left < a.right + gap && a.top < b.bottom + gap && b.top < a.bottom + gap

const holds = (outer: Box, inner: Box): boolean =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom

const larger = (box: Box, by: number): Box => ({
  left: box.left - by,
  top: box.top - by,
  right: box.right + by,
  bottom: box.bottom + by,
})

/** Straight lines of path data made of M, L, H, V and z. */
function linesOf(path: string): Segment[] {
  const found: Segment[] = []
  let [x, y, startX, startY] = [0, 0, 0, 0]
  for (const [, sign, numbers = ''] of path.matchAll(/([MLHVz])([^MLHVz]*)/g)) {
    const [first = 0, second = 0] = numbers.trim().split(/[ ,]+/).map(Number)
    const [nextX, nextY] =
      sign === 'z' ? [startX, startY] : sign === 'H' ? [first, y] : sign === 'V' ? [x, first] : [first, second]
    if (sign === 'M') [startX, startY] = [nextX, nextY]
    else found.push({ x1: x, y1: y, x2: nextX, y2: nextY })
    ;[x, y] = [nextX, nextY]
  }
  return found
}

const common = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
})

interface Drawn {
  readonly texts: readonly DrawnText[]
  /** Every line, and the edges of every shape, px. */
  readonly lines: readonly Segment[]
  readonly pads: readonly { readonly pad: Pad; readonly box: Box }[]
  readonly frame: Box
}

const LINE_GAP_PX = 1

function clashesOf({ texts, lines, pads, frame }: Drawn): string[] {
  const extents = texts.map(extentOf)
  return texts.flatMap((text, index) => {
    const extent = extents[index]
    if (!extent) return []
    const other = texts.find((_, at) => at > index && meet(extent, extents[at] ?? frame))
    const hasLine = lines.some((line) => shareInside(line, larger(extent, LINE_GAP_PX)) !== null)
    const covered = pads.find(({ box, pad: { kind, name } }) => {
      if (!meet(box, extent)) return false
      const mayHold = kind === 'n' || text.role === 'inside' || (text.role === 'pin' && text.text === name)
      return !(mayHold && holds(larger(box, 0.5), extent))
    })
    return [
      ...(other ? [`label-label: ${text.text} and ${other.text}`] : []),
      ...(hasLine ? [`label-line: ${text.text}`] : []),
      ...(covered ? [`label-pad: ${text.text} and ${covered.pad.name || 'a pad without name'}`] : []),
      ...(holds(frame, extent) ? [] : [`off-sheet: ${text.text}`]),
    ]
  })
}

function padsOf(part: DrawablePart, scale: number, zeroX: number, zeroY: number): Drawn['pads'] {
  return orientPart(part).pads.map((pad) => {
    const { x, y, width, height } = pad
    const box = {
      left: zeroX + (x - width / 2) * scale,
      right: zeroX + (x + width / 2) * scale,
      top: zeroY + (y - height / 2) * scale,
      bottom: zeroY + (y + height / 2) * scale,
    }
    return { pad, box }
  })
}

function mainOf(part: DrawablePart, layout: DrawingLayout): Drawn {
  const [zeroX, zeroY] = layout.origin
  const { scale, outline, left, top, cutAt } = layout
  const pads = padsOf(part, scale, zeroX, zeroY)
  const right = left + layout.width
  const bottom = top + layout.height
  const marks = outline ? [...outline.rows, ...(outline.pinOne ? [outline.pinOne] : [])] : []
  const end = cutAt ?? Number.POSITIVE_INFINITY
  return {
    texts: layout.texts,
    lines: [
      ...layout.segments,
      ...layout.heads.flatMap((head) => linesOf(`M${head.map(([x, y]) => `${x} ${y}`).join('L')}z`)),
      ...edgesOf(layout.body),
      ...linesOf(layout.centreLine),
      ...linesOf(layout.detailFrame),
      ...marks.flatMap(edgesOf),
      ...(outline?.sign
        ? [{ x1: outline.sign.fromX, y1: outline.sign.fromY, x2: outline.sign.x, y2: outline.sign.y }]
        : []),
    ],
    pads: outline ? [] : pads.filter(({ box }) => box.left < end),
    frame: { left, top, right: Math.min(right, end), bottom },
  }
}

function detailOf(part: DrawablePart, layout: DrawingLayout): Drawn | null {
  const { detail } = layout
  if (!detail) return null
  const { windowMm, scale } = detail
  const pads = padsOf(part, scale, -windowMm.left * scale, -windowMm.top * scale)
  return {
    texts: detail.texts,
    lines: [...linesOf(detail.lines), ...linesOf(detail.arrows), ...edgesOf(detail.window)],
    pads: pads
      .filter(({ box }) => meet(box, detail.window))
      .map((pad) => ({ ...pad, box: common(pad.box, detail.window) })),
    frame: {
      left: detail.left,
      top: detail.top,
      right: detail.left + detail.width,
      bottom: detail.top + detail.height,
    },
  }
}

function apart(a: Box, b: Box): number {
  const across = Math.max(0, a.left - b.right, b.left - a.right)
  const upright = Math.max(0, a.top - b.bottom, b.top - a.bottom)
  return Math.hypot(across, upright)
}

/** A label farther away names its pad only by a leader, px. */
const NEAR_PX = 12

/** True if one line leads from a label to a pad's edge. */
function areJoined(lines: readonly Segment[], label: Box, pad: Box): boolean {
  const touches = (x: number, y: number, box: Box, by: number): boolean =>
    holds(larger(box, by), { left: x, right: x, top: y, bottom: y })
  return lines.some(
    ({ x1, y1, x2, y2 }) =>
      (touches(x1, y1, pad, 0.5) && touches(x2, y2, label, 6)) ||
      (touches(x2, y2, pad, 0.5) && touches(x1, y1, label, 6)),
  )
}

/** Pin 1's pad is outlined, and its label stands nearer to it than to any other, or a leader joins both. */
function pinOneErrors(part: DrawablePart, layout: DrawingLayout): string[] {
  const pin = orientPart(part).pinOne
  if (!pin || layout.outline) return []
  const { pads, texts, lines } = mainOf(part, layout)
  const own = pads.find(({ pad }) => pad.name === pin.name && pad.x === pin.x && pad.y === pin.y)
  if (!own) return ['pin 1: is cut off']
  const labels = texts.filter(({ role, text }) => role === 'pin' && text === (pin.name || '1')).map(extentOf)
  const isNamed = labels.some((label) => {
    const distance = apart(label, own.box)
    // A1 and B12 of USB-C are one piece of copper.
    const isOwn = ({ pad }: { pad: Pad }): boolean => Math.hypot(pad.x - pin.x, pad.y - pin.y) < 0.05
    const isNearest = pads.every((other) => isOwn(other) || apart(label, other.box) > distance)
    return (isNearest && distance <= NEAR_PX) || areJoined(lines, label, own.box)
  })
  const isOutlined = !/^[a-z]?1$/i.test(pin.name) || layout.pinOne !== ''
  return [...(isNamed ? [] : ['pin 1: has no label at its pad']), ...(isOutlined ? [] : ['pin 1: is not outlined'])]
}

/** Letters of the legend stand in the drawing, each at a pad of its group or joined to one. */
function letterErrors(part: DrawablePart, layout: DrawingLayout): string[] {
  const letters = layout.texts.filter(({ role }) => role === 'hole').map(({ text }) => text)
  const expected = [
    ...layout.legend.flatMap(({ letter }) => letter ?? []),
    ...(layout.detail ? ['D'] : []),
    ...(layout.outline?.hasLetter ? ['E'] : []),
  ]
  const missing = expected.filter((letter) => !letters.includes(letter))
  const { pads, texts, lines } = mainOf(part, layout)
  const astray = layout.legend.filter(({ letter, group }) => {
    const text = texts.find((one) => one.role === 'hole' && one.text === letter)
    if (!text) return false
    const extent = extentOf(text)
    const own = pads.filter(({ pad }) =>
      group.pads.some((one) => one.x === pad.x && one.y === pad.y && one.name === pad.name),
    )
    const distance = Math.min(...own.map(({ box }) => apart(extent, box)))
    const isNearest = pads.every((pad) => own.includes(pad) || apart(extent, pad.box) > distance)
    return !(isNearest && distance <= NEAR_PX) && !own.some(({ box }) => areJoined(lines, extent, box))
  })
  return [
    ...missing.map((letter) => `letter: ${letter} is not in the drawing`),
    ...astray.map(({ letter }) => `letter: ${letter} is not at its pads`),
  ]
}

/** Extension lines of a dimension between pads start at those pads, not at each other's. */
function extensionErrors({ pads, lines }: Drawn, measures: readonly Measured[]): string[] {
  const reaches = (x: number): boolean =>
    lines.some((line) => {
      const isUpright = Math.abs(line.x1 - line.x2) < 0.01 && Math.abs(line.x1 - x) < 0.5
      const end = Math.max(line.y1, line.y2)
      return (
        isUpright &&
        pads.some(({ box }) => {
          const middle = (box.left + box.right) / 2
          return Math.abs(middle - x) < 0.5 && end > box.top - 6 && end < box.bottom
        })
      )
    })
  return measures
    .filter(({ kind, axis }) => axis === 'x' && (kind === 'step' || kind === 'from-pin'))
    .filter(({ from, to }) => !reaches(from) || !reaches(to))
    .map(({ kind, text }) => `extension: ${kind} ${text} does not start at its pads`)
}

/** The detail fills its strip, unless it shows all pads or is as large as a detail may be. */
function detailErrors(part: DrawablePart, layout: DrawingLayout, stripPx: number): string[] {
  const { detail } = layout
  if (!detail) return []
  const { contacts } = orientPart(part)
  const { left, right } = detail.windowMm
  const isAll = contacts.every(({ x }) => x > left && x < right)
  return detail.width >= stripPx * 0.7 || isAll ? [] : [`detail: is ${detail.width} px wide in ${stripPx} px`]
}

function errorsOf(part: DrawablePart, layout: DrawingLayout, stripPx: number | null): string[] {
  const main = mainOf(part, layout)
  const corner = detailOf(part, layout)
  return [
    ...clashesOf(main),
    ...extensionErrors(main, layout.outline ? [] : layout.measures),
    ...(corner ? clashesOf(corner).map((clash) => `D ${clash}`) : []),
    ...(corner ? extensionErrors(corner, layout.detail?.measures ?? []) : []),
    ...pinOneErrors(part, layout),
    ...letterErrors(part, layout),
    ...(stripPx === null ? [] : detailErrors(part, layout, stripPx)),
    ...(layout.cutAt === null || layout.texts.some(({ text }) => text === measure(layout.bodySize[0], 'inch'))
      ? []
      : ['cut: its length is not stated']),
  ].map((error) => `${error} | ${part.model}`)
}

describe.each(drawingViews)('the %s of every part', (view) => {
  it.each(['wide', 'phone'] as const)('has no clashes, %s', { timeout: 240_000 }, (sheet) => {
    const options = sheets[sheet]
    expect(partsToDraw.length).toBeGreaterThan(400)
    expect(
      partsToDraw.flatMap((part) => errorsOf(part, layoutDrawing(part, { ...options, view }), options.width)),
    ).toEqual([])
  })

  it.each(['mm', 'inch'] as const)('has no clashes on paper in %s', { timeout: 240_000 }, (unit) => {
    const widest = Number.POSITIVE_INFINITY
    const errors = partsToDraw.flatMap((part) => {
      const { ratio, layout, actual } = layoutOnPaper(part, { view, unit, grid: false, detail: true, widest })
      const hasActual = ratio === 1 || Math.abs((actual?.scale ?? 0) - paperScale) < 1e-9
      return [...errorsOf(part, layout, null), ...(hasActual ? [] : [`1:1: is missing | ${part.model}`])]
    })
    expect(errors).toEqual([])
  })
})
