import type { ReactNode } from 'react'
import { DetailShapes } from './detail-drawing.tsx'
import type { DrawingLayout } from './drawing-layout.ts'
import { paperMm, paperScale } from './paper.ts'
import { DrawingShapes } from './product-drawing.tsx'

/** One line of the legend; its letter appears in the drawing. */
export interface FileLine {
  readonly letter: string | null
  readonly text: string
}

/** Properties of {@link DrawingFile}. */
export interface DrawingFileProps {
  /** Layout at the scale of paper. */
  readonly layout: DrawingLayout
  readonly model: string
  readonly title: string
  readonly description: string
  /** BCP 47 tag of the texts. */
  readonly language: string
  /** Text for the scale of the detail relative to the drawing; null without a detail. */
  readonly detailScale: string | null
  /** Text for the length of the 10 mm scale bar. */
  readonly barText: string
  readonly lines: readonly FileLine[]
}

const LINE_PX = 17
const BAR_MM = 10
const AIR_PX = 8
/** Chinese and Japanese characters are as wide as they are high. */
const WIDE_SIGN = /[\u2e80-\u9fff\uff00-\uffef\u3000-\u30ff]/g

function widthOf(text: string): number {
  return text.length * 7.3 + (text.match(WIDE_SIGN)?.length ?? 0) * 5
}

/** A drawing as a separate sheet in mm that prints 1:1: drawing, detail, legend and scale bar. */
export function DrawingFile(props: DrawingFileProps): ReactNode {
  const { layout, lines, model, detailScale, barText } = props
  const { detail } = layout
  const detailTop = layout.height + (detail ? AIR_PX : 0)
  const textTop = detailTop + (detail ? detail.height + LINE_PX : 0) + AIR_PX
  const barWidth = BAR_MM * paperScale
  const textWidths = lines.map((line) => widthOf(line.text) + 30)
  const width = Math.ceil(
    Math.max(layout.width, detail?.width ?? 0, widthOf(model) + barWidth + widthOf(barText) + 60, ...textWidths) +
      AIR_PX,
  )
  const height = Math.ceil(textTop + (lines.length + 1) * LINE_PX + AIR_PX)
  const barX = AIR_PX + widthOf(model) + 24
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
      {detail && (
        <g transform={`translate(${AIR_PX - detail.left} ${detailTop - detail.top})`}>
          <DetailShapes detail={detail} />
        </g>
      )}
      <g fill="var(--ink)">
        {detail && (
          <text x={AIR_PX} y={detailTop + detail.height + 12} fontWeight="700">
            {detailScale}
          </text>
        )}
        <text x={AIR_PX} y={textTop + 12} fontWeight="700">
          {model}
        </text>
        <rect x={barX} y={textTop + 4} width={barWidth / 2} height={5} fill="var(--ink)" stroke="var(--ink)" />
        <rect x={barX + barWidth / 2} y={textTop + 4} width={barWidth / 2} height={5} fill="none" stroke="var(--ink)" />
        <text x={barX + barWidth + 6} y={textTop + 12}>
          {barText}
        </text>
        {lines.map((line, index) => (
          <text key={line.text} x={AIR_PX} y={textTop + 12 + (index + 1) * LINE_PX}>
            {line.letter && <tspan fontWeight="700">{line.letter} </tspan>}
            {line.text}
          </text>
        ))}
      </g>
    </svg>
  )
}
