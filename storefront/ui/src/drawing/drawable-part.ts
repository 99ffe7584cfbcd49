/**
 * Kind of a pad: `s` surface copper, `t` plated hole, `n` unplated hole, `e` edge finger.
 */
export type PadKind = 's' | 't' | 'n' | 'e'

/** Shape of the copper: `r` rectangle, `c` circle, `o` oval. */
export type PadShape = 'r' | 'c' | 'o'

/** One pad: name, kind, shape, centre x and y, width, height, drill; all lengths in mm, y downwards. */
export type PadTuple = readonly [
  name: string,
  kind: PadKind,
  shape: PadShape,
  x: number,
  y: number,
  width: number,
  height: number,
  drill?: number | undefined,
]

/** xMin, yMin, xMax, yMax in mm, seen from the component side, y downwards. */
export type BodyBox = readonly [number, number, number, number]

/** The product data that a drawing needs. */
export interface DrawablePart {
  readonly model: string
  readonly positions: number | null
  readonly rows: number | null
  readonly pitchMm: number | null
  readonly bodyMm: BodyBox
  readonly pads: readonly PadTuple[]
  /** Mating direction: from above, or along the board. */
  readonly orientation?: 'vertical' | 'right-angle' | null | undefined
  /** `none` when body and pads are unknown; such a part has no drawing. */
  readonly geometry?: 'none' | undefined
}

/** False when neither body nor pads are known: there is nothing to draw. */
export function isDrawable(part: DrawablePart): boolean {
  const [xMin, yMin, xMax, yMax] = part.bodyMm
  return part.geometry !== 'none' && xMax > xMin && yMax > yMin
}

/** A rectangle by its edges; the context sets the unit (mm or px). */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A pad after orientation, with its fields named, mm. */
export interface Pad {
  readonly name: string
  readonly kind: PadKind
  readonly shape: PadShape
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly drill: number
}
