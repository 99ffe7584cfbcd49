import type { ReactNode } from 'react'

/** Properties of {@link ScaleBar}. */
export interface ScaleBarProps {
  /** px per mm of the drawing. */
  readonly scale: number
  /** Length of one field, mm. */
  readonly stepMm: number
  /** Number of fields, alternately filled and empty. */
  readonly steps?: number
}

/** The scale bar of a title block. The text beside it states its length; the bar is decoration. */
export function ScaleBar({ scale, stepMm, steps = 4 }: ScaleBarProps): ReactNode {
  const field = stepMm * scale
  const fields = Array.from({ length: steps }, (_, index) => 0.5 + index * field)
  return (
    <svg className="scale-bar" width={Math.ceil(field * steps + 1)} height={12} aria-hidden="true">
      {fields.map((x, index) => (
        <rect
          key={x}
          x={x}
          y={3.5}
          width={field}
          height={5}
          fill={index % 2 === 0 ? 'var(--ink)' : 'var(--sheet)'}
          stroke="var(--ink)"
        />
      ))}
    </svg>
  )
}
