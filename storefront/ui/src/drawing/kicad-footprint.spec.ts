import { footprintName } from '@pinline/contracts/catalogue/kicad/footprint-name'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PadTuple } from './drawable-part.ts'
import { type FootprintPart, kicadFootprint } from './kicad-footprint.ts'
import { type Expression, partsCalled, readExpression, valuesOf } from './kicad-text.fixtures.ts'
import { partsToDraw, seedParts } from './seed-parts.fixtures.ts'

type Numbers = readonly number[]

const numbersOf = (list: Expression | undefined, word: string): Numbers => valuesOf(list, word).map(Number)
const isNear = (found: Numbers, expected: Numbers): boolean =>
  found.length === expected.length && expected.every((value, at) => Math.abs(value - (found[at] ?? Number.NaN)) < 1e-5)

const TYPE = { s: 'smd', e: 'connect', t: 'thru_hole', n: 'np_thru_hole' } as const
const LAYERS = { s: 'F.Cu F.Paste F.Mask', e: 'F.Cu F.Mask', t: '*.Cu *.Mask', n: '*.Cu *.Mask' } as const

/** Sides of a plated hole: a drill longer than the shorter side is a slot with an even ring. */
function platedHole(width: number, height: number, drill: number): Numbers {
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)]
  if (drill <= shorter) return [drill]
  const across = shorter - Math.max(0, longer - drill)
  const sides = across > 0 ? [Math.min(drill, longer), across] : [shorter, shorter]
  if (Math.abs((sides[0] ?? 0) - (sides[1] ?? 0)) <= 0.0005) return sides.slice(0, 1)
  return width >= height ? sides : [...sides].reverse()
}

function padErrors(pad: readonly Expression[], tuple: PadTuple): string[] {
  const [name, kind, shape, x, y, width, height, drill = 0] = tuple
  const round = Math.max(width, height)
  const size = shape === 'c' ? [round, round] : [width, height]
  const isSlot = kind === 'n' && Math.abs((size[0] ?? 0) - (size[1] ?? 0)) > 0.0005
  const hole = kind === 'n' ? (isSlot ? size : size.slice(0, 1)) : kind === 't' ? platedHole(width, height, drill) : []
  const holeShape = isSlot ? 'oval' : 'circle'
  const copper = kind === 'n' ? holeShape : { r: 'rect', c: 'circle', o: 'oval' }[shape]
  const drilled = valuesOf(pad, 'drill')
  const isOval = drilled[0] === 'oval'
  return [
    ...(pad[1] === name && pad[2] === TYPE[kind] && pad[3] === copper ? [] : ['has another name, type or shape']),
    ...(isNear(numbersOf(pad, 'at'), [x, y]) ? [] : ['stands elsewhere']),
    ...(isNear(numbersOf(pad, 'size'), size) ? [] : ['has another size']),
    ...(isNear(drilled.slice(isOval ? 1 : 0).map(Number), hole) && isOval === hole.length > 1
      ? []
      : ['has another hole']),
    ...(valuesOf(pad, 'layers').join(' ') === LAYERS[kind] ? [] : ['is on other layers']),
  ]
}

interface Segment {
  readonly x: Numbers
  readonly y: Numbers
}

/** Lines of a layer by their ends, smaller values first. */
function linesOn(footprint: Expression, layer: string): Segment[] {
  return partsCalled(footprint, 'fp_line').flatMap((line) => {
    const [x1 = 0, y1 = 0] = numbersOf(line, 'start')
    const [x2 = 0, y2 = 0] = numbersOf(line, 'end')
    const ends = { x: [x1, x2].toSorted((a, b) => a - b), y: [y1, y2].toSorted((a, b) => a - b) }
    return valuesOf(line, 'layer')[0] === layer ? [ends] : []
  })
}

function boxOf(lines: readonly Segment[]): Numbers {
  const [x, y] = [lines.flatMap((line) => line.x), lines.flatMap((line) => line.y)]
  return [Math.min(...x), Math.min(...y), Math.max(...x), Math.max(...y)]
}

function padBoxes(pads: readonly PadTuple[]): Numbers[] {
  return pads.map(([, , , x, y, width, height]) => [x - width / 2, y - height / 2, x + width / 2, y + height / 2])
}

/** Whether a pad is called pin 1. S1, M1, L1 and G1 are of a shell or a lamp, unless more than six have that letter. */
function isPinOne(name: string, pads: readonly PadTuple[]): boolean {
  const [, letter = ''] = /^([smlg])1$/i.exec(name) ?? []
  if (letter === '') return /^[a-z]?1$/i.test(name)
  return pads.filter(([other, kind]) => kind !== 'n' && other.startsWith(letter)).length > 6
}

function markErrors(footprint: Expression, part: FootprintPart): string[] {
  const isNamed = part.pads.some(([name, kind]) => kind !== 'n' && isPinOne(name, part.pads))
  const marks = partsCalled(footprint, 'fp_poly')
  if (!isNamed) return marks.length === 0 ? [] : ['marks a pin 1 that no pad is called']
  const points = partsCalled(partsCalled(marks[0], 'pts')[0], 'xy')
  const places = points.map(([, x, y]) => [Number(x), Number(y)] as const)
  const covers = padBoxes(part.pads).some(([left = 0, top = 0, right = 0, bottom = 0]) =>
    places.some(([x, y]) => x > left && x < right && y > top && y < bottom),
  )
  return [
    ...(marks.length === 1 && places.length === 3 ? [] : ['has no mark of pin 1']),
    ...(covers ? ['marks on a pad'] : []),
  ]
}

function errorsOf(part: FootprintPart): string[] {
  const footprint = readExpression(kicadFootprint(part))
  const pads = partsCalled(footprint, 'pad')
  const boxes = padBoxes(part.pads)
  const outer = [part.bodyMm, ...boxes].reduce(
    ([l = 0, t = 0, r = 0, b = 0], [left = 0, top = 0, right = 0, bottom = 0]) => [
      ...[Math.min(l, left), Math.min(t, top), Math.max(r, right), Math.max(b, bottom)],
    ],
  )
  const courtyard = boxOf(linesOn(footprint, 'F.CrtYd'))
  const around = courtyard.map((value, side) => Math.abs(value - (outer[side] ?? Number.NaN)))
  const printed = linesOn(footprint, 'F.SilkS').some(({ x, y }) =>
    boxes.some(([left = 0, top = 0, right = 0, bottom = 0]) => {
      return (
        (x[1] ?? 0) > left - 0.199 &&
        (x[0] ?? 0) < right + 0.199 &&
        (y[1] ?? 0) > top - 0.199 &&
        (y[0] ?? 0) < bottom + 0.199
      )
    }),
  )
  return [
    ...(footprint[1] === footprintName(part) ? [] : ['has another name']),
    ...(valuesOf(footprint, 'descr')[0]?.includes('CC-BY-SA 4.0') ? [] : ['does not say its terms']),
    ...(pads.length === part.pads.length ? [] : [`has ${pads.length} pads of ${part.pads.length}`]),
    ...(isNear(boxOf(linesOn(footprint, 'F.Fab')), part.bodyMm) ? [] : ['has another body']),
    ...(around.every((gap) => gap > 0.4999 && gap < 0.5101) ? [] : ['has another courtyard']),
    ...(printed ? ['has silkscreen on a pad'] : []),
    ...markErrors(footprint, part),
    ...part.pads.flatMap((tuple, at) => padErrors(pads[at] ?? [], tuple).map((error) => `pad ${at} ${error}`)),
  ]
}

const made = (part: Omit<FootprintPart, 'id' | 'manufacturer' | 'datasheetUrl'>): FootprintPart => ({
  ...{ id: 'p-0123456789abcdef', manufacturer: 'Generic', datasheetUrl: null },
  ...part,
})

/** Each file is read back, which takes its time: a few of the day's parts, or all. */
const partsToRead = process.env.DRAWINGS === 'all' ? seedParts : partsToDraw.filter((_part, index) => index % 4 === 0)

describe('a KiCad footprint', () => {
  it('has every pad and hole of every part, its body, courtyard and pin 1, and no silkscreen on pads', {
    timeout: 240_000,
  }, () => {
    const errors = partsToRead.flatMap((part) => errorsOf(made(part)).map((error) => `${part.model}: ${error}`))
    expect(partsToRead.length).toBeGreaterThan(100)
    expect(errors).toEqual([])
  })

  it('has a name of its own for every part', () => {
    const names = new Set(seedParts.map((part) => footprintName(made(part)).toLowerCase()))
    expect(names.size).toBe(seedParts.length)
    expect([...names].filter((name) => !/^[\w.,+-]+$/.test(name))).toEqual([])
  })

  it('is correct for pads of any position, size and shape, and for texts with any sign', () => {
    const length = fc.integer({ min: 5, max: 40_000 }).map((thousandths) => thousandths / 1000)
    const place = fc.integer({ min: -90_000, max: 90_000 }).map((thousandths) => thousandths / 1000)
    const kinds = fc.constantFrom('s' as const, 't' as const, 'n' as const, 'e' as const)
    const shapes = fc.constantFrom('r' as const, 'c' as const, 'o' as const)
    const name = fc.string({ maxLength: 4 }).filter((text) => !/[\p{Cc}]/u.test(text))
    const drill = fc.constantFrom(0.001, 0.9, 3)
    const pads = fc.array(fc.tuple(name, kinds, shapes, place, place, length, length, drill), {
      ...{ minLength: 1, maxLength: 12 },
    })
    fc.assert(
      fc.property(pads, length, length, fc.string(), (drawn, width, depth, model) => {
        const bodyMm = [0, 0, width, depth] as const
        expect(errorsOf(made({ model, positions: null, rows: null, pitchMm: null, bodyMm, pads: drawn }))).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  it('has no paste or plating where no hole is stated', () => {
    const bodyMm = [0, 0, 1, 1] as const
    const pads: PadTuple[] = [['1', 't', 'r', 0, 0, 1, 1, 0]]
    const footprint = readExpression(
      kicadFootprint(made({ model: 'X', positions: 1, rows: 1, pitchMm: null, bodyMm, pads })),
    )
    const [pad] = partsCalled(footprint, 'pad')
    expect(pad?.[2]).toBe('smd')
    expect(valuesOf(pad, 'layers')).toEqual(['F.Cu', 'F.Mask'])
  })
})
