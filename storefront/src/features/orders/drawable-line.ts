import { bodyBox, pad } from '@pinline/events/catalogue/connector-part'
import type { Drawing } from '@pinline/order/contract/part'
import { z } from 'zod'
import type { DrawablePart } from '../../drawing/drawable-part.ts'

const shapes = z.object({ bodyMm: bodyBox, pads: z.array(pad) })

/** What a line's picture is drawn from; undefined where its drawing is missing or not whole. */
export const drawableLine = (line: {
  readonly model: string
  readonly drawing: Drawing | null
}): DrawablePart | undefined => {
  const parsed = shapes.safeParse(line.drawing)
  return parsed.success ? { model: line.model, positions: null, rows: null, pitchMm: null, ...parsed.data } : undefined
}
