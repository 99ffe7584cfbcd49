import { palette } from '@pinline/ui/design/palette'
import escapeHtml from 'escape-html'

/** The size that sharers ask for, px. */
export const shareSize = { width: 1200, height: 630 } as const

/** Where a drawing may stand on the card of a part, px. */
export const drawingBox = { left: 600, top: 134, width: 560, height: 448 } as const

/** What the card of a part, or of the shop, says. */
export interface ShareTexts {
  readonly shop: string
  /** The part number, or what the shop is. */
  readonly title: string
  readonly brand?: string
  /** One sentence in the buyer's language. */
  readonly lead: string
}

const fonts = "'Sofia Sans', 'Noto Sans', 'Noto Sans CJK SC', 'DejaVu Sans', sans-serif"
const edge = 64
/** Advances for a size of 1 px: of Latin and Cyrillic letters at most, and of squares. */
const narrow = 0.58
const square = 1

const widthOf = (text: string): number => [...text].reduce((sum, sign) => sum + (sign < '\u2e80' ? narrow : square), 0)

/** Words, and single Chinese or Japanese characters with the punctuation that may not begin a line. */
const words = /[\u2e80-\uffef][，。：；）、]?|[^\s\u2e80-\uffef]+[，。：；）、]?|\s/g

/** At most so many lines; what is left over ends in an ellipsis. */
export const shareLines = (text: string, { size, width, most }: { size: number; width: number; most: number }) => {
  const lines = ['']
  for (const word of text.match(words) ?? []) {
    const line = lines.at(-1) ?? ''
    if (line !== '' && widthOf(line + word.trimEnd()) * size > width) lines.push(word.trimStart())
    else lines[lines.length - 1] = line + word
  }
  const shown = lines.map((line) => line.trim()).slice(0, most)
  if (lines.length > most) shown[most - 1] = `${shown[most - 1]?.replace(/[，。：；、.,:;\s]+$/, '')}…`
  return shown
}

/** The largest size at which a word fits a line, px. */
const fitting = (text: string, { width, largest }: { width: number; largest: number }): number =>
  Math.max(30, Math.min(largest, Math.floor(width / Math.max(1, 1.15 * widthOf(text)))))

const textAt = (y: number, size: number, weight: number, fill: string, text: string): string =>
  `<text x="${edge}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}">${escapeHtml(text)}</text>`

/**
 * The card that sharers show, as SVG: the shop's name, a part number with its manufacturer, or what the shop is. A
 * drawing is laid over the right side. Colours are those of the light scheme.
 */
export const shareCardSvg = ({ shop, title, brand, lead }: ShareTexts, hasDrawing: boolean): string => {
  const width = hasDrawing ? drawingBox.left - edge - 40 : shareSize.width - 2 * edge
  const isPart = brand !== undefined
  const titleSize = isPart ? fitting(title, { width, largest: 76 }) : 68
  const titleLines = isPart ? [title] : shareLines(title, { size: titleSize, width, most: 3 })
  const leadLines = shareLines(lead, { size: 34, width, most: 4 })
  const titleTop = 250
  const afterTitle = titleTop + (titleLines.length - 1) * titleSize * 1.15
  const texts = [
    textAt(64, 34, 700, palette['on-band'][0], shop),
    ...(brand === undefined ? [] : [textAt(titleTop - titleSize - 8, 34, 600, palette['gold-ink'][0], brand)]),
    ...titleLines.map((line, at) => textAt(titleTop + at * titleSize * 1.15, titleSize, 800, palette.ink[0], line)),
    ...leadLines.map((line, at) => textAt(afterTitle + 66 + at * 46, 34, 400, palette['ink-2'][0], line)),
  ]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${shareSize.width}" height="${shareSize.height}" font-family="${fonts}">`,
    `<rect width="100%" height="100%" fill="${palette.sheet[0]}"/>`,
    `<rect width="100%" height="104" fill="${palette.band[0]}"/>`,
    `<rect width="100%" height="14" y="${shareSize.height - 14}" fill="${palette.gold[0]}"/>`,
    ...texts,
    '</svg>',
  ].join('')
}
