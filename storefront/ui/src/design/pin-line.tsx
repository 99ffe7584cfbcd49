import type { ReactNode } from 'react'

/** One step of a {@link PinLine}. */
export interface PinStep {
  readonly id: string
  readonly label: ReactNode
  /** When it happened, or when it is expected. */
  readonly note?: ReactNode
  readonly state: 'done' | 'current' | 'ahead'
}

/** Progress as a line of pads, pin 1 square: horizontal, and vertical below 750 px. */
export function PinLine({ label, steps }: { label: string; steps: readonly PinStep[] }): ReactNode {
  return (
    <ol className="pin-line pin-line-down" aria-label={label}>
      {steps.map((step) => (
        <li
          key={step.id}
          {...(step.state === 'done' ? { 'data-done': '' } : {})}
          {...(step.state === 'current' ? { 'aria-current': 'step' as const } : {})}
        >
          <b>{step.label}</b>
          {step.note && <span className="figure">{step.note}</span>}
        </li>
      ))}
    </ol>
  )
}
