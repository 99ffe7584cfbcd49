import { useFormat } from '../messages/use-format.ts'
import { useText } from '../messages/use-text.ts'
import type { Pace } from './pace.ts'
import { type ViewComparison, verdictOf } from './view-comparison.ts'
import { type Generation, percentOf } from './views.ts'

interface RebuildLineProps {
  readonly live: Generation
  readonly standby: Generation
  readonly pace: Pace | undefined
  readonly viewComparison: ViewComparison | undefined
}

const steps = ['fill', 'compare', 'switch', 'discard'] as const

/** The next step: 0 fill, 1 compare, 2 switch, 3 discard. */
const stepOf = ({ live, standby, viewComparison }: Omit<RebuildLineProps, 'pace'>): number => {
  if (!standby.caughtUp) return 0
  if (standby.number < live.number) return 3
  return viewComparison === undefined ? 1 : 2
}

/** A rebuild as a pin line; the first step shows progress, pace and remaining time. */
export const RebuildLine = ({ live, standby, pace, viewComparison }: RebuildLineProps) => {
  const text = useText()
  const format = useFormat()
  const now = stepOf({ live, standby, viewComparison })
  const percent = percentOf(standby)

  const progress = text('operations.views.progress', {
    percent,
    left: format.number(standby.left),
    total: format.number(standby.total),
  })
  const rate = format.number(Math.round(pace?.eventsPerSecond ?? 0))
  const speed =
    pace === undefined
      ? text('operations.views.pace_unknown')
      : pace.secondsLeft === undefined
        ? text('operations.views.pace', { rate })
        : text('operations.views.pace_left', { rate, span: format.duration(Math.max(1, pace.secondsLeft) * 1000) })

  const label = {
    fill: standby.caughtUp
      ? text('operations.views.filled', { smart_count: standby.total, count: format.number(standby.total) })
      : '',
    compare: viewComparison === undefined ? '' : text(`operations.views.short.${verdictOf(viewComparison)}`),
    switch: now === 3 ? text('operations.views.reads', { generation: live.label }) : '',
    discard: now === 3 ? text('operations.views.retained', { generation: standby.label }) : '',
  }

  return (
    <ol className="pin-line rebuild-line">
      {steps.map((step, index) => (
        <li
          key={step}
          data-done={index < now ? '' : undefined}
          style={index === 0 && now === 0 ? { '--p': `${percent}%` } : undefined}
          aria-current={index === now ? 'step' : undefined}
        >
          <b>{text(`operations.views.steps.${step}`)}</b>
          {index === 0 && now === 0 ? (
            <span
              role="progressbar"
              aria-label={text('operations.views.filling', { generation: standby.label })}
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={percent}
              aria-valuetext={`${progress}, ${speed}`}
            >
              {progress}
              <br />
              {speed}
            </span>
          ) : (
            <span>{label[step]}</span>
          )}
        </li>
      ))}
    </ol>
  )
}
