import type { Drawing } from '@pinline/contracts/order/order/part'
import type { DrawablePart } from '@pinline/ui/drawing/drawable-part'

/** The data of a line's drawing; undefined when the part has none. */
export const drawableLine = (line: {
  readonly model: string
  readonly drawing: Drawing | null
}): DrawablePart | undefined =>
  line.drawing === null ? undefined : { model: line.model, positions: null, rows: null, pitchMm: null, ...line.drawing }
