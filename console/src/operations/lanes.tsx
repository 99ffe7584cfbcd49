import { useFormat } from '../messages/use-format.ts'
import { useText } from '../messages/use-text.ts'
import type { Consumer } from './consumer.ts'
import { markText, placeOnRuler, rulerMarks } from './lag.ts'

/** The head of the lanes: 0, then powers of ten. */
export const LaneRuler = () => (
  <span className="lane-ruler" aria-hidden="true">
    {rulerMarks.map((mark, index) => (
      <i key={mark} style={{ left: `${(index / (rulerMarks.length - 1)) * 100}%` }}>
        {markText(mark)}
      </i>
    ))}
  </span>
)

/** One lane a partition, its pad as far right as it is behind; each parked key is a cross in a lane of its own. */
export const Lanes = ({ consumer }: { consumer: Consumer }) => {
  const text = useText()
  const format = useFormat()
  return (
    <span className="lanes">
      {consumer.partitions.map(({ partition, lag }) => {
        const told = text('operations.streams.partition', { partition, lag: format.number(lag) })
        return (
          <span
            key={partition}
            className={lag > 0 ? 'lane behind' : 'lane'}
            style={{ '--x': `${placeOnRuler(lag) * 100}%` }}
            role="img"
            aria-label={told}
            title={told}
          />
        )
      })}
      {consumer.parked.map(({ key, sequence }) => (
        <span
          key={`${key}@${sequence}`}
          className="lane parked"
          style={{ '--x': '0%' }}
          role="img"
          aria-label={`${key}@${sequence}`}
          title={`${key}@${sequence}`}
        />
      ))}
    </span>
  )
}
