import type { Box, MeasuredPage, MeasuredText, Place } from './measure-page.ts'

export type LayoutFaultKind =
  /** A part of a text is cut off, and no tooltip has the whole. */
  | 'cut'
  /** A drawing of a part ends at the edge of its column without a break line. */
  | 'cut-drawing'
  /** A text is wider than the block around it. */
  | 'outside'
  /** A word is broken between two letters, or Chinese and Japanese run down by one or two characters a line. */
  | 'broken-word'
  /** A number, a range, a length or a date of Chinese and Japanese goes on in the next line. */
  | 'broken-figure'
  /** Two texts lie over each other. */
  | 'overlap'
  /** A short text takes three lines of its button or tab. */
  | 'tall-control'
  /** A control, label or heading says nothing. */
  | 'unnamed'
  /** A key stands where its text should. */
  | 'key'
  /** The page scrolls sideways. */
  | 'wide-page'

export interface LayoutFault extends Place {
  readonly kind: LayoutFaultKind
}

const width = ({ left, right }: Box): number => right - left
const height = ({ top, bottom }: Box): number => bottom - top
const isSeen = (box: Box): boolean => width(box) > 1 && height(box) > 1

/** Lines by height: parts of one line, such as those beside a bidirectional sign, count once. */
const lineCount = (lines: readonly Box[]): number =>
  lines.filter((line, index) => {
    const middle = (line.top + line.bottom) / 2
    return lines.slice(0, index).every(({ top, bottom }) => middle < top || middle > bottom)
  }).length

/** A text that is out of sight as a whole is closed rather than cut. The box of a line is higher than its letters. */
const isCut = ({ lines, shown, text, labels }: MeasuredText): boolean => {
  const isWhole = (line: Box, part: Box) => width(line) - width(part) < 2 && height(part) > height(line) * 0.75
  const isPartly = shown.some(isSeen) && lines.some((line, index) => !isWhole(line, shown[index] ?? line))
  return isPartly && !labels.includes(text)
}

const isOutside = ({ lines, block }: MeasuredText): boolean =>
  block !== undefined && lines.some(({ left, right }) => right > block.right + 2 || left < block.left - 2)

const brokenWords = ({ lines, text, brokenWords: words, isCode }: MeasuredText): readonly string[] => {
  const wide = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u
  const count = lineCount(lines)
  if (count >= 3 && wide.test(text) && !isCode && [...text].length / count <= 2) return [text]
  return words.filter((word) => !wide.test(word))
}

/** The name of a host looks like a key. */
const isKey = ({ text, isCode }: MeasuredText): boolean =>
  !isCode && /^[a-z]+[.:][a-z_]+(?:\.[a-z_]+)+$/i.test(text) && !/\.(?:com|net|org|example)$/.test(text)

const maxControlText = 40
/** The name of an event or part, which has no space, is broken at its hyphens. */
const isTallControl = ({ isInControl, text, lines }: MeasuredText): boolean =>
  isInControl && text.includes(' ') && text.length <= maxControlText && lineCount(lines) >= 3

const kindsOf = (measured: MeasuredText): LayoutFaultKind[] => [
  ...(isCut(measured) ? (['cut'] as const) : []),
  ...(!isCut(measured) && isOutside(measured) ? (['outside'] as const) : []),
  ...(brokenWords(measured).length > 0 ? (['broken-word'] as const) : []),
  ...(measured.brokenFigures.length > 0 ? (['broken-figure'] as const) : []),
  ...(isTallControl(measured) ? (['tall-control'] as const) : []),
  ...(isKey(measured) ? (['key'] as const) : []),
]

/** Two lines of text in one place. Boxes of lines may touch, since they are higher than their letters. */
const overlap = (one: Box, other: Box): boolean => {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return across > 3 && down > Math.min(height(one), height(other)) * 0.4
}

const overlaps = (texts: readonly MeasuredText[]): LayoutFault[] => {
  const parts = texts
    .flatMap((measured) => measured.seen.filter(isSeen).map((box) => ({ measured, box })))
    .toSorted((one, other) => one.box.top - other.box.top)
  return parts.flatMap(({ measured, box }, index) => {
    const rest = parts.slice(index + 1)
    const below = rest.findIndex((other) => other.box.top > box.bottom)
    return rest
      .slice(0, below === -1 ? undefined : below)
      .filter(
        (other) => other.measured !== measured && other.measured.layer === measured.layer && overlap(box, other.box),
      )
      .map((other) => ({
        kind: 'overlap' as const,
        where: measured.where,
        text: `${measured.text} × ${other.measured.text}`,
      }))
  })
}

/** What is wrong with how the texts of a page stand on it, each once. */
export const layoutFaults = (page: MeasuredPage): LayoutFault[] => {
  const { texts, drawings, unnamed, width: pageWidth, windowWidth } = page
  const faults = [
    ...texts.flatMap((measured) =>
      kindsOf(measured).map((kind) => ({ kind, where: measured.where, text: measured.text })),
    ),
    ...overlaps(texts),
    ...drawings
      .filter(({ box, shown }) => width(box) - width(shown) > 2 || height(box) - height(shown) > 2)
      .map(({ where, box, shown }) => ({
        kind: 'cut-drawing' as const,
        where,
        text: `${Math.round(width(shown))} of ${Math.round(width(box))} px`,
      })),
    ...unnamed.map((place) => ({ kind: 'unnamed' as const, ...place })),
    ...(pageWidth > windowWidth
      ? [{ kind: 'wide-page' as const, where: 'html', text: `${pageWidth} px in ${windowWidth} px` }]
      : []),
  ]
  return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()]
}
