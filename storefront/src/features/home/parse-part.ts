import { bodyBox, pad } from '@pinline/events/catalogue/connector-part'
import type { DrawablePart } from '@pinline/ui/drawing/drawable-part'

/**
 * Parses a part from one line: its body as four numbers, its pads as `name kind shape x y width height drill`,
 * separated by semicolons; `-` is a pad without a name. mm.
 */
export function parsePart(model: string, body: string, pads: string): DrawablePart {
  return {
    model,
    positions: null,
    rows: null,
    pitchMm: null,
    bodyMm: bodyBox.parse(body.split(' ').map(Number)),
    pads: pads.split('; ').map((line) => {
      const [name, kind, shape, ...lengths] = line.split(' ')
      return pad.parse([name === '-' ? '' : name, kind, shape, ...lengths.map(Number)])
    }),
  }
}
