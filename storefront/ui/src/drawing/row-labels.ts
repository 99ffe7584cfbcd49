import { type Segment, shareInside } from './break-lines.ts'
import { boxOfText, type DrawnText } from './dimension-pen.ts'
import type { Box, Pad } from './drawable-part.ts'
import type { DrawingPlan } from './drawing-plan.ts'
import { distinct, letteredRows, type OrientedPart, rowAt } from './geometry.ts'
import {
  findWithLeader,
  isFree,
  type LabelRoom,
  namedPad,
  padBox,
  placeAtPad,
  placesAround,
  SHORTEST_PX,
} from './label-room.ts'
import { nearnessOf } from './nearness.ts'

/** Rows closer than this get no letters, px. */
const LETTERED_ROW_PX = 13
/** Gap between the part's frame and the numbers of a row, and between a number and its leader, px. */
const OUTSIDE_PX = 5
const LEADER_GAP_PX = 2
/** How far the leader of a row's end may reach, px. */
const END_REACH_PX = 60

function label(text: string, x: number, y: number, anchor: DrawnText['anchor']): DrawnText {
  return { x, y, text, anchor, upright: false, role: 'pin' }
}

/** A pad's number as drawn: without its letter when the rows have theirs. */
export function numberOf(pad: Pad, hasLetters: boolean): string {
  return hasLetters ? pad.name.replace(/^[A-Za-z]+/, '') : pad.name || '1'
}

/** True if the number of a pad at `y` goes above the part: there fewer rows are between than below. */
function isNumberedAbove(contacts: readonly Pad[], bounds: Box, y: number): boolean {
  const heights = distinct(contacts.map((pad) => pad.y))
  const above = heights.filter((height) => height < y - 0.03).length
  const below = heights.filter((height) => height > y + 0.03).length
  return above === below ? y <= (bounds.top + bounds.bottom) / 2 : above < below
}

/** A leader straight from a pad to the number above or below it; null if it would cross anything. */
function straightLeader(text: DrawnText, pad: Pad, own: ReadonlySet<Pad>, room: LabelRoom): Segment | null {
  const box = boxOfText(text)
  const { top, bottom } = padBox(pad, room.to, 0)
  const x = room.to.x(pad.x)
  const leader =
    box.bottom < top
      ? { x1: x, y1: top, x2: x, y2: box.bottom + LEADER_GAP_PX }
      : { x1: x, y1: bottom, x2: x, y2: box.top - LEADER_GAP_PX }
  const isSeen = Math.abs(leader.y2 - leader.y1) >= SHORTEST_PX
  const isClear = [...room.pads].every(([other, at]) => own.has(other) || shareInside(leader, at) === null)
  const hasLead = nearnessOf(text, own, room.pads).byMiddle > 0
  return isSeen && isClear && hasLead && room.pen.crossings(leader) === 0 ? leader : null
}

/** The pads that a number names, and the outermost of them, at which it stands. */
interface Numbered {
  readonly own: ReadonlySet<Pad>
  readonly outermost: Pad
  readonly name: string
  /** 1 below the part, -1 above it. */
  readonly outwards: 1 | -1
}

function numbered(pad: Pad, { contacts, bounds }: OrientedPart, hasLetters: boolean): Numbered {
  const outwards = isNumberedAbove(contacts, bounds, pad.y) ? -1 : 1
  const name = numberOf(pad, hasLetters)
  if (!hasLetters) return { own: new Set([pad]), outermost: pad, name, outwards }
  const column = contacts.filter((other) => Math.abs(other.x - pad.x) <= 0.03 && numberOf(other, true) === name)
  const outermost = column.reduce((far, other) => (outwards * (other.y - far.y) > 0 ? other : far), pad)
  return { own: new Set(column), outermost, name, outwards }
}

/** The number of a pad outside the part, where it is clearly nearest to it or where a straight leader joins both. */
function numberOutside({ own, outermost, name, outwards }: Numbered, end: 'first' | 'last' | null, room: LabelRoom) {
  const { to, pen, frame } = room
  const edge = outwards < 0 ? frame.top : frame.bottom
  const inside = Math.abs(edge - to.y(outermost.y + (outwards * outermost.height) / 2))
  const gap = Math.max(OUTSIDE_PX, SHORTEST_PX + LEADER_GAP_PX - inside)
  const y = outwards < 0 ? edge - gap - 1 : edge + gap + 10
  const x = to.x(outermost.x)
  const beside = end === null ? [] : end === 'first' ? [label(name, x - 4, y, 'end')] : [label(name, x + 4, y, 'start')]
  const centred = label(name, x, y, 'middle')
  const place = placeAtPad([...beside, centred], own, room)
  if (place) {
    pen.text(place)
    return true
  }
  const leader = isFree(centred, room) && straightLeader(centred, outermost, own, room)
  if (!leader) return false
  pen.text(centred)
  pen.line(leader.x1, leader.y1, leader.x2, leader.y2)
  return true
}

/** The number of a pad at it, or with a leader to it where there is no room; none where it would stand nearer to another. */
export function numberAtPad(pad: Pad, name: string, own: ReadonlySet<Pad>, room: LabelRoom): void {
  const place = placeAtPad(placesAround(pad, name, 'pin', room), own, room)
  if (place) {
    room.pen.text(place)
    return
  }
  const found = findWithLeader(namedPad(pad, own, room), name, 'pin', room, END_REACH_PX)
  if (!found || found.isAstray) return
  room.pen.text(found.place)
  room.pen.line(found.leader.x1, found.leader.y1, found.leader.x2, found.leader.y2)
}

/**
 * Numbers of a row, except pin 1, outside the part where there is room: the first, the last, and each tenth if `every`.
 * The ends have theirs at their pads if there is none outside.
 */
export function numberRow(
  row: readonly Pad[],
  { every, hasLetters }: { readonly every: boolean; readonly hasLetters: boolean },
  part: OrientedPart,
  room: LabelRoom,
): void {
  const last = row.length - 1
  row.forEach((pad, index) => {
    if (pad === part.pinOne) return
    const end = index === 0 ? 'first' : index === last ? 'last' : null
    if (end === null && (!every || (index + 1) % 10 !== 0)) return
    const what = numbered(pad, part, hasLetters)
    if (numberOutside(what, end, room) || end === null) return
    numberAtPad(what.outermost, what.name, what.own, room)
  })
}

/** Letters at the end of their rows, on the body or beyond its edge. False when there is no room for them. */
export function letterRows(plan: DrawingPlan, room: LabelRoom): boolean {
  const rows = letteredRows(plan.part)
  const heights = rows?.map((row) => room.to.y(row.y)) ?? []
  const isRoomy = heights.every((y, index) => index === 0 || y - (heights[index - 1] ?? 0) >= LETTERED_ROW_PX)
  if (!rows || !isRoomy) return false
  const end = Math.max(...rows.map((row) => padBox(row.last, room.to, 0).right))
  const shifts = [8, 14, 20, 26, 32, 40].map((shift) => end + shift)
  const named = rows.map((row) => ({ row, own: new Set(rowAt(plan.part.contacts, row.y)) }))
  const place = [...shifts, room.frame.right + 3]
    .map((x) => named.map(({ row, own }) => ({ own, text: label(row.letter, x, room.to.y(row.y) + 4.5, 'start') })))
    .find((set) =>
      set.every(({ own, text }) => {
        if (!isFree(text, room)) return false
        // At a shell or mounting pad a letter would seem to be that pad's.
        const { byEdge, byMiddle } = nearnessOf(text, own, room.pads)
        return byEdge > 0 && byMiddle > 0
      }),
    )
  for (const { text } of place ?? []) room.pen.text(text)
  return place !== undefined
}
