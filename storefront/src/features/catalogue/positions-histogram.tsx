import type { ReactNode } from 'react'

/** How many parts there are of each number of positions, with the chosen range marked. Decoration beside the fields. */
export function PositionsHistogram(props: {
  counts: readonly { readonly value: number; readonly count: number }[]
  from: number | null
  to: number | null
}): ReactNode {
  const bars = 24
  const highest = 48
  const step = highest / bars
  const sums = Array.from({ length: bars }, (_, index) => {
    const low = index * step + 1
    const isLast = index === bars - 1
    const inside = props.counts.filter(({ value }) => value >= low && (isLast || value < low + step))
    const count = inside.reduce((sum, entry) => sum + entry.count, 0)
    const isOn = (props.from === null || low + step > props.from) && (props.to === null || low <= props.to)
    return { low, count, isOn }
  })
  const most = Math.max(1, ...sums.map((bar) => bar.count))
  return (
    <svg className="positions-histogram" viewBox="0 0 240 38" preserveAspectRatio="none" aria-hidden="true">
      {sums.map((bar) => {
        const height = bar.count === 0 ? 1 : 3 + (33 * Math.sqrt(bar.count)) / Math.sqrt(most)
        return (
          <rect
            key={bar.low}
            x={((bar.low - 1) / step) * 10}
            y={38 - height}
            width={8}
            height={height}
            fill={bar.isOn && (props.from !== null || props.to !== null) ? 'var(--mask)' : 'var(--rule-2)'}
            opacity={bar.isOn ? 1 : 0.45}
          />
        )
      })}
    </svg>
  )
}
