import { bodyBox, pad } from '@pinline/events/catalogue/connector-part'
import type { DrawablePart } from '@pinline/ui/drawing/drawable-part'
import type { DrawingTexts } from '@pinline/ui/drawing/drawing-texts'
import { ListDrawing } from '@pinline/ui/drawing/list-drawing.tsx'
import { z } from 'zod'
import { useText } from '../messages/use-text.ts'

const shape = z.object({ bodyMm: bodyBox, pads: z.array(pad) })

/** px per mm of the drawings in lists. */
export const listScale = 3

/** The words of drawings in the person's language. */
export const useDrawingTexts = (): DrawingTexts => {
  const text = useText()
  return {
    name: ({ model, width, depth }) => text('shell.drawing.name', { model, width, depth }),
    padKind: {
      s: text('shell.drawing.surface'),
      t: text('shell.drawing.plated'),
      n: text('shell.drawing.unplated'),
      e: text('shell.drawing.edge'),
    },
    pinOne: text('shell.drawing.side'),
  }
}

/** A small drawing of a part, true to scale; nothing if its shape is unknown. */
export const PartDrawing = ({
  model,
  drawing,
  maxWidth = 96,
}: {
  model: string
  drawing: unknown
  maxWidth?: number
}) => {
  const known = shape.safeParse(drawing)
  if (!known.success) return null
  const part: DrawablePart = { model, positions: null, rows: null, pitchMm: null, ...known.data }
  return <ListDrawing part={part} scale={listScale} origin={4} maxWidth={maxWidth} decorative />
}
