import { type CoordinatePlan, type CoordinateSpace, planCoordinates } from './coordinate-dimensions.ts'
import { LANE_PX } from './dimension-pen.ts'
import type { Box, Pad } from './drawable-part.ts'
import { isIrregular, mainSpan, mountingPair, type OrientedPart, rowSpan, type Span } from './geometry.ts'
import type { MeasureUnit } from './measure.ts'
import type { DrawingView } from './part-views.ts'

/** Options for the layout of a drawing. Sizes in px. */
export interface DrawingOptions {
  readonly view: DrawingView
  readonly width: number
  readonly maxHeight: number
  readonly unit: MeasureUnit
  readonly dimensions: boolean
  /** Default: true. Without labels only the shapes are drawn. */
  readonly labels?: boolean
  readonly grid: boolean
  /** How far the grid extends beyond the drawing, for a larger frame. */
  readonly bleed: number
  /** Shows the pin-1 end at a readable scale, cut by the frame, when the whole part would be too small. */
  readonly cut: boolean
  /** Repeats what is too small for the main view as detail D. */
  readonly detail: boolean
  /** px per mm, for paper; the part then sets width and height. Computed to fit when omitted. */
  readonly scale?: number
}

/** What the drawing of a part states, and the space that it needs around the part. */
export interface DrawingPlan {
  readonly part: OrientedPart
  readonly span: Span | null
  readonly rows: Omit<Span, 'pads'> | null
  readonly mounting: readonly [Pad, Pad] | null
  readonly coordinates: CoordinatePlan | null
  /** True if positions of the contacts are neither even steps nor fit as coordinates. */
  readonly lacksPositions: boolean
  /** Pin numbers go outside the part when they do not fit at the pads. */
  readonly numbersOutside: boolean
  /** Space around the part, px. */
  readonly margins: Box
}

const MARGIN_PX = 12
const MAX_SCALE = 46
/** Contacts closer than this cannot be distinguished on the screen, px. */
const READABLE_PITCH_PX = 9
const CROWDED_ROW = 20
/** Space at the left of a part whose right end is cut: both the rows and the depth are stated there. */
const CUT_MARGIN_PX = 68
/** Space in the frame beyond the cut, px. */
export const BEYOND_CUT_PX = 14

function lanesAbove(view: DrawingView, span: Span | null, mounting: DrawingPlan['mounting']): number {
  if (view === 'outline') return 1 + (span ? 1 : 0)
  return (span ? (span.steps > 1 ? 2 : 1) : 0) + (mounting ? 1 : 0)
}

function marginsOf(plan: Omit<DrawingPlan, 'margins'>, options: DrawingOptions, isCut: boolean): Box {
  if (!options.dimensions) return { left: MARGIN_PX, top: MARGIN_PX, right: MARGIN_PX, bottom: MARGIN_PX }
  const { coordinates, numbersOutside } = plan
  const upright = plan.rows !== null || options.view === 'outline'
  if (coordinates) {
    return {
      left: coordinates.leftPx,
      top: coordinates.topPx,
      right: coordinates.rightPx + 44,
      bottom: 46 + coordinates.bottomPx,
    }
  }
  return {
    left: isCut ? CUT_MARGIN_PX : upright ? 46 : 24,
    top: 18 + lanesAbove(options.view, plan.span, plan.mounting) * LANE_PX + (numbersOutside ? 14 : 0),
    right: isCut ? 20 : 52,
    bottom: 46 + (numbersOutside ? 12 : 0),
  }
}

/** Coordinates on paper fan out beyond the part at most this much on each side, px. */
const FAN_PX = 48
/** Beside the coordinates of columns a screen has those of rows, px. */
const BESIDE_COLUMNS_PX = 24

function spaceFor({ bounds }: OrientedPart, { scale, width, maxHeight }: DrawingOptions): CoordinateSpace {
  if (scale === undefined) return { across: width - BESIDE_COLUMNS_PX, upright: maxHeight }
  const [across, upright] = [bounds.right - bounds.left, bounds.bottom - bounds.top]
  return { across: across * scale + 2 * FAN_PX, upright: upright * scale + 2 * FAN_PX }
}

/** Decides what a drawing states. `isCut`: the frame cuts the part's right end. */
export function planDrawing(part: OrientedPart, options: DrawingOptions, isCut: boolean): DrawingPlan {
  const irregular = isIrregular(part)
  const isLand = options.view === 'land-pattern'
  const span = irregular ? null : mainSpan(part)
  const coordinates =
    isLand && irregular && options.dimensions
      ? planCoordinates(part, options.unit, !options.cut, spaceFor(part, options))
      : null
  const plan = {
    part,
    span,
    rows: irregular || !isLand ? null : rowSpan(part),
    mounting: irregular || !isLand ? null : mountingPair(part),
    coordinates,
    lacksPositions: isLand && irregular && options.dimensions && coordinates === null,
    numbersOutside: isLand && (span?.steps ?? 0) + 1 > CROWDED_ROW,
  }
  return { ...plan, margins: marginsOf(plan, options, isCut) }
}

/** The scale in px per mm, and whether the frame cuts the part at that scale. */
export function chooseScale(plan: DrawingPlan, options: DrawingOptions): { scale: number; cut: boolean } {
  if (options.scale !== undefined) return { scale: options.scale, cut: false }
  const { bounds, body } = plan.part
  const roomAcross = Math.max(40, options.width - plan.margins.left - plan.margins.right)
  const roomUpright = Math.max(40, options.maxHeight - plan.margins.top - plan.margins.bottom)
  const across = bounds.right - bounds.left
  const upright = Math.max(0.5, bounds.bottom - bounds.top)
  const fitting = Math.min(MAX_SCALE, roomAcross / Math.max(0.5, across), roomUpright / upright)
  const { pinOne } = plan.part
  // The cut shows the left end: a part with pin 1 at its right is shown whole.
  const hasPinLeft = pinOne !== null && pinOne.x <= (bounds.left + bounds.right) / 2
  if (!options.cut || !plan.span || !hasPinLeft) return { scale: fitting, cut: false }
  const readable = Math.min(READABLE_PITCH_PX / plan.span.stepMm, roomUpright / upright, MAX_SCALE)
  if (readable <= fitting * 1.05) return { scale: fitting, cut: false }
  const isCut = CUT_MARGIN_PX + (body.right - bounds.left) * readable > options.width - BEYOND_CUT_PX
  return isCut ? { scale: readable, cut: true } : { scale: fitting, cut: false }
}
