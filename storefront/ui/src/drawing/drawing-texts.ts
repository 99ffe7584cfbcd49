import type { PadKind } from './drawable-part.ts'

/** The words of a drawing, translated by the caller. */
export interface DrawingTexts {
  /** Accessible name of the whole drawing. Dimensions in mm as plain numbers. */
  readonly name: (properties: {
    model: string
    width: string
    depth: string
    positions: number | null
    pitch: string | null
  }) => string
  readonly padKind: Readonly<Record<PadKind, string>>
  readonly pinOne: string
}

/** English words, for places without a translation of their own. */
export const englishDrawingTexts: DrawingTexts = {
  name: ({ model, width, depth, positions, pitch }) => {
    const contacts = positions === null ? '' : `, ${positions} positions`
    const step = pitch === null ? '' : `, pitch ${pitch} mm`
    return `Land pattern of ${model}${contacts}${step}, body ${width} × ${depth} mm`
  },
  padKind: { s: 'surface pad', t: 'plated hole', n: 'unplated hole', e: 'edge finger' },
  pinOne: 'View from the component side.',
}
