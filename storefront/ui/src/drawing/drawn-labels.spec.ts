import { describe, expect, it } from 'vitest'
import type { Segment } from './break-lines.ts'
import { boxOfText, type DrawnText } from './dimension-pen.ts'
import type { Box, DrawablePart, Pad } from './drawable-part.ts'
import { type DrawingLayout, layoutDrawing } from './drawing-layout.ts'
import { type OrientedPart, orientPart } from './geometry.ts'
import { layoutOnPaper } from './paper-layout.ts'
import { type DrawingView, drawingViews } from './part-views.ts'
import { partsToDraw } from './seed-parts.fixtures.ts'

const screen = { unit: 'mm', dimensions: true, grid: false, bleed: 0, cut: false, detail: true } as const
const paper = { unit: 'mm', grid: false, widest: Number.POSITIVE_INFINITY } as const

/** Every way in which a part is drawn. */
const sheets: Readonly<Record<string, (part: DrawablePart, view: DrawingView) => DrawingLayout>> = {
  wide: (part, view) => layoutDrawing(part, { ...screen, view, width: 720, maxHeight: 480 }),
  phone: (part, view) => layoutDrawing(part, { ...screen, view, unit: 'inch', width: 326, maxHeight: 300, cut: true }),
  'SVG file': (part, view) => layoutOnPaper(part, { ...paper, view, detail: true }).layout,
  'DXF file': (part, view) => layoutOnPaper(part, { ...paper, view, detail: false }).layout,
}

interface Drawn {
  readonly texts: readonly DrawnText[]
  readonly lines: readonly Segment[]
  readonly pads: ReadonlyMap<Pad, Box>
}

function padsOf({ pads }: OrientedPart, scale: number, zeroX: number, zeroY: number): Map<Pad, Box> {
  return new Map(
    pads.map((pad) => {
      const [x, y] = [zeroX + pad.x * scale, zeroY + pad.y * scale]
      const [across, upright] = [(pad.width * scale) / 2, (pad.height * scale) / 2]
      return [pad, { left: x - across, right: x + across, top: y - upright, bottom: y + upright }]
    }),
  )
}

/** The outline is measured against the copper that it does not show, too. */
function mainOf(part: OrientedPart, { texts, segments, scale, origin, cutAt }: DrawingLayout): Drawn {
  const pads = [...padsOf(part, scale, ...origin)].filter(([, { left }]) => cutAt === null || left < cutAt)
  return { texts, lines: segments, pads: new Map(pads) }
}

function detailOf(part: OrientedPart, { detail }: DrawingLayout): Drawn {
  if (!detail) return { texts: [], lines: [], pads: new Map() }
  const { texts, scale, windowMm } = detail
  return { texts, lines: [], pads: padsOf(part, scale, -windowMm.left * scale, -windowMm.top * scale) }
}

function apart(a: Box, b: Box): number {
  return Math.hypot(Math.max(0, a.left - b.right, b.left - a.right), Math.max(0, a.top - b.bottom, b.top - a.bottom))
}

function middleOf({ left, right, top, bottom }: Box): Box {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  return { left: x, right: x, top: y, bottom: y }
}

function isAt(x: number, y: number, box: Box, gap: number): boolean {
  return apart({ left: x, right: x, top: y, bottom: y }, box) <= gap
}

/** True if one line leads from a label to a pad's edge. */
function areJoined(lines: readonly Segment[], label: Box, pad: Box): boolean {
  return lines.some(
    ({ x1, y1, x2, y2 }) =>
      (isAt(x1, y1, pad, 0.5) && isAt(x2, y2, label, 3)) || (isAt(x2, y2, pad, 0.5) && isAt(x1, y1, label, 3)),
  )
}

const numberOf = (name: string): string => name.replace(/^[A-Za-z]+/, '')

/** The pads that a label names: those of that name, else the row of that letter, else the column of that number. */
function namedBy(label: string, { contacts, pinOne }: OrientedPart): readonly Pad[] {
  const choices = [
    contacts.filter(({ name }) => name === label),
    contacts.filter(({ name }) => name.startsWith(label) && /^\d+$/.test(name.slice(label.length))),
    contacts.filter(({ name }) => numberOf(name) === label),
    pinOne && pinOne.name === '' && label === '1' ? [pinOne] : [],
  ]
  return choices.find((pads) => pads.length > 0) ?? []
}

interface Found {
  /** Labels that nothing ties to their pad. */
  readonly lost: string[]
  /** Labels that are nearer to another pad, and that a leader joins to theirs. */
  readonly led: string[]
}

function judge(part: OrientedPart, { texts, lines, pads }: Drawn, found: Found, model: string): void {
  for (const text of texts) {
    if (text.role !== 'pin' && text.role !== 'inside') continue
    const named = namedBy(text.text, part)
    // Contacts that share their copper, such as A1 and B12 of USB-C.
    const isOwn = (pad: Pad): boolean => named.some((one) => Math.hypot(one.x - pad.x, one.y - pad.y) < 0.05)
    const label = boxOfText(text)
    const lead = (from: Box): number => {
      const distances = [...pads].map(([pad, box]) => ({ isOwn: isOwn(pad), away: apart(from, box) }))
      const least = (own: boolean): number =>
        Math.min(...distances.filter((one) => one.isOwn === own).map(({ away }) => away))
      return least(false) - least(true)
    }
    const isNearest = lead(middleOf(label)) > 0
    const isJoined = [...pads].some(([pad, box]) => isOwn(pad) && areJoined(lines, label, box))
    if (!isJoined && !(isNearest && lead(label) > 0)) found.lost.push(`${text.text} of ${model}`)
    else if (!isNearest) found.led.push(`${text.text} of ${model}`)
  }
}

/**
 * Pin 1 of this share of the parts has other pads or holes around it in every direction: a leader leads to it. Of
 * all parts these are less than 2 %, of the share of a day up to twice as many.
 */
const MOST_LED = 0.04

describe.each(drawingViews)('labels of pads in the %s', (view) => {
  it.each(Object.entries(sheets))('stand nearest to their pad, %s', { timeout: 240_000 }, (_, layoutOf) => {
    const found: Found = { lost: [], led: [] }
    for (const source of partsToDraw) {
      const part = orientPart(source)
      const layout = layoutOf(source, view)
      judge(part, mainOf(part, layout), found, source.model)
      judge(part, detailOf(part, layout), found, source.model)
    }
    expect(partsToDraw.length).toBeGreaterThan(400)
    expect(found.lost).toEqual([])
    expect(found.led.length).toBeLessThan(partsToDraw.length * MOST_LED)
  })
})
