import type { Box, DrawablePart, Pad } from './drawable-part.ts'

/** Two coordinates closer than this are the same column or row, mm. */
const SAME_MM = 0.03

/** A part turned so that its long side lies across, with the facts that dimensions need. */
export interface OrientedPart {
  readonly body: Box
  readonly pads: readonly Pad[]
  /** Body and pads together, mm. */
  readonly bounds: Box
  /** Numbered pads, that is without shell, mounting and unnamed pads. */
  readonly contacts: readonly Pad[]
  /** Pin 1, or the first contact where no pad is called 1. */
  readonly pinOne: Pad | null
}

/** n equal steps between centres, mm. */
export interface Span {
  readonly from: number
  readonly to: number
  readonly steps: number
  readonly stepMm: number
  /** The pads that the span stands on, in order. */
  readonly pads: readonly Pad[]
}

/** Shell, mounting and lamp pads, and pads without a name. */
const MOUNTING_NAME = /^(?:SH|MP|[SMLG]\d*|)$/i
/** More pads than this with the same letter are a row of contacts, not a shell. */
const MOST_SHELL_PADS = 6

function contactsOf(pads: readonly Pad[]): Pad[] {
  const named = pads.filter((pad) => pad.kind !== 'n')
  return named.filter((pad) => {
    if (!MOUNTING_NAME.test(pad.name)) return true
    const letter = /^([SMLG])\d+$/i.exec(pad.name)?.[1]
    return letter !== undefined && named.filter((other) => other.name.startsWith(letter)).length > MOST_SHELL_PADS
  })
}

function boxOfPad(pad: Pad): Box {
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

function findPinOne(contacts: readonly Pad[]): Pad | null {
  return contacts.find((pad) => /^[a-z]?1$/i.test(pad.name)) ?? contacts[0] ?? null
}

/**
 * Turns a part by a quarter where its body is taller than wide (a rotation, never a mirror image) and sorts its pads.
 */
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
  }
}

/** Distinct values in rising order; values closer than {@link SAME_MM} count once. */
export function distinct(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b)
  const kept: number[] = []
  for (const value of sorted) {
    const last = kept.at(-1)
    if (last === undefined || value - last > SAME_MM) kept.push(value)
  }
  return kept
}

/** The common step of rising values in mm, or null where the steps differ or there is none. */
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
 * The span of equal steps along the part: that of pin 1's row where it has one, else the longest even row.
 * Null where no row has at least two contacts at equal steps.
 */
export function mainSpan(part: OrientedPart): Span | null {
  const heights = distinct(part.contacts.map((pad) => pad.y))
  const spans = heights.flatMap((y) => spanOfRow(rowAt(part.contacts, y)) ?? [])
  const longest = spans.reduce<Span | null>((best, span) => (best && best.steps >= span.steps ? best : span), null)
  const own = part.pinOne ? spanOfRow(rowAt(part.contacts, part.pinOne.y)) : null
  if (own && longest && own.steps * 2 >= longest.steps) return own
  return longest
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

/** True where the contacts stand neither in even rows nor in even columns, so that coordinates say more than spans. */
export function isIrregular(part: OrientedPart): boolean {
  const span = mainSpan(part)
  const rows = distinct(part.contacts.map((pad) => pad.y))
  return part.contacts.length >= 3 && (span === null || (span.steps < 3 && rows.length > 3))
}
