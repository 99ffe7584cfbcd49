import type { Box, DrawablePart, Pad } from './drawable-part.ts'

/** Two coordinates closer than this are the same column or row, mm. */
const SAME_MM = 0.03

/** A part rotated so that its long side is horizontal, with the data that dimensions need. */
export interface OrientedPart {
  readonly body: Box
  readonly pads: readonly Pad[]
  /** Body and pads together, mm. */
  readonly bounds: Box
  /** Numbered pads: no shell, mounting or unnamed pads. */
  readonly contacts: readonly Pad[]
  /** Pin 1, or the first contact when no pad is called 1. */
  readonly pinOne: Pad | null
  /** The pitch that the manufacturer states, mm; null when none is stated. */
  readonly pitchMm: number | null
  /** True if the part was rotated by a quarter: x is the footprint's y, and y its negated x. */
  readonly turned: boolean
}

/** n equal steps between centres, mm. */
export interface Span {
  readonly from: number
  readonly to: number
  readonly steps: number
  readonly stepMm: number
  /** The pads of the span, in order. */
  readonly pads: readonly Pad[]
}

/** Shell, mounting and LED pads, and pads without a name. */
const MOUNTING_NAME = /^(?:SH|MP|[SMLG]\d*|)$/i
/** More pads than this with the same letter are a row of contacts, not a shell. */
const MAX_SHELL_PADS = 6

function contactsOf(pads: readonly Pad[]): Pad[] {
  const named = pads.filter((pad) => pad.kind !== 'n')
  return named.filter((pad) => {
    if (!MOUNTING_NAME.test(pad.name)) return true
    const letter = /^([SMLG])\d+$/i.exec(pad.name)?.[1]
    return letter !== undefined && named.filter((other) => other.name.startsWith(letter)).length > MAX_SHELL_PADS
  })
}

/** The box of a pad's copper. */
export function boxOfPad(pad: Pad): Box {
  return {
    left: pad.x - pad.width / 2,
    right: pad.x + pad.width / 2,
    top: pad.y - pad.height / 2,
    bottom: pad.y + pad.height / 2,
  }
}

/** The smallest box around both. */
export function joinBoxes(a: Box, b: Box): Box {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  }
}

/** A lamp's L1 or a second row's B1 is a pin 1 only where no pad is called 1 or A1. */
function findPinOne(contacts: readonly Pad[]): Pad | null {
  for (const name of [/^1$/, /^a1$/i, /^[a-z]1$/i]) {
    const found = contacts.find((pad) => name.test(pad.name))
    if (found) return found
  }
  return contacts[0] ?? null
}

/** The pads that drawings mark as pin 1: all of that name; none when no contact is called 1. */
export function pinOnePads({ contacts, pinOne }: OrientedPart): Pad[] {
  if (pinOne === null || !/^[a-z]?1$/i.test(pinOne.name)) return []
  return contacts.filter((pad) => pad.name === pinOne.name)
}

/** Rotates a part by a quarter when its body is taller than wide (never mirrors it) and classifies its pads. */
export function orientPart(part: DrawablePart): OrientedPart {
  const [xMin, yMin, xMax, yMax] = part.bodyMm
  const turned = yMax - yMin > xMax - xMin + 1e-9
  const body: Box = turned
    ? { left: yMin, right: yMax, top: -xMax, bottom: -xMin }
    : { left: xMin, right: xMax, top: yMin, bottom: yMax }
  const pads = part.pads.map(([name, kind, shape, x, y, width, height, drill]): Pad => {
    const place = turned ? { x: y, y: -x, width: height, height: width } : { x, y, width, height }
    return { name, kind, shape, ...place, drill: drill ?? 0 }
  })
  const contacts = contactsOf(pads)
  return {
    body,
    pads,
    bounds: pads.map(boxOfPad).reduce(joinBoxes, body),
    contacts,
    pinOne: findPinOne(contacts),
    pitchMm: part.pitchMm,
    turned,
  }
}

/** Distinct values in ascending order; values closer than {@link SAME_MM} count once. */
export function distinct(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b)
  const stored: number[] = []
  for (const value of sorted) {
    const last = stored.at(-1)
    if (last === undefined || value - last > SAME_MM) stored.push(value)
  }
  return stored
}

/** The common step of ascending values in mm, or null when the steps differ or there is none. */
export function equalStep(values: readonly number[]): number | null {
  const first = values[0]
  const last = values.at(-1)
  if (first === undefined || last === undefined || values.length < 2) return null
  const step = (last - first) / (values.length - 1)
  const even = values.every((value, index) => Math.abs(value - (first + index * step)) <= SAME_MM)
  return even ? step : null
}

function spanOfRow(row: readonly Pad[]): Span | null {
  const columns = distinct(row.map((pad) => pad.x))
  const stepMm = equalStep(columns)
  const from = columns[0]
  const to = columns.at(-1)
  if (stepMm === null || from === undefined || to === undefined) return null
  const pads = columns.flatMap((x) => row.find((pad) => Math.abs(pad.x - x) <= SAME_MM) ?? [])
  return { from, to, steps: columns.length - 1, stepMm, pads }
}

/** The row of contacts at the height of the given pad, from left to right. */
export function rowAt(contacts: readonly Pad[], y: number): Pad[] {
  return contacts.filter((pad) => Math.abs(pad.y - y) <= SAME_MM).sort((a, b) => a.x - b.x)
}

/**
 * The span of contacts that alternate between rows: all columns, each with its one pad. Null when the stated pitch is
 * that within a row, as for D-subs.
 */
function staggeredSpan({ contacts, pitchMm }: OrientedPart): Span | null {
  const columns = distinct(contacts.map((pad) => pad.x))
  const stepMm = equalStep(columns)
  const from = columns[0]
  const to = columns.at(-1)
  if (stepMm === null || from === undefined || to === undefined) return null
  if (columns.length !== contacts.length || pitchMm === null || Math.abs(stepMm - pitchMm) > SAME_MM) return null
  return { from, to, steps: columns.length - 1, stepMm, pads: [...contacts].sort((a, b) => a.x - b.x) }
}

/**
 * The span of equal steps along the part: over all contacts when they are staggered in rows, else that of pin 1's row,
 * else the longest even row. Null when no row has at least two contacts at equal steps.
 */
export function mainSpan(part: OrientedPart): Span | null {
  const heights = distinct(part.contacts.map((pad) => pad.y))
  const spans = heights.flatMap((y) => spanOfRow(rowAt(part.contacts, y)) ?? [])
  const longest = spans.reduce<Span | null>((best, span) => (best && best.steps >= span.steps ? best : span), null)
  const own = part.pinOne ? spanOfRow(rowAt(part.contacts, part.pinOne.y)) : null
  const row = own && longest && own.steps * 2 >= longest.steps ? own : longest
  return staggeredSpan(part) ?? row
}

/** Rows of contacts at equal distance, from top to bottom; null for one row or uneven rows. */
export function rowSpan(part: OrientedPart): Omit<Span, 'pads'> | null {
  const heights = distinct(part.contacts.map((pad) => pad.y))
  const stepMm = equalStep(heights)
  const from = heights[0]
  const to = heights.at(-1)
  if (stepMm === null || from === undefined || to === undefined) return null
  return { from, to, steps: heights.length - 1, stepMm }
}

/**
 * Two mounting pads or pegs of one kind at the same height, from left to right; pegs first. Null when there are none.
 */
export function mountingPair(part: OrientedPart): readonly [Pad, Pad] | null {
  const contacts = new Set(part.contacts)
  const others = part.pads.filter((pad) => !contacts.has(pad))
  for (const kinds of ['n', 't', 's'] as const) {
    const alike = others.filter((pad) => pad.kind === kinds).sort((a, b) => a.x - b.x)
    const [first, second] = alike
    if (alike.length === 2 && first && second && Math.abs(first.y - second.y) <= SAME_MM && second.x - first.x > 0.5) {
      return [first, second]
    }
  }
  return null
}

/** A row of contacts whose names share a letter, such as A1 to A40. */
export interface LetteredRow {
  readonly letter: string
  readonly y: number
  readonly last: Pad
}

/** The rows by their letters, from top to bottom; null when the contact names contain no rows. */
export function letteredRows(part: OrientedPart): readonly LetteredRow[] | null {
  const heights = distinct(part.contacts.map((pad) => pad.y))
  if (heights.length < 2) return null
  const rows = heights.flatMap((y): LetteredRow[] => {
    const row = rowAt(part.contacts, y)
    const letters = new Set(row.map((pad) => /^([A-Za-z]{1,2})\d+$/.exec(pad.name)?.[1] ?? ''))
    const letter = [...letters][0] ?? ''
    const last = row.at(-1)
    return letters.size === 1 && letter !== '' && last ? [{ letter, y, last }] : []
  })
  const isComplete = rows.length === heights.length && new Set(rows.map((row) => row.letter)).size === rows.length
  return isComplete ? rows : null
}

/** Contacts beside the columns of a span are stated one by one if they are no more than this. */
const FEW_CONTACTS = 8

/**
 * True if the contacts form neither even rows nor even columns, or if a few do not stand in the columns of the others:
 * coordinates then say more than spans.
 */
export function isIrregular(part: OrientedPart): boolean {
  const { contacts } = part
  if (contacts.length < 3) return false
  const span = mainSpan(part)
  if (span === null) return true
  const heights = distinct(contacts.map((pad) => pad.y))
  const longest = Math.max(...heights.map((y) => rowAt(contacts, y).length))
  const isInColumn = ({ x }: Pad): boolean => {
    const steps = (x - span.from) / span.stepMm
    return Math.abs(steps - Math.round(steps)) * span.stepMm <= 2 * SAME_MM
  }
  const isUneven = contacts.length <= FEW_CONTACTS && !contacts.every(isInColumn)
  return isUneven || span.pads.length * 2 <= longest || (span.steps < 3 && heights.length > 3)
}

/** Copper that overlaps by less than this is a rounding error, mm. */
const TOUCH_MM = 0.02

function overlap(a: Pad, b: Pad): boolean {
  const across = (a.width + b.width) / 2 - Math.abs(a.x - b.x)
  const upright = (a.height + b.height) / 2 - Math.abs(a.y - b.y)
  if (across <= TOUCH_MM || upright <= TOUCH_MM) return false
  const areRound = a.shape === 'c' && b.shape === 'c'
  return !areRound || (a.width + b.width) / 2 - Math.hypot(a.x - b.x, a.y - b.y) > TOUCH_MM
}

/**
 * Pairs of pads with different names whose copper overlaps. Some are intended (shared contacts of USB-C); others show
 * that the source lost the rotation of a pad, and the board designer has to check the manufacturer's drawing.
 */
export function overlappingPairs(part: OrientedPart): number {
  const copper = part.pads.filter((pad) => pad.kind !== 'n').sort((a, b) => a.x - a.width / 2 - (b.x - b.width / 2))
  let pairs = 0
  copper.forEach((pad, index) => {
    for (let next = index + 1; next < copper.length; next++) {
      const other = copper[next]
      if (!other || other.x - other.width / 2 >= pad.x + pad.width / 2) break
      if (other.name !== pad.name && overlap(pad, other)) pairs += 1
    }
  })
  return pairs
}
