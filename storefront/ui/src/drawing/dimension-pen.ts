import { breakLine, type Segment, shareInside } from './break-lines.ts'
import type { Box } from './drawable-part.ts'
import { short } from './pad-path.ts'

/**
 * Advance of one character at 12 px, px: that of SF Mono (1266 of 2048 units), the widest font that a drawing may be
 * shown in. Victor Mono has 7.0 px, Menlo and DejaVu Sans Mono 7.23.
 */
const CHARACTER_PX = 7.42
/** Height of 12 px digits and capitals above their base line, and depth below it, px. */
const ASCENT_PX = 10
const DESCENT_PX = 1
/** The same for letters such as g. */
const DEEP_PX = 3
const DEEP_LETTERS = /[Qgjpqy,;_()]/
/** Distance between dimension lanes, px. */
export const LANE_PX = 24
/** A text narrower than its span by this much goes between the arrows, px. */
const ARROW_ROOM_PX = 26
/** How far a dimension line extends beyond arrows that point inwards, px. */
const BEYOND_PX = 16
/** Gap that a broken line leaves around a text, px. */
const BREAK_PX = 2
/** Gap between a text and a line that it does not belong to, px. */
const BESIDE_LINE_PX = 2.2
/** Gap between two unrelated texts, px. */
const BETWEEN_PX = 3

/**
 * Role of a text in a drawing: a dimension, a pin name, the letter of a pad group or of a detail, or a name inside its
 * pad.
 */
export type TextRole = 'dimension' | 'pin' | 'hole' | 'inside'

/** One text, never below 12 px. `upright` texts read from below (turned by -90 degrees around their point). */
export interface DrawnText {
  readonly x: number
  readonly y: number
  readonly text: string
  readonly anchor: 'start' | 'middle' | 'end'
  readonly upright: boolean
  readonly role: TextRole
}

/** What a dimension measures. */
export type MeasureKind =
  | 'step'
  | 'span'
  | 'row-span'
  | 'mounting'
  | 'width'
  | 'depth'
  | 'coordinate'
  | 'pad-size'
  | 'from-edge'
  | 'from-pin'

/** A dimension as drawn: its two ends along one axis in px, and the text that states their distance. */
export interface Measured {
  readonly kind: MeasureKind
  readonly axis: 'x' | 'y'
  readonly from: number
  readonly to: number
  readonly text: string
}

/** An arrow head: tip and the two corners of its base, px. */
export type ArrowHead = readonly (readonly [x: number, y: number])[]

/** Boxes and lines that a text must not cover. */
export interface Obstacles {
  readonly boxes: readonly Box[]
  readonly edges: readonly Segment[]
}

/** Width in px of a text in the 12 px figure font. */
export function textWidth(text: string): number {
  return text.length * CHARACTER_PX
}

/** The bounding box of a text, px. */
export function boxOfText(text: DrawnText): Box {
  const width = textWidth(text.text)
  const before = text.anchor === 'middle' ? width / 2 : text.anchor === 'end' ? width : 0
  const depth = DEEP_LETTERS.test(text.text) ? DEEP_PX : DESCENT_PX
  if (text.upright) {
    const bottom = text.y + before
    return { left: text.x - ASCENT_PX, right: text.x + depth, top: bottom - width, bottom }
  }
  const left = text.x - before
  return { left, right: left + width, top: text.y - ASCENT_PX, bottom: text.y + depth }
}

/** True if two boxes share more than an edge. */
export function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

/** The box enlarged by a gap, px. */
export function grown(box: Box, by: number): Box {
  return { left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by }
}

/** Path data of lines. */
export function pathOfLines(lines: readonly Segment[]): string {
  return lines.map(({ x1, y1, x2, y2 }) => `M${short(x1)} ${short(y1)}L${short(x2)} ${short(y2)}`).join('')
}

/** Path data of arrow heads. */
export function pathOfHeads(heads: readonly ArrowHead[]): string {
  return heads.map((head) => `M${head.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}z`).join('')
}

/** Collects dimension lines, arrow heads and texts of one drawing in px. */
export class DimensionPen {
  readonly #segments: Segment[] = []
  readonly heads: ArrowHead[] = []
  readonly #headBoxes: Box[] = []
  readonly texts: DrawnText[] = []
  readonly #textBoxes: Box[] = []
  readonly measures: Measured[] = []
  /** How many labels stand away from what they name. */
  leaders = 0
  /** How many of these are nearer to a pad that they do not name. */
  astray = 0
  readonly #limit: number

  /** `limit` is the right edge of the frame in px; a text outside an arrow moves to the other side before it. */
  constructor(limit: number) {
    this.#limit = limit
  }

  /** All lines, broken at texts. */
  brokenLines(extra: readonly Segment[] = this.#segments): Segment[] {
    const boxes = this.#textBoxes.map((box) => grown(box, BREAK_PX))
    return extra.flatMap((segment) => breakLine(segment, boxes))
  }

  line(x1: number, y1: number, x2: number, y2: number): void {
    this.#segments.push({ x1, y1, x2, y2 })
  }

  polyline(points: readonly (readonly [number, number])[]): void {
    points.forEach(([x, y], index) => {
      const before = points[index - 1]
      if (before) this.line(before[0], before[1], x, y)
    })
  }

  text(text: DrawnText): void {
    this.texts.push(text)
    this.#textBoxes.push(boxOfText(text))
  }

  /** True if the text covers no obstacle, text, arrow head or line. */
  isFree(text: DrawnText, obstacles: Obstacles): boolean {
    const box = boxOfText(text)
    const air = grown(box, BESIDE_LINE_PX)
    const wide = grown(box, BETWEEN_PX)
    const isNear = (set: Box): boolean => overlaps(wide, set)
    if (this.#textBoxes.some(isNear) || obstacles.boxes.some((other) => overlaps(box, other))) return false
    if (this.#headBoxes.some((head) => overlaps(air, head))) return false
    const isHit = (line: Segment): boolean => shareInside(line, air) !== null
    return !obstacles.edges.some(isHit) && !this.#segments.some(isHit)
  }

  /** A label with its leader. */
  leader(text: DrawnText, { x1, y1, x2, y2 }: Segment, isAstray: boolean): void {
    this.text(text)
    this.line(x1, y1, x2, y2)
    this.leaders += 1
    if (isAstray) this.astray += 1
  }

  /** How many lines and arrow heads a line would cross; null if it would cross a text. */
  crossings(line: Segment): number | null {
    if (this.#textBoxes.some((box) => shareInside(line, grown(box, BREAK_PX)) !== null)) return null
    const heads = this.#headBoxes.filter((head) => shareInside(line, grown(head, 1)) !== null)
    return heads.length + this.#segments.filter((other) => doCross(line, other)).length
  }

  /** An arrow head with its tip at x, y; its shaft extends by `alongX` or `alongY` (one of them 1 or -1). */
  head(x: number, y: number, alongX: -1 | 0 | 1, alongY: -1 | 0 | 1): void {
    const baseX = x + 9 * alongX
    const baseY = y + 9 * alongY
    const head: ArrowHead = [
      [x, y],
      [baseX + 1.8 * alongY, baseY + 1.8 * alongX],
      [baseX - 1.8 * alongY, baseY - 1.8 * alongX],
    ]
    this.heads.push(head)
    this.#headBoxes.push(boxOfHead(head))
  }

  /** Left and right end of a horizontal dimension with its text, px. */
  reachAcross(x1: number, x2: number, text: string, openEnd: boolean): readonly [number, number] {
    const width = textWidth(text)
    if (openEnd || width <= x2 - x1 - ARROW_ROOM_PX) return [x1, x2]
    const right = x2 + BEYOND_PX + width + 4
    const left = x1 - BEYOND_PX - width - 4
    const isRight = right <= this.#limit || (left < 0 && right - this.#limit <= -left)
    return isRight ? [x1 - BEYOND_PX, right] : [left, x2 + BEYOND_PX]
  }

  /** True if a horizontal dimension with its text stays in the frame. */
  hasRoomAcross(x1: number, x2: number, text: string): boolean {
    const [from, to] = this.reachAcross(x1, x2, text, false)
    return from >= 0 && to <= this.#limit
  }

  /** The text of a horizontal dimension, between its arrows or outside one of them. */
  #acrossText(x1: number, x2: number, y: number, text: string, openEnd: boolean): DrawnText {
    const base = { text, upright: false, role: 'dimension', y: y - 4.5 } as const
    const [from] = this.reachAcross(x1, x2, text, openEnd)
    if (openEnd) return { ...base, x: Math.min((x1 + x2) / 2, x2 - textWidth(text) / 2 - 2), anchor: 'middle' }
    if (from === x1) return { ...base, x: (x1 + x2) / 2, anchor: 'middle' }
    if (from === x1 - BEYOND_PX) return { ...base, x: x2 + BEYOND_PX, anchor: 'start' }
    return { ...base, x: x1 - BEYOND_PX, anchor: 'end' }
  }

  /** True if a horizontal dimension at height y covers no text. */
  isFreeAcross(x1: number, x2: number, y: number, text: string, openEnd: boolean): boolean {
    const [from, to] = this.reachAcross(x1, x2, text, openEnd)
    const box = grown(boxOfText(this.#acrossText(x1, x2, y, text, openEnd)), BETWEEN_PX)
    const line = { left: from, right: to, top: y - 2, bottom: y + 2 }
    return !this.#textBoxes.some((other) => overlaps(box, other) || overlaps(line, other))
  }

  /**
   * A horizontal dimension from x1 to x2 at height y. A text that does not fit goes outside an arrow, the right one if
   * there is room. `openEnd` omits the right arrow: the part continues beyond the frame.
   */
  across(kind: MeasureKind, x1: number, x2: number, y: number, text: string, openEnd = false): void {
    if (!openEnd) this.measures.push({ kind, axis: 'x', from: x1, to: x2, text })
    const [from, to] = this.reachAcross(x1, x2, text, openEnd)
    const inwards = from === x1 ? 1 : -1
    this.line(from, y, to, y)
    this.head(x1, y, inwards, 0)
    if (!openEnd) this.head(x2, y, inwards === 1 ? -1 : 1, 0)
    this.text(this.#acrossText(x1, x2, y, text, openEnd))
  }

  #uprightText(y1: number, y2: number, x: number, text: string): DrawnText | null {
    const base = { text, upright: true, role: 'dimension', x: x - 4.5 } as const
    const places: DrawnText[] =
      textWidth(text) <= y2 - y1 - ARROW_ROOM_PX
        ? [{ ...base, y: (y1 + y2) / 2, anchor: 'middle' }]
        : [
            { ...base, y: y1 - BEYOND_PX, anchor: 'start' },
            { ...base, y: y2 + BEYOND_PX, anchor: 'end' },
          ]
    const free = places.find((place) => {
      const box = boxOfText(place)
      const line = {
        left: x - 2,
        right: x + 2,
        top: Math.min(y1 - BEYOND_PX, box.top),
        bottom: Math.max(y2, box.bottom),
      }
      return !this.#textBoxes.some((other) => overlaps(grown(box, BETWEEN_PX), other) || overlaps(line, other))
    })
    return free ?? null
  }

  /**
   * A vertical dimension between y1 and y2; its extension lines start at `ends`. It takes the first lane from x
   * outwards (1 to the right, -1 to the left) where its text is free, above the upper arrow or below the lower one if
   * it does not fit between them.
   */
  upright(
    kind: MeasureKind,
    y1: number,
    y2: number,
    lane: { readonly x: number; readonly outward: 1 | -1; readonly ends: readonly [number, number] },
    text: string,
  ): void {
    this.measures.push({ kind, axis: 'y', from: y1, to: y2, text })
    const lanes = [0, 1, 2, 3, 4].map((index) => lane.x + lane.outward * index * LANE_PX)
    const chosen = lanes.flatMap((at) => {
      const place = this.#uprightText(y1, y2, at, text)
      return place ? [{ at, place }] : []
    })[0]
    const x = chosen?.at ?? lane.x
    const place = chosen?.place ?? {
      text,
      upright: true,
      role: 'dimension',
      x: x - 4.5,
      y: y1 - BEYOND_PX,
      anchor: 'start',
    }
    this.line(lane.ends[0], y1, x + lane.outward * 5, y1)
    this.line(lane.ends[1], y2, x + lane.outward * 5, y2)
    this.text(place)
    if (place.anchor === 'middle') {
      this.line(x, y1, x, y2)
      this.head(x, y1, 0, 1)
      this.head(x, y2, 0, -1)
      return
    }
    const box = boxOfText(place)
    this.line(x, Math.min(y1 - BEYOND_PX, box.top - 4), x, Math.max(y2 + BEYOND_PX, box.bottom + 4))
    this.head(x, y1, 0, -1)
    this.head(x, y2, 0, 1)
  }
}

/** True if two segments have a point in common and are not parallel. */
function doCross(one: Segment, other: Segment): boolean {
  const side = ({ x1, y1, x2, y2 }: Segment, x: number, y: number): number =>
    Math.sign((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1))
  return (
    side(one, other.x1, other.y1) * side(one, other.x2, other.y2) <= 0 &&
    side(other, one.x1, one.y1) * side(other, one.x2, one.y2) < 0
  )
}

function boxOfHead(head: ArrowHead): Box {
  const across = head.map(([x]) => x)
  const upright = head.map(([, y]) => y)
  return {
    left: Math.min(...across),
    right: Math.max(...across),
    top: Math.min(...upright),
    bottom: Math.max(...upright),
  }
}

/**
 * Moves ascending positions until they are at least `gap` apart, with the smallest sum of squared moves: groups that
 * are too close are merged and centred on the mean of their origins.
 */
export function spread(wanted: readonly number[], gap: number): number[] {
  const groups: { size: number; sum: number }[] = []
  wanted.forEach((value, index) => {
    groups.push({ size: 1, sum: value - index * gap })
    for (;;) {
      const last = groups.at(-1)
      const before = groups.at(-2)
      if (!last || !before || before.sum / before.size <= last.sum / last.size) break
      groups.splice(-2, 2, { size: before.size + last.size, sum: before.sum + last.sum })
    }
  })
  const starts = groups.flatMap(({ size, sum }) => Array.from({ length: size }, () => sum / size))
  return starts.map((start, index) => start + index * gap)
}
