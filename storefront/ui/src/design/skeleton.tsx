import type { ReactNode } from 'react'

/** Placeholder rows in their final geometry while data loads: dashed outlines and pale pads, no shimmer. */
export function SkeletonRows({ rows = 4, label }: { rows?: number; label: string }): ReactNode {
  const keys = Array.from({ length: rows }, (_, index) => `row-${index + 1}`)
  return (
    <div role="status" aria-label={label}>
      {keys.map((key) => (
        <div className="skeleton-row" key={key} aria-hidden="true">
          <i className="skeleton-outline" />
          <i className="skeleton-pads" />
          <i className="skeleton-pads" />
          <i className="skeleton-pads" />
        </div>
      ))}
    </div>
  )
}

/** One dashed outline of the given height in px, for a card, a drawing or a form that is loading. */
export function SkeletonBlock({ height, label }: { height: number; label: string }): ReactNode {
  return (
    <svg role="status" aria-label={label} width="100%" height={height}>
      <rect
        x="0.5"
        y="0.5"
        width="99.5%"
        height={height - 1}
        fill="none"
        stroke="var(--rule-2)"
        strokeDasharray="4 4"
      />
    </svg>
  )
}
