import { useFormat } from '../messages/use-format.ts'
import { useText } from '../messages/use-text.ts'
import type { Consumer } from './consumer.ts'
import { positionOnRuler, rulerTicks, tickLabel } from './lag.ts'

/** The head of the lanes: 0, then powers of ten. */
export const LaneRuler = () => (
  <span className="lane-ruler" aria-hidden="true">
    {rulerTicks.map((tick, index) => (
      <i key={tick} style={{ left: `${(index / (rulerTicks.length - 1)) * 100}%` }}>
        {tickLabel(tick)}
      </i>
    ))}
  </span>
)

/** One lane per partition, with a pad at its lag; each parked key is a cross in its own lane. */
export const Lanes = ({ consumer }: { consumer: Consumer }) => {
  const text = useText()
  const format = useFormat()
  return (
    <span className="lanes">
      {consumer.partitions.map(({ partition, lag }) => {
        const label = text('operations.streams.partition', { partition, lag: format.number(lag) })
        return (
          <span
            key={partition}
            className={lag > 0 ? 'lane behind' : 'lane'}
            style={{ '--x': `${positionOnRuler(lag) * 100}%` }}
            role="img"
            aria-label={label}
            title={label}
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
