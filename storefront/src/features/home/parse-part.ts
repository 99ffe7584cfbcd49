import { padKinds, padShapes } from '@pinline/events/catalogue/connector-part'
import type { DrawablePart } from '@pinline/ui/drawing/drawable-part'

/**
 * Parses a part from one line: its body as four numbers, its pads as `name kind shape x y width height drill`,
 * separated by semicolons; `-` is a pad without a name. mm. Throws for any other form.
 */
export function parsePart(model: string, body: string, pads: string): DrawablePart {
  const [left = 0, top = 0, right = 0, bottom = 0] = body.split(' ').map(Number)
  return {
    model,
    positions: null,
    rows: null,
    pitchMm: null,
    bodyMm: [left, top, right, bottom],
    pads: pads.split('; ').map((line) => {
      const [name = '', kindWord, shapeWord, ...lengths] = line.split(' ')
      const kind = padKinds.find((known) => known === kindWord)
      const shape = padShapes.find((known) => known === shapeWord)
      if (kind === undefined || shape === undefined) throw new SyntaxError(`not a pad: ${line}`)
      const [x = 0, y = 0, width = 0, height = 0, drill] = lengths.map(Number)
      const placed = [name === '-' ? '' : name, kind, shape, x, y, width, height] as const
      return drill === undefined ? placed : [...placed, drill]
    }),
  }
}
