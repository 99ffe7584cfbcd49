import { boxOfText, type DimensionPen, type DrawnText, grown, type Obstacles } from './dimension-pen.ts'
import type { Box, Pad } from './drawable-part.ts'
import type { DrawingPlan } from './drawing-plan.ts'
import { boxOfPad, distinct, letteredRows, rowAt } from './geometry.ts'
import type { PadGroup } from './pad-groups.ts'
import { boxToPx, type Projection } from './pad-path.ts'

/** One line of the legend; `letter` is null when it does not fit in the drawing. */
export interface LegendEntry {
  readonly letter: string | null
  readonly group: PadGroup
}

/** Rows closer than this get no letters, px. */
const LETTERED_ROW_PX = 13
const MAX_LETTERS = 6
/** Without D, the name of the detail. */
const GROUP_LETTERS = 'ABCEFG'
/** For use beside rows that have letters themselves. */
const FURTHER_LETTERS = 'PQUVWX'

/** The area for labels. */
export interface LabelRoom {
  readonly to: Projection
  readonly pen: DimensionPen
  readonly frame: Box
  readonly obstacles: Obstacles
  /** Right edge of the visible area, px. */
  readonly limit: number
}

/** A pad's box in px, with a gap. */
export function padBox(pad: Pad, to: Projection, gap: number): Box {
  return grown(boxToPx(boxOfPad(pad), to), gap)
}

function label(role: DrawnText['role'], text: string, x: number, y: number, anchor: DrawnText['anchor']): DrawnText {
  return { x, y, text, anchor, upright: false, role }
}

/** False for a text that the frame would cut. */
export function isVisible(text: DrawnText, room: Pick<LabelRoom, 'limit'>): boolean {
  return boxOfText(text).right < room.limit - 2
}

/**
 * The first position that covers nothing; then, unless `strict`, the first that covers only lines, which break there.
 */
function bestPlace(places: readonly DrawnText[], room: LabelRoom, strict: boolean): DrawnText | undefined {
  const seen = places.filter((place) => isVisible(place, room))
  const free = seen.find((place) => room.pen.isFree(place, room.obstacles, true))
  return free ?? (strict ? undefined : seen.find((place) => room.pen.isFree(place, room.obstacles, false)))
}

function placesAround(pad: Pad, name: string, room: LabelRoom): DrawnText[] {
  const { to, frame } = room
  const box = padBox(pad, to, 0)
  const middle = to.y(pad.y) + 4
  const at = (x: number, y: number, anchor: DrawnText['anchor']): DrawnText => label('pin', name, x, y, anchor)
  return [
    at(box.left - 3, box.top - 4, 'end'),
    at(box.left - 5, middle, 'end'),
    at(box.left - 3, box.bottom + 13, 'end'),
    at(box.right + 3, box.top - 4, 'start'),
    at(box.right + 5, middle, 'start'),
    at(box.right + 3, box.bottom + 13, 'start'),
    at(to.x(pad.x), box.top - 5, 'middle'),
    at(to.x(pad.x), box.bottom + 14, 'middle'),
    at(to.x(pad.x) - 4, frame.bottom + 14, 'end'),
    at(to.x(pad.x) + 4, frame.bottom + 14, 'start'),
    at(to.x(pad.x) - 4, frame.top - 6, 'end'),
    at(frame.left - 5, middle, 'end'),
  ]
}

function numberOf(pad: Pad, hasLetters: boolean): string {
  return hasLetters ? pad.name.replace(/^[A-Za-z]+/, '') : pad.name || '1'
}

/** Numbers of a row outside the part: the first, each tenth, the last; of a further row only the ends. */
function numberRow(row: readonly Pad[], every: boolean, above: boolean, hasLetters: boolean, room: LabelRoom): void {
  const { to, pen, frame } = room
  const y = above ? frame.top - 6 : frame.bottom + 14
  const last = row.length - 1
  row.forEach((pad, index) => {
    if (index !== 0 && index !== last && (!every || (index + 1) % 10 !== 0)) return
    const anchor = index === 0 ? 'end' : index === last ? 'start' : 'middle'
    const x = to.x(pad.x) + (index === 0 ? -4 : index === last ? 4 : 0)
    const text = label('pin', numberOf(pad, hasLetters), x, y, anchor)
    if (isVisible(text, room) && pen.isFree(text, room.obstacles, index !== 0)) pen.text(text)
  })
}

function letterRows(plan: DrawingPlan, room: LabelRoom): boolean {
  const rows = letteredRows(plan.part)
  const heights = rows?.map((row) => room.to.y(row.y)) ?? []
  const isRoomy = heights.every((y, index) => index === 0 || y - (heights[index - 1] ?? 0) >= LETTERED_ROW_PX)
  if (!rows || !isRoomy) return false
  const ends = rows.map((row) => padBox(row.last, room.to, 0).right)
  const shifts = [8, 14, 20, 26, 32, 40].map((shift) => Math.max(...ends) + shift)
  const texts = (x: number): DrawnText[] =>
    rows.map((row) => label('pin', row.letter, x, room.to.y(row.y) + 4, 'start'))
  const place = shifts
    .map(texts)
    .find((set) => set.every((text) => isVisible(text, room) && room.pen.isFree(text, room.obstacles, true)))
  for (const text of place ?? []) room.pen.text(text)
  return place !== undefined
}

/** Names pin 1 at its pad if there is room, else beside the part at its height. */
export function labelPinOne(pin: Pad, name: string, room: LabelRoom): void {
  const place = bestPlace(placesAround(pin, name, room), room, false)
  room.pen.text(place ?? label('pin', name, room.frame.left - 5, room.to.y(pin.y) + 4, 'end'))
}

/** Names pin 1, the ends of the outer rows, and each tenth pad of dense rows. True if rows have letters. */
export function labelPins(plan: DrawingPlan, room: LabelRoom): boolean {
  const { part, span } = plan
  const pin = part.pinOne
  if (!pin) return false
  const { pen } = room
  const hasLetters = letterRows(plan, room)
  const heights = distinct(part.contacts.map((pad) => pad.y))
  const farthest = [heights[0], heights.at(-1)].reduce<number>((far, y) => {
    return y !== undefined && Math.abs(y - (span?.pads[0]?.y ?? pin.y)) > Math.abs(far - (span?.pads[0]?.y ?? pin.y))
      ? y
      : far
  }, span?.pads[0]?.y ?? pin.y)
  const further = span && farthest !== span.pads[0]?.y ? rowAt(part.contacts, farthest) : []
  if (plan.numbersOutside && span) {
    const above = (span.pads[0]?.y ?? 0) <= (part.bounds.top + part.bounds.bottom) / 2
    numberRow(span.pads, true, above, hasLetters, room)
    if (!hasLetters && further.length > 1) numberRow(further, false, !above, false, room)
    if (span.pads.includes(pin)) return hasLetters
  }
  labelPinOne(pin, numberOf(pin, hasLetters), room)
  if (plan.numbersOutside || !span) return hasLetters
  const ends = [span.pads[0], span.pads.at(-1), ...(hasLetters ? [] : [further[0], further.at(-1)])]
  for (const pad of new Set(ends)) {
    if (!pad || pen.texts.some((text) => text.role === 'pin' && text.text === numberOf(pad, hasLetters))) continue
    const place = bestPlace(placesAround(pad, numberOf(pad, hasLetters), room), room, true)
    if (place) pen.text(place)
  }
  return hasLetters
}

/** Places the letter of each group of equal pads at one of its pads. */
export function letterGroups(groups: readonly PadGroup[], hasRowLetters: boolean, room: LabelRoom): LegendEntry[] {
  if (groups.length < 2) return groups.map((group): LegendEntry => ({ letter: null, group }))
  const { to, pen } = room
  const letters = hasRowLetters ? FURTHER_LETTERS : GROUP_LETTERS
  let next = 0
  const placeAt = (pad: Pad, letter: string, strict: boolean): DrawnText | undefined => {
    const box = padBox(pad, to, 0)
    const middle = to.y(pad.y) + 4
    const at = (x: number, y: number, anchor: DrawnText['anchor']): DrawnText => label('hole', letter, x, y, anchor)
    const inside = at(to.x(pad.x), middle, 'middle')
    if (pad.kind === 'n' && Math.min(pad.width, pad.height) * to.scale >= 18) {
      const others = room.obstacles.boxes.filter((other) => other.left !== box.left - 1 || other.top !== box.top - 1)
      const isFree = pen.isFree(inside, { boxes: others, edges: room.obstacles.edges }, strict)
      if (isFree && isVisible(inside, room)) return inside
    }
    const places = [
      at(box.right + 5, middle, 'start'),
      at(box.left - 5, middle, 'end'),
      at(box.right + 3, box.top - 3, 'start'),
      at(box.right + 3, box.bottom + 12, 'start'),
      at(box.left - 3, box.top - 3, 'end'),
      at(box.left - 3, box.bottom + 12, 'end'),
      at(to.x(pad.x), box.top - 5, 'middle'),
      at(to.x(pad.x), box.bottom + 14, 'middle'),
    ]
    return places.find((text) => isVisible(text, room) && text.x > 8 && pen.isFree(text, room.obstacles, strict))
  }
  return groups.map((group, index): LegendEntry => {
    const letter = index < MAX_LETTERS ? letters[next] : undefined
    if (!letter) return { letter: null, group }
    const pads = [...group.pads].reverse()
    for (const strict of [true, false]) {
      for (const pad of pads) {
        const place = placeAt(pad, letter, strict)
        if (!place) continue
        pen.text(place)
        next += 1
        return { letter, group }
      }
    }
    return { letter: null, group }
  })
}
