import type { DrawnText } from './dimension-pen.ts'
import type { Pad } from './drawable-part.ts'
import type { DrawingPlan } from './drawing-plan.ts'
import { distinct, letteredRows, rowAt } from './geometry.ts'
import { isVisible, type LabelRoom, labelWithLeader, padBox, placeAtPad } from './label-room.ts'
import type { PadGroup } from './pad-groups.ts'

/** One line of the legend; `letter` is null when it does not fit in the drawing. */
export interface LegendEntry {
  readonly letter: string | null
  readonly group: PadGroup
}

/** Rows closer than this get no letters, px. */
const LETTERED_ROW_PX = 13
const MAX_LETTERS = 6
/** Pads of a group at each end that may get its letter by a leader. */
const TRIED_PADS = 2
/** Without D, the name of the detail. */
const GROUP_LETTERS = 'ABCEFG'
/** For use beside rows that have letters themselves. */
const FURTHER_LETTERS = 'PQUVWX'

function label(role: DrawnText['role'], text: string, x: number, y: number, anchor: DrawnText['anchor']): DrawnText {
  return { x, y, text, anchor, upright: false, role }
}

function placesAround(pad: Pad, name: string, role: DrawnText['role'], room: LabelRoom): DrawnText[] {
  const { to } = room
  const box = padBox(pad, to, 0)
  const middle = to.y(pad.y) + 4.5
  const at = (x: number, y: number, anchor: DrawnText['anchor']): DrawnText => label(role, name, x, y, anchor)
  return [
    at(box.left - 4, middle, 'end'),
    at(box.right + 4, middle, 'start'),
    at(to.x(pad.x), box.top - 4, 'middle'),
    at(to.x(pad.x), box.bottom + 13, 'middle'),
    at(box.left - 3, box.top - 3, 'end'),
    at(box.left - 3, box.bottom + 12, 'end'),
    at(box.right + 3, box.top - 3, 'start'),
    at(box.right + 3, box.bottom + 12, 'start'),
    at(to.x(pad.x) - 4, box.top - 6, 'end'),
    at(to.x(pad.x) + 4, box.top - 6, 'start'),
    at(to.x(pad.x) - 4, box.bottom + 14, 'end'),
    at(to.x(pad.x) + 4, box.bottom + 14, 'start'),
  ]
}

function numberOf(pad: Pad, hasLetters: boolean): string {
  return hasLetters ? pad.name.replace(/^[A-Za-z]+/, '') : pad.name || '1'
}

/** Numbers of a row outside the part, except pin 1: the first, each tenth, the last; of a further row only the ends. */
function numberRow(
  row: readonly Pad[],
  every: boolean,
  above: boolean,
  hasLetters: boolean,
  pinOne: Pad,
  room: LabelRoom,
): void {
  const { to, pen, frame } = room
  const y = above ? frame.top - 6 : frame.bottom + 14
  const last = row.length - 1
  row.forEach((pad, index) => {
    if (pad === pinOne) return
    if (index !== 0 && index !== last && (!every || (index + 1) % 10 !== 0)) return
    const anchor = index === 0 ? 'end' : index === last ? 'start' : 'middle'
    const x = to.x(pad.x) + (index === 0 ? -4 : index === last ? 4 : 0)
    const text = label('pin', numberOf(pad, hasLetters), x, y, anchor)
    if (isVisible(text, room) && pen.isFree(text, room.obstacles)) pen.text(text)
  })
}

/** Letters at the end of their rows, on the body or beyond its edge. False when there is no room for them. */
function letterRows(plan: DrawingPlan, room: LabelRoom): boolean {
  const rows = letteredRows(plan.part)
  const heights = rows?.map((row) => room.to.y(row.y)) ?? []
  const isRoomy = heights.every((y, index) => index === 0 || y - (heights[index - 1] ?? 0) >= LETTERED_ROW_PX)
  if (!rows || !isRoomy) return false
  const end = Math.max(...rows.map((row) => padBox(row.last, room.to, 0).right))
  const shifts = [8, 14, 20, 26, 32, 40].map((shift) => end + shift)
  const texts = (x: number): DrawnText[] =>
    rows.map((row) => label('pin', row.letter, x, room.to.y(row.y) + 4.5, 'start'))
  // Beyond a shell or mounting pad a letter would seem to be that pad's.
  const beyond = plan.part.pads.filter((pad) => pad.kind !== 'n').map((pad) => padBox(pad, room.to, 0).left)
  const nextPad = Math.min(...beyond.filter((left) => left > end))
  const place = [...shifts, room.frame.right + 3]
    .filter((x) => x < nextPad)
    .map(texts)
    .find((set) => set.every((text) => isVisible(text, room) && room.pen.isFree(text, room.obstacles)))
  for (const text of place ?? []) room.pen.text(text)
  return place !== undefined
}

const PIN_ONE_REACH_PX = 320
/** How far the leader of a letter may reach, px. */
export const LETTER_REACH_PX = 90

/** Names pin 1 at its pad if there is room, else beside it with a leader. False if neither has room. */
export function labelPinOne(pin: Pad, name: string, room: LabelRoom): boolean {
  const place = placeAtPad(placesAround(pin, name, 'pin', room), new Set([pin]), room)
  if (place) room.pen.text(place)
  return place !== undefined || labelWithLeader(padBox(pin, room.to, 0), name, 'pin', room, PIN_ONE_REACH_PX)
}

/** What labels of a land pattern came to. */
export interface PinLabels {
  readonly hasRowLetters: boolean
  readonly hasPinOne: boolean
}

/** Names pin 1, the ends of the outer rows, and each tenth pad of dense rows. */
export function labelPins(plan: DrawingPlan, room: LabelRoom): PinLabels {
  const { part, span } = plan
  const pin = part.pinOne
  if (!pin) return { hasRowLetters: false, hasPinOne: true }
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
    const above = own <= (part.bounds.top + part.bounds.bottom) / 2
    numberRow(span.pads, true, above, hasLetters, pin, room)
    if (!hasLetters && further.length > 1) numberRow(further, false, !above, false, pin, room)
    return { hasRowLetters: hasLetters, hasPinOne }
  }
  if (!span) return { hasRowLetters: hasLetters, hasPinOne }
  const ends = [span.pads[0], span.pads.at(-1), ...(hasLetters ? [] : [further[0], further.at(-1)])]
  for (const pad of new Set(ends)) {
    if (!pad || pad === pin) continue
    const name = numberOf(pad, hasLetters)
    if (pen.texts.some((text) => text.role === 'pin' && text.text === name)) continue
    const place = placeAtPad(placesAround(pad, name, 'pin', room), new Set([pad]), room)
    if (place) pen.text(place)
  }
  return { hasRowLetters: hasLetters, hasPinOne }
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
export function letterGroups(groups: readonly PadGroup[], hasRowLetters: boolean, room: LabelRoom): LegendEntry[] {
  if (groups.length < 2) return groups.map((group): LegendEntry => ({ letter: null, group }))
  const letters = hasRowLetters ? FURTHER_LETTERS : GROUP_LETTERS
  let next = 0
  return groups.map((group, index): LegendEntry => {
    const letter = index < MAX_LETTERS ? letters[next] : undefined
    if (!letter) return { letter: null, group }
    const seen = [...group.pads].reverse().filter((pad) => room.to.x(pad.x) < room.limit)
    const places = seen.flatMap((pad) => placeInside(pad, letter, room) ?? [])
    const place = places[0] ?? placeAtOneOf(seen, letter, new Set(group.pads), room)
    if (place) room.pen.text(place)
    const isPlaced =
      place !== undefined ||
      endsOf(seen).some((pad) => labelWithLeader(padBox(pad, room.to, 0), letter, 'hole', room, LETTER_REACH_PX))
    if (!isPlaced) return { letter: null, group }
    next += 1
    return { letter, group }
  })
}
