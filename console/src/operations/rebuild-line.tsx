import { useFormat } from '../messages/use-format.ts'
import { useText } from '../messages/use-text.ts'
import { type Compared, verdictOf } from './compared.ts'
import type { Pace } from './pace.ts'
import { type Generation, percentOf } from './views.ts'

interface RebuildLineProps {
  readonly live: Generation
  readonly beside: Generation
  readonly pace: Pace | undefined
  readonly compared: Compared | undefined
}

const steps = ['fill', 'compare', 'switch', 'discard'] as const

/** The step that comes next: 0 fill, 1 compare, 2 switch, 3 discard. */
const stepOf = ({ live, beside, compared }: Omit<RebuildLineProps, 'pace'>): number => {
  if (!beside.full) return 0
  if (beside.number < live.number) return 3
  return compared === undefined ? 1 : 2
}

/** A rebuild as a pin line; the first step shows how full the generation is, how fast, and how long still. */
export const RebuildLine = ({ live, beside, pace, compared }: RebuildLineProps) => {
  const text = useText()
  const format = useFormat()
  const now = stepOf({ live, beside, compared })
  const percent = percentOf(beside)

  const progress = text('operations.views.progress', {
    percent,
    left: format.number(beside.left),
    total: format.number(beside.total),
  })
  const rate = format.number(Math.round(pace?.eventsPerSecond ?? 0))
  const speed =
    pace === undefined
      ? text('operations.views.pace_unknown')
      : pace.secondsLeft === undefined
        ? text('operations.views.pace', { rate })
        : text('operations.views.pace_left', { rate, span: format.span(Math.max(1, pace.secondsLeft) * 1000) })

  const says = {
    fill: beside.full
      ? text('operations.views.filled', { smart_count: beside.total, count: format.number(beside.total) })
      : '',
    compare: compared === undefined ? '' : text(`operations.views.short.${verdictOf(compared)}`),
    switch: now === 3 ? text('operations.views.reads', { generation: live.label }) : '',
    discard: now === 3 ? text('operations.views.kept', { generation: beside.label }) : '',
  }

  return (
    <ol className="pin-line rebuild-line">
      {steps.map((step, index) => (
        <li
          key={step}
          className={`pin-${index < now ? 'done' : index === now ? 'now' : 'todo'}`}
          style={index === 0 && now === 0 ? { '--p': `${percent}%` } : undefined}
          aria-current={index === now ? 'step' : undefined}
        >
          <b>{text(`operations.views.steps.${step}`)}</b>
          {index === 0 && now === 0 ? (
            <span
              role="progressbar"
              aria-label={text('operations.views.filling', { generation: beside.label })}
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
            <span>{says[step]}</span>
          )}
        </li>
      ))}
    </ol>
  )
}
