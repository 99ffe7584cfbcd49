import type { Pad } from './drawable-part.ts'
import { type MeasureUnit, measure } from './measure.ts'

/** A plated hole around its pad's centre, mm: a slot with half circles at its ends where the sides differ. */
export interface Hole {
  readonly width: number
  readonly height: number
}

/**
 * The plated hole of a pad; null without one. The data state one length per hole: a length beyond the pad's shorter
 * side is that of a slot along the longer one, whose copper is as wide at the sides as at the ends. Where that leaves
 * no width, the hole is as wide as the copper.
 */
export function holeOf({ kind, width, height, drill }: Pick<Pad, 'kind' | 'width' | 'height' | 'drill'>): Hole | null {
  if (kind !== 't' || drill <= 0) return null
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)]
  if (drill <= shorter) return { width: drill, height: drill }
  const length = Math.min(drill, longer)
  const across = shorter - (longer - length)
  if (across <= 0) return { width: shorter, height: shorter }
  return width >= height ? { width: length, height: across } : { width: across, height: length }
}

export const isSlot = ({ width, height }: Hole): boolean => Math.abs(width - height) > 0.0005

/** A hole's size as text: its diameter without sign, or the sides of a slot, the shorter one first. */
export function holeText(hole: Hole, unit: MeasureUnit): string {
  const [shorter, longer] = [Math.min(hole.width, hole.height), Math.max(hole.width, hole.height)]
  return isSlot(hole) ? `${measure(shorter, unit)} × ${measure(longer, unit)}` : measure(hole.width, unit)
}
