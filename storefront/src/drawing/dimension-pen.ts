import type { Box } from './drawable-part.ts'
import { short } from './pad-path.ts'

/** Advance of one character of the 12 px figure font, px. */
const CHARACTER_PX = 7.3
/** Height that a line of 12 px text occupies, px. */
export const TEXT_PX = 13
/** Distance between dimension lanes, px. */
export const LANE_PX = 24
/** A text this much narrower than its span stands between the arrows, px. */
const ARROW_ROOM_PX = 26

/** What a text in a drawing says: a measure, the number of a pin, or the letter of a group of pads. */
export type TextRole = 'dimension' | 'pin' | 'hole'

/** One text, never under 12 px. `upright` texts read from below (turned by -90 degrees around their point). */
export interface DrawnText {
  readonly x: number
  readonly y: number
  readonly text: string
  readonly anchor: 'start' | 'middle' | 'end'
  readonly upright: boolean
  readonly role: TextRole
}

/** Width in px of a text in the 12 px figure font. */
export function textWidth(text: string): number {
  return text.length * CHARACTER_PX
}

/** The box that a text covers, px. */
export function boxOfText(text: DrawnText): Box {
  const width = textWidth(text.text)
  const before = text.anchor === 'middle' ? width / 2 : text.anchor === 'end' ? width : 0
  if (text.upright) {
    const bottom = text.y + before
    return { left: text.x - TEXT_PX + 3, right: text.x + 3, top: bottom - width, bottom }
  }
  const left = text.x - before
  return { left, right: left + width, top: text.y - TEXT_PX + 3, bottom: text.y + 3 }
}

/** True where two boxes share more than a touching edge. */
export function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

/** Collects dimension lines, arrow heads and texts of one drawing in px. */
export class DimensionPen {
  #lines: string[] = []
  #arrows: string[] = []
  readonly texts: DrawnText[] = []
  readonly #limit: number

  /** `limit` is the right edge of the frame in px; texts beyond an arrow turn to the other side before it. */
  constructor(limit: number) {
    this.#limit = limit
  }

  get lines(): string {
    return this.#lines.join('')
  }

  get arrows(): string {
    return this.#arrows.join('')
  }

  line(x1: number, y1: number, x2: number, y2: number): void {
    this.#lines.push(`M${short(x1)} ${short(y1)}L${short(x2)} ${short(y2)}`)
  }

  polyline(points: readonly (readonly [number, number])[]): void {
    this.#lines.push(points.map(([x, y], index) => `${index ? 'L' : 'M'}${short(x)} ${short(y)}`).join(''))
  }

  text(text: DrawnText): void {
    this.texts.push(text)
  }

  /** True where the text would cover none already set. */
  isFree(text: DrawnText, others: readonly Box[]): boolean {
    const box = boxOfText(text)
    return !others.some((other) => overlaps(box, other)) && !this.texts.some((set) => overlaps(box, boxOfText(set)))
  }

  #arrowAcross(x: number, y: number, direction: 1 | -1): void {
    this.#arrows.push(`M${short(x)} ${short(y)}l${9 * direction} 1.8v-3.6z`)
  }

  #arrowUpright(x: number, y: number, direction: 1 | -1): void {
    this.#arrows.push(`M${short(x)} ${short(y)}l1.8 ${9 * direction}h-3.6z`)
  }

  /**
   * A horizontal dimension from x1 to x2 at height y. A text that does not fit stands beyond the right arrow.
   * `openEnd` leaves the right arrow away: the part goes on beyond the frame.
   */
  across(x1: number, x2: number, y: number, text: string, openEnd = false): void {
    const inside = textWidth(text) <= x2 - x1 - ARROW_ROOM_PX
    const base = { text, upright: false, role: 'dimension' } as const
    if (inside || openEnd) {
      this.line(x1, y, x2, y)
      this.#arrowAcross(x1, y, 1)
      if (!openEnd) this.#arrowAcross(x2, y, -1)
      this.text({ ...base, x: (x1 + x2) / 2, y: y - 4.5, anchor: 'middle' })
      return
    }
    const width = textWidth(text)
    const turned = x2 + 16 + width + 4 > this.#limit
    this.line(turned ? x1 - 16 - width - 4 : x1 - 16, y, turned ? x2 + 16 : x2 + 16 + width + 4, y)
    this.#arrowAcross(x1, y, -1)
    this.#arrowAcross(x2, y, 1)
    if (turned) this.text({ ...base, x: x1 - 16, y: y - 4.5, anchor: 'end' })
    else this.text({ ...base, x: x2 + 16, y: y - 4.5, anchor: 'start' })
  }

  /** A vertical dimension from y1 to y2 at x. A text that does not fit stands beyond the upper arrow. */
  upright(y1: number, y2: number, x: number, text: string): void {
    const base = { text, upright: true, role: 'dimension', x: x - 4.5 } as const
    if (textWidth(text) <= y2 - y1 - ARROW_ROOM_PX) {
      this.line(x, y1, x, y2)
      this.#arrowUpright(x, y1, 1)
      this.#arrowUpright(x, y2, -1)
      this.text({ ...base, y: (y1 + y2) / 2, anchor: 'middle' })
      return
    }
    this.line(x, y1 - 16 - textWidth(text) - 4, x, y2 + 16)
    this.#arrowUpright(x, y1, -1)
    this.#arrowUpright(x, y2, 1)
    this.text({ ...base, y: y1 - 16, anchor: 'start' })
  }
}

/**
 * Spreads positions so that neighbours stand at least `gap` apart, as near to where they belong as their order allows.
 */
export function spread(wanted: readonly number[], gap: number): number[] {
  const placed = [...wanted]
  for (let pass = 0; pass < 60; pass++) {
    let moved = false
    for (let index = 1; index < placed.length; index++) {
      const before = placed[index - 1] ?? 0
      const here = placed[index] ?? 0
      const missing = gap - (here - before)
      if (missing > 0.01) {
        placed[index - 1] = before - missing / 2
        placed[index] = here + missing / 2
        moved = true
      }
    }
    if (!moved) break
  }
  return placed
}
