import type { ReactNode } from 'react'
import { DetailShapes } from './detail-drawing.tsx'
import { paperMm, paperScale } from './paper.ts'
import type { PaperLayout } from './paper-layout.ts'
import { DrawingShapes } from './product-drawing.tsx'

/** One line of the legend; its letter appears in the drawing. */
export interface FileLine {
  readonly letter: string | null
  readonly text: string
}

/** Properties of {@link DrawingFile}. */
export interface DrawingFileProps {
  readonly drawing: PaperLayout
  readonly model: string
  readonly title: string
  readonly description: string
  /** BCP 47 tag of the texts. */
  readonly language: string
  /** Text for the part at 1:1; null where the drawing itself is at 1:1. */
  readonly actualText: string | null
  /** Text for the scale of the detail relative to the drawing; null without a detail. */
  readonly detailScale: string | null
  /** Text for the length of the 10 mm scale bar. */
  readonly barText: string
  readonly lines: readonly FileLine[]
}

const LINE_PX = 17
const BAR_MM = 10
const AIR_PX = 8
/** Advance of a character at 12 px: of the widest code font in ASCII, of a square in all other scripts, px. */
const NARROW_PX = 7.42
const SQUARE_PX = 12

function widthOf(text: string): number {
  return [...text].reduce((sum, sign) => sum + (sign <= '~' ? NARROW_PX : SQUARE_PX), 0)
}

/** Words, spaces, and single Chinese or Japanese characters with the punctuation that may not begin a line. */
const WORDS = /[\u2e80-\uffef][，。：；）、]?|[^\s\u2e80-\uffef]+[，。：；）、]?|\s/g

/** Lines of at most `most` px, broken at spaces, or after any Chinese or Japanese character. */
function wrapped(text: string, most: number): string[] {
  const words = text.match(WORDS) ?? []
  const lines = ['']
  for (const word of words) {
    const line = lines.at(-1) ?? ''
    if (line !== '' && widthOf(line + word.trimEnd()) > most) lines.push(word.trimStart())
    else lines[lines.length - 1] = line + word
  }
  return lines.map((line) => line.trimEnd())
}

/** A text of the sheet beside its drawings, px. */
export interface SheetText {
  readonly x: number
  readonly y: number
  readonly text: string
  readonly isBold: boolean
}

/** The sheet of a drawing: its size, where drawing, part at 1:1, detail and scale bar stand, and its texts, px. */
export interface SheetLayout {
  readonly width: number
  readonly height: number
  readonly actualTop: number
  readonly detailTop: number
  readonly bar: { readonly x: number; readonly y: number }
  readonly texts: readonly SheetText[]
}

/** Sheets are at least this wide, so that texts need not break early, px. */
const TEXT_PX = 480

/** Stacks drawing, detail, part at 1:1, scale bar and legend. */
export function layoutSheet(props: Omit<DrawingFileProps, 'title' | 'description' | 'language'>): SheetLayout {
  const { drawing, model, actualText, detailScale, barText } = props
  const { layout, actual } = drawing
  const { detail } = layout
  const texts: SheetText[] = []
  const put = (x: number, y: number, text: string, isBold = false): void => {
    texts.push({ x, y, text, isBold })
  }
  const detailTop = layout.height + (detail ? AIR_PX : 0)
  const detailEnd = detailTop + (detail ? detail.height + LINE_PX : 0)
  if (detail && detailScale) put(AIR_PX, detailEnd - 5, detailScale, true)
  const actualTop = detailEnd + (actual ? AIR_PX : 0)
  const actualEnd = actualTop + (actual ? actual.height + LINE_PX : 0)
  if (actual && actualText) put(AIR_PX, actualEnd - 5, actualText, true)
  const barX = AIR_PX + widthOf(model) + 24
  const barY = actualEnd + AIR_PX
  const barEnd = barX + BAR_MM * paperScale + 6
  put(AIR_PX, barY + 12, model, true)
  put(barEnd, barY + 12, barText)
  const drawn = Math.max(layout.width, actual?.width ?? 0, (detail?.width ?? 0) + AIR_PX, barEnd + widthOf(barText))
  const width = Math.ceil(Math.max(drawn, TEXT_PX) + AIR_PX)
  let y = barY + 12
  for (const { letter, text } of props.lines) {
    const indent = letter ? widthOf(letter) + NARROW_PX : 0
    wrapped(text, width - 2 * AIR_PX - indent).forEach((line, index) => {
      y += LINE_PX
      if (letter && index === 0) put(AIR_PX, y, letter, true)
      put(AIR_PX + indent, y, line)
    })
  }
  return { width, height: Math.ceil(y + LINE_PX), actualTop, detailTop, bar: { x: barX, y: barY }, texts }
}

/** A drawing as a separate sheet in mm: drawing, detail, part at 1:1, scale bar and legend. */
export function DrawingFile(props: DrawingFileProps): ReactNode {
  const { layout, actual } = props.drawing
  const { detail } = layout
  const { width, height, actualTop, detailTop, bar, texts } = layoutSheet(props)
  const half = (BAR_MM * paperScale) / 2
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={paperMm(width)}
      height={paperMm(height)}
      viewBox={`0 0 ${width} ${height}`}
      xmlLang={props.language}
      role="img"
      fontFamily="var(--font-code)"
      fontSize="12"
    >
      <title>{props.title}</title>
      <desc>{props.description}</desc>
      <rect width={width} height={height} fill="var(--sheet)" />
      <g transform={`translate(${-layout.left} ${-layout.top})`}>
        <DrawingShapes layout={layout} />
      </g>
      {actual && (
        <g transform={`translate(${AIR_PX - actual.left} ${actualTop - actual.top})`}>
          <DrawingShapes layout={actual} />
        </g>
      )}
      {detail && (
        <g transform={`translate(${AIR_PX - detail.left} ${detailTop - detail.top})`}>
          <DetailShapes detail={detail} />
        </g>
      )}
      <g fill="var(--ink)">
        {texts.map(({ x, y, text, isBold }) => (
          <text key={`${x}|${y}`} x={x} y={y} {...(isBold ? { fontWeight: 700 } : {})}>
            {text}
          </text>
        ))}
        <rect x={bar.x} y={bar.y + 4} width={half} height={5} fill="var(--ink)" stroke="var(--ink)" />
        <rect x={bar.x + half} y={bar.y + 4} width={half} height={5} fill="none" stroke="var(--ink)" />
      </g>
    </svg>
  )
}
