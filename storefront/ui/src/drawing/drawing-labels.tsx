import type { ReactNode } from 'react'
import type { DrawnText } from './dimension-pen.ts'

const COLOUR = { dimension: 'var(--dim)', pin: 'var(--ink)', hole: 'var(--ink)', inside: 'var(--hole)' } as const

function Label({ text }: { text: DrawnText }): ReactNode {
  return (
    <text
      x={text.x}
      y={text.y}
      textAnchor={text.anchor}
      fill={COLOUR[text.role]}
      fontWeight={text.role === 'hole' ? 700 : 500}
      {...(text.upright ? { transform: `rotate(-90 ${text.x} ${text.y})` } : {})}
    >
      {text.text}
    </text>
  )
}

/** The texts of a drawing. A halo separates them from the grid, the only thing that they may cover. */
export function DrawingLabels({ texts }: { texts: readonly DrawnText[] }): ReactNode {
  const isMeasure = (text: DrawnText): boolean => text.role === 'dimension'
  const labels = (chosen: readonly DrawnText[]): ReactNode =>
    chosen.map((text) => <Label key={`${text.x}|${text.y}|${text.text}`} text={text} />)
  return (
    <>
      <g paintOrder="stroke" stroke="var(--sheet)" strokeWidth="4" strokeLinejoin="round">
        {labels(texts.filter(isMeasure))}
      </g>
      {labels(texts.filter((text) => !isMeasure(text)))}
    </>
  )
}
