import type { DrawablePart } from '@pinline/ui/drawing/drawable-part'
import type { DrawingLayout, OutlineMarks } from '@pinline/ui/drawing/drawing-layout'
import { orientPart, overlappingPairs, pinOnePads } from '@pinline/ui/drawing/geometry'
import { holeText, isSlot } from '@pinline/ui/drawing/hole'
import { type MeasureUnit, measure } from '@pinline/ui/drawing/measure'
import type { DrawingView } from '@pinline/ui/drawing/part-views'
import type { LegendEntry } from '@pinline/ui/drawing/pin-labels'
import type { Translate } from '../../app/i18n.ts'

/** One line under a drawing; `letter` is its letter in the drawing, `warns` marks a warning. */
export interface LegendLine {
  readonly letter: string | null
  readonly text: string
  readonly warns?: boolean
}

/** Maximum number of pad names in a legend line. */
const MAX_GROUPS = 6

function padLine({ letter, group }: LegendEntry, t: Translate, unit: MeasureUnit): LegendLine {
  const [shorter, longer] = group.sizeMm
  const isRound = group.pads.every((pad) => pad.shape === 'c') || longer - shorter < 0.01
  const size = isRound ? measure(shorter, unit) : `${measure(shorter, unit)} × ${measure(longer, unit)}`
  const properties = { count: group.count, kind: t(`padKind.${group.kind}`), size }
  if (group.kind === 'n')
    return { letter, text: t('legend.unplated', { ...properties, round: isRound ? 'yes' : 'no' }) }
  const { hole } = group
  if (hole === null) return { letter, text: t('legend.surface', properties) }
  const drilled = { ...properties, drill: holeText(hole, unit), round: isSlot(hole) ? 'no' : 'yes' }
  return { letter, text: t('legend.hole', drilled) }
}

function entryLine({ entry, sign, hasLetter }: OutlineMarks, t: Translate): LegendLine {
  if (entry === null) return { letter: null, text: t('outline.unknown') }
  if (entry === 'side' || (sign === null && entry !== 'above')) return { letter: null, text: t('outline.along') }
  return { letter: hasLetter ? 'E' : null, text: entry === 'above' ? t('outline.above') : t('outline.fromSide') }
}

/** The legend: what its letters mean, the side of the view, and what is unknown. */
export function drawingLegend(
  part: DrawablePart,
  layout: DrawingLayout,
  t: Translate,
  unit: MeasureUnit,
): LegendLine[] {
  const oriented = orientPart(part)
  const side = { letter: null, text: t('legend.side') }
  const marked = pinOnePads(oriented)[0]
  const contacts = { letter: null, text: t('outline.contacts', { pin: oriented.pinOne?.name || '1' }) }
  if (layout.outline) {
    return [
      entryLine(layout.outline, t),
      ...(layout.outline.pinOne ? [contacts] : []),
      { letter: null, text: t('outline.missing') },
      side,
    ]
  }
  const further = layout.legend.length - MAX_GROUPS
  const overlaps = overlappingPairs(oriented)
  return [
    ...layout.legend.slice(0, MAX_GROUPS).map((entry) => padLine(entry, t, unit)),
    ...(further > 0 ? [{ letter: null, text: t('legend.more', { count: further }) }] : []),
    ...(layout.detail ? [{ letter: 'D', text: t('legend.detail') }] : []),
    ...(marked ? [{ letter: null, text: t('legend.pinOne', { pin: marked.name }) }] : []),
    side,
    ...(overlaps > 0 ? [{ letter: null, text: t('legend.overlap', { count: overlaps }), warns: true }] : []),
  ]
}

/** Accessible name of a drawing, with the part's dimensions in mm. */
export function drawingName(part: DrawablePart, view: DrawingView, t: Translate): string {
  const { body } = orientPart(part)
  return t(`name.${view}`, {
    model: part.model,
    width: measure(body.right - body.left),
    depth: measure(body.bottom - body.top),
    positions: part.positions ?? 0,
  })
}
