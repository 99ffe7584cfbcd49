import { footprintName } from '@pinline/contracts/catalogue/kicad/footprint-name'
import type { Box, DrawablePart, Pad, PadTuple } from './drawable-part.ts'
import { type FootprintLine, grownBy, linesOutside, markBeside, type PinOneMark, sidesOf } from './footprint-marks.ts'
import { boxOfPad, joinBoxes, orientPart, pinOnePads } from './geometry.ts'
import { type Hole, holeOf, isSlot } from './hole.ts'
import { type KicadValue, kicadBlock, kicadLine, quoted } from './kicad-text.ts'

/** The data of a part that its footprint needs. */
export interface FootprintPart extends DrawablePart {
  readonly id: string
  readonly manufacturer: string
  readonly datasheetUrl: string | null
}

/** The terms of footprints and symbols, which are made of the records that NOTICE describes. */
export const exportLicence = 'CC-BY-SA 4.0 with the exception of the KiCad libraries'

/** The format of KiCad 6, which all later releases read. */
const FORMAT = 20211014

/** Distances and widths of lines by the rules of KiCad's own library, mm. */
const COURTYARD_MM = { clearance: 0.5, grid: 0.01, width: 0.05 }
const SILK_MM = { clearance: 0.11, toPad: 0.26, width: 0.12 }
const FAB_MM = { width: 0.1 }
const TEXT_MM = { size: 1, thickness: 0.15, beside: 1.7, smallest: 0.2 }

const padOf = ([name, kind, shape, x, y, width, height, drill]: PadTuple): Pad => ({
  ...{ name, kind, shape, x, y, width, height, drill: drill ?? 0 },
})

function drillOf(hole: Hole): KicadValue {
  return isSlot(hole) ? ['drill', 'oval', hole.width, hole.height] : ['drill', hole.width]
}

const SHAPE = { r: 'rect', c: 'circle', o: 'oval' } as const

/** One pad. A circle is as large as its longer side, as in drawings. */
function padLine(pad: Pad): string {
  const diameter = Math.max(pad.width, pad.height)
  const size = pad.shape === 'c' ? { width: diameter, height: diameter } : { width: pad.width, height: pad.height }
  const write = (type: string, shape: string, drill: readonly KicadValue[], layers: readonly string[]): string =>
    kicadLine([
      ...['pad', quoted(pad.name), type, shape, ['at', pad.x, pad.y], ['size', size.width, size.height]],
      ...drill,
      ['layers', ...layers.map(quoted)],
    ])
  switch (pad.kind) {
    case 's':
      return write('smd', SHAPE[pad.shape], [], ['F.Cu', 'F.Paste', 'F.Mask'])
    case 'e':
      return write('connect', SHAPE[pad.shape], [], ['F.Cu', 'F.Mask'])
    case 't': {
      const hole = holeOf(pad)
      // Without a stated hole there is copper only.
      if (hole === null) return write('smd', SHAPE[pad.shape], [], ['F.Cu', 'F.Mask'])
      return write('thru_hole', SHAPE[pad.shape], [drillOf(hole)], ['*.Cu', '*.Mask'])
    }
    case 'n':
      return write('np_thru_hole', isSlot(size) ? 'oval' : 'circle', [drillOf(size)], ['*.Cu', '*.Mask'])
    default:
      return pad.kind satisfies never
  }
}

function line(layer: string, width: number, { x1, y1, x2, y2 }: FootprintLine): string {
  return kicadLine(['fp_line', ['start', x1, y1], ['end', x2, y2], ['layer', quoted(layer)], ['width', width]])
}

function triangle(layer: string, corners: PinOneMark): string {
  const points: KicadValue = ['pts', ...corners.map(([x, y]): KicadValue => ['xy', x, y])]
  return kicadLine(['fp_poly', points, ['layer', quoted(layer)], ['width', SILK_MM.width], ['fill', 'solid']])
}

function text(kind: string, words: string, at: readonly [number, number], layer: string, size: number): string {
  const font: KicadValue = ['font', ['size', size, size], ['thickness', size * TEXT_MM.thickness]]
  return kicadLine([...['fp_text', kind, quoted(words), ['at', ...at], ['layer', quoted(layer)]], ['effects', font]])
}

/** The courtyard: outwards to the next line of its grid. */
function courtyardOf(bounds: Box): Box {
  const { clearance, grid } = COURTYARD_MM
  const { left, top, right, bottom } = grownBy(bounds, clearance)
  // Without the allowance a length that floats write as 0.30000000000000004 moves a whole step.
  const down = (value: number): number => Math.floor(value / grid + 1e-6) * grid
  const up = (value: number): number => Math.ceil(value / grid - 1e-6) * grid
  return { left: down(left), top: down(top), right: up(right), bottom: up(bottom) }
}

/** The pad that is marked as pin 1, where one is called so. */
function pinOneOf(part: DrawablePart): Pad | undefined {
  const oriented = orientPart(part)
  const [first] = pinOnePads(oriented)
  const tuple = first && part.pads[oriented.pads.indexOf(first)]
  return tuple && padOf(tuple)
}

function descriptionOf({ manufacturer, model, datasheetUrl }: FootprintPart): string {
  const source = datasheetUrl === null ? '' : `, ${datasheetUrl}`
  return `${manufacturer} ${model}${source}; Pinline, ${exportLicence}`
}

/**
 * A part's footprint as a `.kicad_mod` file: its pads and holes at the coordinates and in the order of the part, its body
 * on the fabrication layer, silkscreen around it that leaves out pads, courtyard, and a triangle at pin 1. The name of
 * the footprint is {@link footprintName}.
 */
export function kicadFootprint(part: FootprintPart): string {
  const [left, top, right, bottom] = part.bodyMm
  const body: Box = { left, top, right, bottom }
  const pads = part.pads.map(padOf)
  const bounds = pads.map(boxOfPad).reduce(joinBoxes, body)
  const pinOne = pinOneOf(part)
  const silk = linesOutside(
    sidesOf(grownBy(body, SILK_MM.clearance)),
    pads.map((pad) => grownBy(boxOfPad(pad), SILK_MM.toPad)),
  )
  const name = footprintName(part)
  const middle = [(left + right) / 2, (top + bottom) / 2] as const
  const { size, beside, smallest } = TEXT_MM
  const inBody = Math.max(smallest, Math.min(size, (right - left) / 4, (bottom - top) / 2))
  const isPlated = pads.some(({ kind, name: pad }) => kind === 't' && pad !== '')
  return `${kicadBlock(
    ['footprint', quoted(name), ['version', FORMAT], ['generator', 'pinline'], ['layer', quoted('F.Cu')]],
    [
      kicadLine(['descr', quoted(descriptionOf(part))]),
      kicadLine(['tags', quoted(`connector ${part.manufacturer} ${part.model}`)]),
      kicadLine(['attr', isPlated ? 'through_hole' : 'smd']),
      text('reference', 'REF**', [middle[0], bounds.top - beside], 'F.SilkS', size),
      text('value', part.model, [middle[0], bounds.bottom + beside], 'F.Fab', size),
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of KiCad.
      text('user', '${REFERENCE}', middle, 'F.Fab', inBody),
      ...sidesOf(body).map((side) => line('F.Fab', FAB_MM.width, side)),
      ...silk.map((piece) => line('F.SilkS', SILK_MM.width, piece)),
      ...sidesOf(courtyardOf(bounds)).map((side) => line('F.CrtYd', COURTYARD_MM.width, side)),
      ...(pinOne ? [triangle('F.SilkS', markBeside(bounds, pinOne.x, pinOne.y))] : []),
      ...pads.map(padLine),
    ],
  )}\n`
}
