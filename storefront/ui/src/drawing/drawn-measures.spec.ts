import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { edgesOf, shareInside } from './break-lines.ts'
import { boxOfText, type DrawnText, type Measured, overlaps } from './dimension-pen.ts'
import type { Box, DrawablePart, PadTuple } from './drawable-part.ts'
import { type DrawingLayout, layoutDrawing } from './drawing-layout.ts'
import type { DrawingOptions } from './drawing-plan.ts'
import { paperScale } from './paper.ts'
import { drawingViews } from './part-views.ts'
import { partsToDraw } from './seed-parts.fixtures.ts'

const screen = { unit: 'mm', dimensions: true, grid: false, bleed: 0, cut: false, detail: true } as const
const sheets: Readonly<Record<'wide' | 'phone' | 'paper', Omit<DrawingOptions, 'view'>>> = {
  wide: { ...screen, width: 720, maxHeight: 480 },
  phone: { ...screen, unit: 'inch', width: 326, maxHeight: 300, cut: true },
  paper: { ...screen, width: 0, maxHeight: 0, scale: paperScale },
}

/**
 * The footprint's own coordinates, derived again from the raw tuples: x along the longer side of the body, y downwards.
 */
interface Raw {
  readonly body: Box
  readonly pads: readonly { name: string; kind: string; x: number; y: number; width: number; height: number }[]
}

function rawOf({ bodyMm, pads }: DrawablePart): Raw {
  const [xMin, yMin, xMax, yMax] = bodyMm
  const isTall = yMax - yMin > xMax - xMin + 1e-9
  return {
    body: isTall
      ? { left: yMin, right: yMax, top: -xMax, bottom: -xMin }
      : { left: xMin, right: xMax, top: yMin, bottom: yMax },
    pads: pads.map(([name, kind, , x, y, width, height]: PadTuple) =>
      isTall ? { name, kind, x: y, y: -x, width: height, height: width } : { name, kind, x, y, width, height },
    ),
  }
}

/** A drawing treats coordinates within this distance as one row or column, mm. */
const SAME_MM = 0.031
const near = (a: number, b: number, by: number): boolean => Math.abs(a - b) <= by
const isAmong = (value: number, values: readonly number[], by = SAME_MM): boolean =>
  values.some((one) => near(one, value, by))

/** What is wrong with a dimension, checked against the raw footprint; null when it is correct. */
function errorOf(
  measured: Measured,
  toMm: (px: number) => number,
  raw: Raw,
  unit: DrawingOptions['unit'],
): string | null {
  const { kind, axis, text } = measured
  const from = toMm(measured.from)
  const to = toMm(measured.to)
  const numbers = text.split(/ [×=] /).map(Number)
  const factor = unit === 'inch' ? 25.4 : 1
  const half = unit === 'inch' ? 0.0005 * 25.4 : 0.005
  const stated = (numbers.at(-1) ?? Number.NaN) * factor
  const length = kind === 'coordinate' ? to - from : Math.abs(to - from)
  const [count = 0, each = 0, sum] = numbers
  if (sum !== undefined && Number((count * each + 1e-9).toFixed(unit === 'inch' ? 3 : 2)) !== sum)
    return `states ${text}, which does not agree`
  if (!near(stated, length, half + 1e-6)) return `states ${stated} for ${length}`
  const centres = raw.pads.map((pad) => (axis === 'x' ? pad.x : pad.y))
  const edges = axis === 'x' ? [raw.body.left, raw.body.right] : [raw.body.top, raw.body.bottom]
  switch (kind) {
    case 'width':
    case 'depth':
      return near(from, edges[0] ?? 0, 1e-6) && near(to, edges[1] ?? 0, 1e-6) ? null : 'misses the body'
    case 'from-edge':
      return [from, to].some((end) => isAmong(end, edges, 1e-6)) &&
        [from, to].some((end) => isAmong(end, centres, 1e-6))
        ? null
        : 'joins no edge to a pad'
    case 'pad-size':
      return isAmong(
        length,
        raw.pads.map((pad) => (axis === 'x' ? pad.width : pad.height)),
        1e-6,
      )
        ? null
        : 'is no size of a pad'
    case 'span':
    case 'row-span':
    case 'step':
    case 'mounting':
    case 'coordinate':
    case 'from-pin': {
      if (![from, to].every((end) => isAmong(end, centres))) return 'ends beside all pads'
      const [steps = 0, step = 0] = numbers
      if (numbers.length !== 3) return null
      const exact = (to - from) / steps
      if (!near(step * factor, exact, half + 1e-6)) return `states steps of ${step} for ${exact}`
      const places = Array.from({ length: steps + 1 }, (_, index) => from + index * exact)
      return places.every((place) => isAmong(place, centres, SAME_MM * 2)) ? null : 'has steps without pads'
    }
    default:
      return kind satisfies never
  }
}

function errorsOfTexts(texts: readonly DrawnText[], layout: DrawingLayout): string[] {
  const boxes = texts.map(boxOfText)
  const errors: string[] = []
  boxes.forEach((box, index) => {
    const text = texts[index]?.text
    if (boxes.some((other, at) => at > index && overlaps(box, other))) errors.push(`${text} covers a text`)
    const isIn = box.left >= layout.left && box.top >= layout.top && box.right <= layout.left + layout.width
    if (!isIn || box.bottom > layout.top + layout.height) errors.push(`${text} leaves the frame`)
    if (layout.cutAt !== null && box.right > layout.cutAt) errors.push(`${text} is cut`)
    if (layout.segments.some((line) => shareInside(line, box) !== null)) errors.push(`${text} stands on a line`)
    if (edgesOf(layout.body).some((edge) => shareInside(edge, box) !== null))
      errors.push(`${text} stands on the body's edge`)
  })
  return errors
}

/** Steps of a row that are stated apart from its length have to make that length, as stated. */
function disagreeing(lengths: readonly (Measured & { readonly mm: number })[], unit: DrawingOptions['unit']): string[] {
  const decimals = unit === 'inch' ? 3 : 2
  return lengths
    .filter(({ kind }) => kind === 'span' || kind === 'row-span')
    .flatMap(({ axis, mm, text }) => {
      const total = Number(text.split('= ').at(-1))
      return lengths.flatMap((step) => {
        const count = Math.round(mm / step.mm)
        if (step.kind !== 'step' || step.axis !== axis || !near(step.mm * count, mm, SAME_MM * 2)) return []
        const agrees = Number((count * Number(step.text) + 1e-9).toFixed(decimals)) === total
        return agrees ? [] : [`${count} steps of ${step.text} are not ${text}`]
      })
    })
}

function fieldErrorsOf(part: DrawablePart, layout: DrawingLayout, unit: DrawingOptions['unit']): string[] {
  const raw = rawOf(part)
  const [originX, originY] = layout.origin
  const { scale, detail } = layout
  const main = layout.measures.map((measured) => {
    return [measured, (px: number) => (px - (measured.axis === 'x' ? originX : originY)) / scale] as const
  })
  const corner = (detail?.measures ?? []).map((measured) => {
    const zero = (measured.axis === 'x' ? detail?.windowMm.left : detail?.windowMm.top) ?? 0
    return [measured, (px: number) => zero + px / (detail?.scale ?? 1)] as const
  })
  const wrong = [...main, ...corner].flatMap(([measured, toMm]) => {
    const error = errorOf(measured, toMm, raw, unit)
    return error === null ? [] : [`${measured.kind} ${measured.text} ${error}`]
  })
  const lengths = [...main, ...corner].map(([measured, toMm]) => ({
    ...measured,
    mm: Math.abs(toMm(measured.to) - toMm(measured.from)),
  }))
  const covered = raw.pads
    .map((pad): Box => {
      const [left, right] = [pad.x - pad.width / 2, pad.x + pad.width / 2].map((mm) => originX + mm * scale)
      const [top, bottom] = [pad.y - pad.height / 2, pad.y + pad.height / 2].map((mm) => originY + mm * scale)
      return { left: left ?? 0, right: right ?? 0, top: top ?? 0, bottom: bottom ?? 0 }
    })
    .flatMap((box) => {
      const isLand = layout.outline === null
      const onIt = layout.texts.find((text) => isLand && text.role !== 'hole' && overlaps(boxOfText(text), box))
      return onIt ? [`${onIt.text} covers a pad`] : []
    })
  const numbers = [layout.lines, layout.arrows, ...Object.values(layout.pads), layout.fineGrid, detail?.lines ?? '']
  const finite = numbers.every((path) => !/NaN|Infinity|undefined/.test(path)) ? [] : ['has a number that is none']
  return [...wrong, ...disagreeing(lengths, unit), ...covered, ...finite, ...errorsOfTexts(layout.texts, layout)]
}

describe.each(drawingViews)('the %s of every part', (view) => {
  it.each(['wide', 'phone', 'paper'] as const)('is correct and readable, %s', { timeout: 240_000 }, (sheet) => {
    expect(partsToDraw.length).toBeGreaterThan(400)
    const withErrors = partsToDraw.flatMap((part) => {
      const layout = layoutDrawing(part, { ...sheets[sheet], view })
      const kinds = new Set(layout.measures.map((measured) => measured.kind))
      const isWhole = layout.cutAt === null
      const missing = kinds.has('depth') && (kinds.has('width') || !isWhole) ? [] : ['lacks width or depth']
      const room = sheet === 'paper' || layout.width <= sheets[sheet].width + 32 ? [] : [`is ${layout.width} px wide`]
      const detailTexts = layout.detail?.texts ?? []
      const boxes = detailTexts.map(boxOfText)
      const hidden = boxes.some((box, index) => boxes.some((other, at) => at > index && overlaps(box, other)))
      const errors = [
        ...fieldErrorsOf(part, layout, sheets[sheet].unit),
        ...missing,
        ...room,
        ...(hidden ? ['D: texts meet'] : []),
      ]
      return errors.map((error) => `${part.model}: ${error}`)
    })
    expect(withErrors).toEqual([])
  })
})

describe('pitches as drawn', () => {
  /**
   * Exceptions where the catalogue's pitch differs from the copper: edge-mount D-subs, and one wrong catalogue value.
   */
  const known = ['DSUB-', 'AMPSEAL-1-776087-']

  it('agree with the pitch in the catalogue', () => {
    const differing = partsToDraw.filter((part) => {
      const { pitchMm } = part
      const { measures, scale } = layoutDrawing(part, { ...sheets.wide, view: 'land-pattern', detail: false })
      const spans = measures.filter(({ kind }) => kind === 'span' || kind === 'row-span')
      const hasSteps = part.positions !== null && part.positions > (part.rows ?? 1)
      if (spans.length === 0 || pitchMm === null || !hasSteps) return false
      return !spans.some(({ from, to }) => {
        const steps = Math.round((to - from) / scale / pitchMm)
        return steps >= 1 && near((to - from) / scale, steps * pitchMm, SAME_MM * 2)
      })
    })
    const unknown = differing.filter((part) => !known.some((start) => part.model.startsWith(start)))
    expect(unknown.map((part) => `${part.model} ${part.pitchMm}`)).toEqual([])
    expect(differing.length).toBeLessThan(30)
  })
})

describe('any part', () => {
  const length = fc.integer({ min: 20, max: 6000 }).map((hundredths) => hundredths / 100)
  const place = fc.integer({ min: -4000, max: 4000 }).map((hundredths) => hundredths / 100)
  const pad = fc.tuple(
    fc.constantFrom('1', '2', 'A1', 'B12', '', 'SH'),
    fc.constantFrom('s' as const, 't' as const, 'n' as const, 'e' as const),
    fc.constantFrom('r' as const, 'c' as const, 'o' as const),
    place,
    place,
    fc.integer({ min: 10, max: 900 }).map((hundredths) => hundredths / 100),
    fc.integer({ min: 10, max: 900 }).map((hundredths) => hundredths / 100),
    fc.constantFrom(undefined, 0.05, 0.1),
  )
  const part = fc
    .record({ left: place, top: place, width: length, depth: length, pads: fc.array(pad, { maxLength: 40 }) })
    .map(({ left, top, width, depth, pads }): DrawablePart => {
      const bodyMm = [left, top, left + width, top + depth] as const
      return { model: 'X', positions: null, rows: null, pitchMm: null, bodyMm, pads, orientation: 'right-angle' }
    })

  it('is drawn with correct dimensions and finite numbers', () => {
    fc.assert(
      fc.property(part, fc.constantFrom(...drawingViews), fc.constantFrom('wide', 'paper'), (drawn, view, sheet) => {
        const options = sheet === 'wide' ? sheets.wide : sheets.paper
        const layout = layoutDrawing(drawn, { ...options, view })
        const untrue = fieldErrorsOf(drawn, layout, options.unit).filter((error) => !/covers|stands on/.test(error))
        expect(untrue).toEqual([])
      }),
      { numRuns: 150 },
    )
  })
})
