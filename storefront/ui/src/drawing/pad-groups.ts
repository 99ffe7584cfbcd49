import type { Pad, PadKind } from './drawable-part.ts'
import { type Hole, holeOf } from './hole.ts'

/** Equal pads, described by one line of the legend. Lengths in mm. */
export interface PadGroup {
  readonly count: number
  readonly kind: PadKind
  /** Shorter and longer side of the copper; both are the diameter for a circle. */
  readonly sizeMm: readonly [number, number]
  /** Null without a plated hole. */
  readonly hole: Hole | null
  readonly isContact: boolean
  readonly pads: readonly Pad[]
}

function keyOf(pad: Pad, contact: boolean): string {
  const sides = [pad.width, pad.height].sort((a, b) => a - b).map((side) => side.toFixed(2))
  return [pad.kind, ...sides, pad.drill.toFixed(2), contact ? 'c' : 'm'].join('|')
}

/** Groups equal pads: contacts first, then the most frequent. */
export function padGroups(pads: readonly Pad[], contacts: readonly Pad[]): PadGroup[] {
  const contactSet = new Set(contacts)
  const groups = new Map<string, Pad[]>()
  for (const pad of pads) {
    const key = keyOf(pad, contactSet.has(pad))
    const group = groups.get(key)
    if (group) group.push(pad)
    else groups.set(key, [pad])
  }
  return [...groups.values()]
    .flatMap((members): PadGroup[] => {
      const first = members[0]
      if (!first) return []
      return [
        {
          count: members.length,
          kind: first.kind,
          sizeMm: [Math.min(first.width, first.height), Math.max(first.width, first.height)],
          hole: holeOf(first),
          isContact: contactSet.has(first),
          pads: members,
        },
      ]
    })
    .sort((a, b) => Number(b.isContact) - Number(a.isContact) || b.count - a.count)
}
