import type { DrawablePart } from './drawable-part.ts'
import { type DrawingLayout, layoutDrawing } from './drawing-layout.ts'
import type { MeasureUnit } from './measure.ts'
import { paperScale } from './paper.ts'
import type { DrawingView } from './part-views.ts'

/** A drawing on paper. */
export interface PaperLayout {
  /** px of paper per px of a 1:1 drawing: 5 is a drawing at 5:1, 0.5 one at 1:2. */
  readonly ratio: number
  /** The dimensioned drawing at that ratio. */
  readonly layout: DrawingLayout
  /** The part at 1:1 without dimensions, for laying the real part on it; null where the drawing itself is 1:1. */
  readonly actual: DrawingLayout | null
}

/** Options for a drawing on paper. */
export interface PaperOptions {
  readonly view: DrawingView
  readonly unit: MeasureUnit
  readonly grid: boolean
  readonly detail: boolean
  /** The dimensioned drawing is reduced to at most this width, px; not when it is infinite. */
  readonly widest: number
}

/** Enlargements that drawings state, and reductions. */
const ENLARGEMENTS = [1, 2, 5, 10, 20]
const REDUCTIONS = [1 / 2, 1 / 5, 1 / 10]
/** No enlargement is wider than the page: A4 without its margins, px. */
const PAGE_PX = 186 * paperScale
/** Dimensions around anything smaller are larger than what they measure, px. */
const SMALLEST_PX = 120

/** The scale as drawings state it, such as `5:1`. */
export function ratioText(ratio: number): string {
  return ratio >= 1 ? `${ratio}:1` : `1:${Math.round(1 / ratio)}`
}

/**
 * Lays a drawing out on paper: at 1:1 if every label then stands at what it names, else at the first enlargement where
 * that is so. Without such a one it is the enlargement with the fewest labels that need a leader or have no place.
 */
export function layoutOnPaper(part: DrawablePart, options: PaperOptions): PaperLayout {
  const { view, unit, grid, detail, widest } = options
  const common = { view, unit, grid, width: 0, maxHeight: 0, bleed: 0, cut: false }
  const at = (ratio: number): DrawingLayout =>
    layoutDrawing(part, { ...common, dimensions: true, detail, scale: ratio * paperScale })
  const plain = at(1)
  if (plain.width > widest) {
    const fitting = REDUCTIONS.map((ratio) => ({ ratio, layout: at(ratio) }))
    const chosen = fitting.find(({ layout }) => layout.width <= widest) ?? fitting.at(-1)
    return { ratio: 1, layout: plain, ...chosen, actual: null }
  }
  let best = { ratio: 1, layout: plain, crowded: Number.POSITIVE_INFINITY }
  for (const ratio of ENLARGEMENTS) {
    const layout = ratio === 1 ? plain : at(ratio)
    if (ratio > 1 && layout.width > Math.min(PAGE_PX, widest)) break
    const isSmall = layout.bodySize[0] * layout.scale < SMALLEST_PX
    const crowded = layout.missing * 2 + layout.leaders + layout.astray * 2 + (isSmall ? 100 : 0)
    if (crowded < best.crowded) best = { ratio, layout, crowded }
    if (crowded === 0) break
  }
  const { ratio, layout } = best
  if (ratio === 1) return { ratio, layout, actual: null }
  const bare = { ...common, dimensions: false, labels: false, detail: false, scale: paperScale }
  return { ratio, layout, actual: layoutDrawing(part, bare) }
}
