import type { ReactNode } from 'react'

const PADS = [0, 1, 2, 3]

/** Replaces a drawing when body and pads of the part are unknown: dashed pads. */
export function NoDrawing({ model }: { model: string }): ReactNode {
  return (
    <svg className="drawing drawing-small" role="img" aria-label={model} width={66} height={18} viewBox="0 0 66 18">
      <g fill="none" stroke="var(--rule-2)" strokeDasharray="2.5 2">
        {PADS.map((index) =>
          index === 0 ? (
            <rect key={index} x={3} y={4} width={10} height={10} />
          ) : (
            <circle key={index} cx={8 + index * 16} cy={9} r={5} />
          ),
        )}
      </g>
    </svg>
  )
}
