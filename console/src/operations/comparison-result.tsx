import { useFormat } from '../messages/use-format.ts'
import { useText } from '../messages/use-text.ts'
import { type ViewComparison, verdictOf } from './view-comparison.ts'
import type { Generation } from './views.ts'

const counts = ['rows', 'same', 'different', 'missing', 'moving'] as const

interface ComparisonResultProps {
  readonly viewComparison: ViewComparison
  readonly live: Generation
  readonly standby: Generation
}

/** The numbers of rows, what they mean, and a few ids. */
export const ComparisonResult = ({ viewComparison, live, standby }: ComparisonResultProps) => {
  const text = useText()
  const format = useFormat()
  const verdict = verdictOf(viewComparison)
  return (
    <div className={`comparison comparison-${verdict}`} role="status">
      <p>
        <b>{text(`operations.views.verdict.${verdict}`, { generation: standby.label, live: live.label })}</b>
      </p>
      <dl>
        {counts.map((count) => (
          <div key={count}>
            <dt>{text(`operations.views.figures.${count}`)}</dt>
            <dd>{format.number(viewComparison[count])}</dd>
          </div>
        ))}
      </dl>
      {viewComparison.examples.length > 0 && (
        <p>
          {text('operations.views.examples')} <span className="part-number">{viewComparison.examples.join(', ')}</span>
        </p>
      )}
    </div>
  )
}
