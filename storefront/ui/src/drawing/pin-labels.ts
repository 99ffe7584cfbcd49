import type { DrawnText } from './dimension-pen.ts'
import type { Pad } from './drawable-part.ts'
import type { DrawingPlan } from './drawing-plan.ts'
import { distinct, rowAt } from './geometry.ts'
import { isVisible, type LabelRoom, labelWithLeader, namedPad, padBox, placeAtPad, placesAround } from './label-room.ts'
import type { PadGroup } from './pad-groups.ts'
import { letterRows, numberAtPad, numberOf, numberRow } from './row-labels.ts'

/** One line of the legend; `letter` is null when it does not fit in the drawing. */
export interface LegendEntry {
  readonly letter: string | null
  readonly group: PadGroup
}

const MAX_LETTERS = 6
/** Pads of a group at each end that may get its letter by a leader. */
const TRIED_PADS = 2
/** Without D, the name of the detail. */
const GROUP_LETTERS = 'ABCEFG'
/** For use beside contacts whose names have letters, such as A1. */
const FURTHER_LETTERS = 'PQUVWX'

function label(role: DrawnText['role'], text: string, x: number, y: number, anchor: DrawnText['anchor']): DrawnText {
  return { x, y, text, anchor, upright: false, role }
}

const PIN_ONE_REACH_PX = 320
/** How far the leader of a letter may reach, px. */
export const LETTER_REACH_PX = 90

/** True if two pads are one piece of copper, as A1 and B12 of USB-C: a label then stands at both. */
function isSameCopper(one: Pad, other: Pad): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) < 0.05
}

/** Names pin 1 at its pad if there is room, else beside it with a leader. False if neither has room. */
export function labelPinOne(pin: Pad, name: string, room: LabelRoom): boolean {
  const own = new Set([...room.pads.keys()].filter((pad) => isSameCopper(pad, pin)))
  const place = placeAtPad(placesAround(pin, name, 'pin', room), own, room)
  if (place) room.pen.text(place)
  return place !== undefined || labelWithLeader(namedPad(pin, own, room), name, 'pin', room, PIN_ONE_REACH_PX)
}

/** Names pin 1, the ends of the outer rows, and each tenth pad of dense rows. False without room for pin 1's name. */
export function labelPins(plan: DrawingPlan, room: LabelRoom): boolean {
  const { part, span } = plan
  const pin = part.pinOne
  if (!pin) return true
  const { pen } = room
  const hasPinOne = labelPinOne(pin, pin.name || '1', room)
  const hasLetters = letterRows(plan, room)
  const heights = distinct(part.contacts.map((pad) => pad.y))
  const own = span?.pads[0]?.y ?? pin.y
  const farthest = [heights[0], heights.at(-1)].reduce<number>(
    (far, y) => (y !== undefined && Math.abs(y - own) > Math.abs(far - own) ? y : far),
    own,
  )
  const further = span && farthest !== own ? rowAt(part.contacts, farthest) : []
  if (plan.numbersOutside && span) {
    numberRow(span.pads, { every: true, hasLetters }, part, room)
    if (!hasLetters && further.length > 1) numberRow(further, { every: false, hasLetters }, part, room)
    return hasPinOne
  }
  if (!span) return hasPinOne
  const ends = [span.pads[0], span.pads.at(-1), ...(hasLetters ? [] : [further[0], further.at(-1)])]
  for (const pad of new Set(ends)) {
    if (!pad || pad === pin) continue
    const name = numberOf(pad, hasLetters)
    if (pen.texts.some((text) => text.role === 'pin' && text.text === name)) continue
    numberAtPad(pad, name, new Set([pad]), room)
  }
  return hasPinOne
}

/** A letter in an unplated hole that is large enough for it. */
function placeInside(pad: Pad, letter: string, room: LabelRoom): DrawnText | undefined {
  const { to, pen, obstacles } = room
  if (pad.kind !== 'n' || Math.min(pad.width, pad.height) * to.scale < 18) return undefined
  const own = padBox(pad, to, 1)
  const text = label('hole', letter, to.x(pad.x), to.y(pad.y) + 4.5, 'middle')
  const boxes = obstacles.boxes.filter((other) => other.left !== own.left || other.top !== own.top)
  return isVisible(text, room) && pen.isFree(text, { boxes, edges: obstacles.edges }) ? text : undefined
}

/** The first and the last few: between them no pad of a row has more room than they. */
function endsOf(pads: readonly Pad[]): readonly Pad[] {
  return pads.length <= 2 * TRIED_PADS ? pads : [...pads.slice(0, TRIED_PADS), ...pads.slice(-TRIED_PADS)]
}

function placeAtOneOf(
  tried: readonly Pad[],
  letter: string,
  own: ReadonlySet<Pad>,
  room: LabelRoom,
): DrawnText | undefined {
  for (const pad of tried) {
    const place = placeAtPad(placesAround(pad, letter, 'hole', room), own, room)
    if (place) return place
  }
  return undefined
}

/** Places the letter of each group of equal pads at one of its pads, with a leader where there is no room at any. */
export function letterGroups(groups: readonly PadGroup[], room: LabelRoom): LegendEntry[] {
  if (groups.length < 2) return groups.map((group): LegendEntry => ({ letter: null, group }))
  const contacts = groups.filter(({ isContact }) => isContact).flatMap(({ pads }) => pads)
  const letters = contacts.some(({ name }) => /^[A-Z]{1,2}\d/i.test(name)) ? FURTHER_LETTERS : GROUP_LETTERS
  let next = 0
  return groups.map((group, index): LegendEntry => {
    const letter = index < MAX_LETTERS ? letters[next] : undefined
    if (!letter) return { letter: null, group }
    const seen = [...group.pads].reverse().filter((pad) => room.to.x(pad.x) < room.limit)
    const places = seen.flatMap((pad) => placeInside(pad, letter, room) ?? [])
    const own = new Set(group.pads)
    const place = places[0] ?? placeAtOneOf(seen, letter, own, room)
    if (place) room.pen.text(place)
    const isPlaced =
      place !== undefined ||
      endsOf(seen).some((pad) => labelWithLeader(namedPad(pad, own, room), letter, 'hole', room, LETTER_REACH_PX))
    if (!isPlaced) return { letter: null, group }
    next += 1
    return { letter, group }
  })
}
