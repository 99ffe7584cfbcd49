import type { ReactNode } from 'react'

/** Properties of {@link PitchPads}. */
export interface PitchPadsProps {
  readonly pitchMm: number
  /** px per mm; the same for all in a list. */
  readonly scale?: number
  readonly count?: number
}

/** A line of pads at a pitch, pin 1 square, at one scale for all pitches. Decoration. */
export function PitchPads({ pitchMm, scale = 2.8, count = 3 }: PitchPadsProps): ReactNode {
  const step = pitchMm * scale
  const size = step * 0.56
  const width = Math.ceil(step * (count - 1) + size + 2)
  const height = Math.max(16, Math.ceil(size) + 2)
  const middle = height / 2
  const rounds = Array.from({ length: count - 1 }, (_, index) => 1 + size / 2 + (index + 1) * step)
  return (
    <svg className="pitch-pads" width={width} height={height} aria-hidden="true" fill="currentColor">
      <rect x={1} y={middle - size / 2} width={size} height={size} />
      {rounds.map((x) => (
        <circle key={x} cx={x} cy={middle} r={size / 2} />
      ))}
    </svg>
  )
}
