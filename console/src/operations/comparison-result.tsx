import { useFormat } from '../messages/use-format.ts'
import { useText } from '../messages/use-text.ts'
import { type Compared, verdictOf } from './compared.ts'
import type { Generation } from './views.ts'

const figures = ['rows', 'same', 'different', 'missing', 'moving'] as const

interface ComparisonResultProps {
  readonly compared: Compared
  readonly live: Generation
  readonly beside: Generation
}

/** Counts of rows, what they mean, and a few ids to look at. */
export const ComparisonResult = ({ compared, live, beside }: ComparisonResultProps) => {
  const text = useText()
  const format = useFormat()
  const verdict = verdictOf(compared)
  return (
    <div className={`comparison comparison-${verdict}`} role="status">
      <p>
        <b>{text(`operations.views.verdict.${verdict}`, { generation: beside.label, live: live.label })}</b>
      </p>
      <dl>
        {figures.map((figure) => (
          <div key={figure}>
            <dt>{text(`operations.views.figures.${figure}`)}</dt>
            <dd>{format.number(compared[figure])}</dd>
          </div>
        ))}
      </dl>
      {compared.examples.length > 0 && (
        <p>
          {text('operations.views.examples')} <span className="part">{compared.examples.join(', ')}</span>
        </p>
      )}
    </div>
  )
}
