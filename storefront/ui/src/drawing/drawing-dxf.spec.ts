import * as dxfParser from 'dxf-parser'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { DrawablePart, PadTuple } from './drawable-part.ts'
import { drawingDxf } from './drawing-dxf.ts'
import { dxfText } from './dxf-writer.ts'
import { partsToDraw } from './seed-parts.fixtures.ts'

const point = z.object({ x: z.number(), y: z.number() })
const entity = z.object({
  type: z.string(),
  layer: z.string(),
  center: point.optional(),
  radius: z.number().optional(),
  shape: z.boolean().optional(),
  vertices: z.array(point.extend({ bulge: z.number().optional() })).optional(),
})
type Entity = z.output<typeof entity>
const file = z.object({ header: z.record(z.string(), z.unknown()), entities: z.array(entity) })

const mm = { unit: 'mm' } as const

/** The package is CommonJS; loaders expose its default export in different ways. */
const { default: Parser } = z
  .object({ default: z.custom<new () => { parseSync(text: string): unknown }>((value) => typeof value === 'function') })
  .parse(dxfParser)

function read(text: string): z.output<typeof file> {
  return file.parse(new Parser().parseSync(text))
}

/** Centre, width and height of a closed outline with half circles, or of a circle, mm. */
function sizeOf({ center, radius, vertices = [] }: Entity): [x: number, y: number, width: number, height: number] {
  if (center && radius !== undefined) return [center.x, center.y, radius * 2, radius * 2]
  const across = vertices.map(({ x }) => x)
  const upright = vertices.map(({ y }) => y)
  vertices.forEach((corner, index) => {
    const next = vertices[(index + 1) % vertices.length]
    if (!corner.bulge || !next) return
    const reach = Math.hypot(next.x - corner.x, next.y - corner.y) / 2
    const sideX = ((next.y - corner.y) / 2 / reach) * reach * corner.bulge
    const sideY = ((corner.x - next.x) / 2 / reach) * reach * corner.bulge
    across.push((corner.x + next.x) / 2 + sideX)
    upright.push((corner.y + next.y) / 2 + sideY)
  })
  const [left, right] = [Math.min(...across), Math.max(...across)]
  const [bottom, top] = [Math.min(...upright), Math.max(...upright)]
  return [(left + right) / 2, (bottom + top) / 2, right - left, top - bottom]
}

const LAYER = { s: 'PADS_SMD', e: 'PADS_SMD', t: 'PADS_PTH', n: 'HOLES_NPTH' } as const

/** A raw pad as expected in the file: the tuple's numbers, y upwards, turned left when the body is tall. */
function expectedOf([, , shape, x, y, width, height]: PadTuple, isTall: boolean): number[] {
  const [across, upright] = shape === 'c' ? [Math.max(width, height), Math.max(width, height)] : [width, height]
  return isTall ? [y, x, upright, across] : [x, -y, across, upright]
}

/** The hole of a raw pad as expected: a drill that is longer than the shorter side is a slot with an even ring. */
function drilledOf([, , , , , width, height, drill = 0]: PadTuple): readonly [width: number, height: number] {
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)]
  if (drill <= shorter) return [drill, drill]
  const across = shorter - Math.max(0, longer - drill)
  const sides = across > 0 ? ([Math.min(drill, longer), across] as const) : ([shorter, shorter] as const)
  return width >= height ? sides : [sides[1], sides[0]]
}

function differs(found: readonly number[], expected: readonly number[]): boolean {
  return expected.some((value, index) => !(Math.abs(value - (found[index] ?? Number.NaN)) <= 0.001))
}

function fieldErrorsOf(part: DrawablePart, text: string): string[] {
  const { header, entities } = read(text)
  const [xMin, yMin, xMax, yMax] = part.bodyMm
  const isTall = yMax - yMin > xMax - xMin + 1e-9
  const pads = entities.filter(({ layer }) => layer.startsWith('PADS_') || layer === 'HOLES_NPTH')
  const drills = entities.filter(({ layer }) => layer === 'HOLES')
  const drilled = part.pads.filter(([, kind, , , , , , drill = 0]) => kind === 't' && drill > 0)
  const body = entities.find(({ layer }) => layer === 'OUTLINE')
  const size = isTall ? [yMax - yMin, xMax - xMin] : [xMax - xMin, yMax - yMin]
  return [
    ...(header.$INSUNITS === 4 && header.$ACADVER === 'AC1009' ? [] : ['is not in mm of release 12']),
    ...(/^[\n -~]*$/.test(text) ? [] : ['is not plain ASCII']),
    ...(pads.length === part.pads.length ? [] : [`has ${pads.length} pads of ${part.pads.length}`]),
    ...(drills.length === drilled.length ? [] : [`has ${drills.length} drills of ${drilled.length}`]),
    ...(entities.every(({ type, shape }) => type !== 'POLYLINE' || shape) ? [] : ['has an open outline']),
    ...(body && !differs(sizeOf(body).slice(2), size) ? [] : ['has another body']),
    ...part.pads.flatMap((pad, index) => {
      const found = pads[index]
      const isSame = found && found.layer === LAYER[pad[1]] && !differs(sizeOf(found), expectedOf(pad, isTall))
      return isSame ? [] : [`pad ${index} differs`]
    }),
    ...drilled.flatMap((pad, index) => {
      const found = drills[index]
      const [x = 0, y = 0] = expectedOf(pad, isTall)
      const [width, height] = drilledOf(pad)
      const expected = isTall ? [x, y, height, width] : [x, y, width, height]
      return found && !differs(sizeOf(found), expected) ? [] : [`drill ${index} differs`]
    }),
  ]
}

describe('a DXF file', () => {
  it('contains every pad of every part within 0.001 mm', { timeout: 240_000 }, () => {
    const errors = partsToDraw.flatMap((part) => {
      const found = fieldErrorsOf(part, drawingDxf(part, { ...mm, view: 'land-pattern' }))
      return found.map((error) => `${part.model}: ${error}`)
    })
    expect(partsToDraw.length).toBeGreaterThan(400)
    expect(errors).toEqual([])
  })

  it('has the body and no copper in the outline', () => {
    for (const part of partsToDraw.filter((_part, index) => index % 50 === 0)) {
      const { entities } = read(drawingDxf(part, { ...mm, view: 'outline' }))
      const layers = new Set(entities.map(({ layer }) => layer))
      expect([...layers].filter((layer) => /PADS|HOLES/.test(layer))).toEqual([])
      expect(layers.has('OUTLINE') && layers.has('DIMENSIONS')).toBe(true)
    }
  })

  it('is correct for pads of any position, size and shape', () => {
    const length = fc.integer({ min: 5, max: 40_000 }).map((thousandths) => thousandths / 1000)
    const place = fc.integer({ min: -90_000, max: 90_000 }).map((thousandths) => thousandths / 1000)
    const pads = fc.array(
      fc.tuple(
        fc.string({ maxLength: 4 }),
        fc.constantFrom('s' as const, 't' as const, 'n' as const, 'e' as const),
        fc.constantFrom('r' as const, 'c' as const, 'o' as const),
        place,
        place,
        length,
        length,
        fc.constantFrom(0, 0.001, 0.9),
      ),
      { minLength: 1, maxLength: 12 },
    )
    fc.assert(
      fc.property(pads, length, length, (drawn, width, depth) => {
        const bodyMm = [0, 0, width, depth] as const
        const part: DrawablePart = { model: 'Ω°×', positions: null, rows: null, pitchMm: null, bodyMm, pads: drawn }
        expect(fieldErrorsOf(part, drawingDxf(part, { ...mm, view: 'land-pattern' }))).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  it('encodes characters outside ASCII with the codes of the format', () => {
    expect(dxfText('4 × 3 = 12')).toBe('4 x 3 = 12')
    expect(dxfText('⌀3 20° 端子')).toBe('%%c3 20%%d \\U+7AEF\\U+5B50')
  })
})
