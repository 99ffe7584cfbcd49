import type { TopicConsumer, TopicState } from '@pinline/contracts/gateway/streams/list-topics'
import { keyboardScrollable } from '../../layout/keyboard-scrollable.ts'
import { SheetWaiting } from '../../layout/sheet-waiting.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'

const eventsIn = ({ partitions }: TopicState): number =>
  partitions.reduce((sum, { first, end }) => sum + end - first, 0)

/** The consumer that is furthest behind, of those whose rows are read. */
const worstOf = ({ consumers }: TopicState): TopicConsumer | undefined =>
  consumers.filter(({ live }) => live).toSorted((a, b) => b.lag - a.lag)[0]

const Lag = ({ consumer }: { consumer: Pick<TopicConsumer, 'lag' | 'lagSeconds'> }) => {
  const text = useText()
  const format = useFormat()
  if (consumer.lag === 0) return <span className="small">{text('operations.browser.level')}</span>
  return (
    <>
      {format.number(consumer.lag)}
      {consumer.lagSeconds !== null && <span className="small"> · {format.measure(consumer.lagSeconds)} s</span>}
    </>
  )
}

const Consumers = ({ topic }: { topic: TopicState }) => {
  const text = useText()
  const format = useFormat()
  return (
    <div className="topic-detail">
      <table className="data-table">
        <caption>{text('operations.browser.partitions')}</caption>
        <thead>
          <tr>
            <th>{text('operations.browser.partition')}</th>
            <th className="number">{text('operations.browser.first')}</th>
            <th className="number">{text('operations.browser.end')}</th>
            <th className="number">{text('operations.browser.events')}</th>
          </tr>
        </thead>
        <tbody>
          {topic.partitions.map(({ partition, first, end }) => (
            <tr key={partition}>
              <td className="figure">{partition}</td>
              <td className="number">{format.number(first)}</td>
              <td className="number">{format.number(end)}</td>
              <td className="number">{format.number(end - first)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table className="data-table">
        <caption>{text('operations.browser.consumers')}</caption>
        <thead>
          <tr>
            <th>{text('operations.browser.consumer')}</th>
            <th>{text('operations.browser.service')}</th>
            <th className="number">{text('operations.browser.lag')}</th>
            <th className="number">{text('operations.browser.parked')}</th>
          </tr>
        </thead>
        <tbody>
          {topic.consumers.map((consumer) => (
            <tr key={`${consumer.service} ${consumer.name} ${consumer.live}`}>
              <td>
                <span className="part-number">{consumer.name}</span>{' '}
                <span className="small">
                  {text(`operations.streams.kind.${consumer.kind}`)}
                  {!consumer.live && ` · ${text('operations.browser.standby')}`}
                </span>
              </td>
              <td>{consumer.service}</td>
              <td className="number">
                <Lag consumer={consumer} />
              </td>
              <td className={consumer.parked > 0 ? 'number late' : 'number'}>{format.number(consumer.parked)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const Topic = ({ topic }: { topic: TopicState }) => {
  const text = useText()
  const format = useFormat()
  const worst = worstOf(topic)
  return (
    <details className="topic">
      <summary>
        <b className="part-number">{topic.topic}</b>
        {topic.ready ? (
          <span>
            {text('operations.browser.summary', {
              events: format.number(eventsIn(topic)),
              partitions: topic.partitions.length,
              consumers: topic.consumers.length,
            })}
          </span>
        ) : (
          <span className="late">{text('operations.browser.down', { service: topic.service })}</span>
        )}
        <span className="end figure">{worst !== undefined && <Lag consumer={worst} />}</span>
      </summary>
      <div ref={keyboardScrollable}>{topic.ready && <Consumers topic={topic} />}</div>
    </details>
  )
}

interface TopicTableProps {
  /** Undefined until the services have responded. */
  readonly topics: readonly TopicState[] | undefined
  readonly error: Error | null
  readonly onRetry: () => void
}

/** Each topic with its partitions, and its consumers with their lag in events and seconds. */
export const TopicTable = ({ topics, error, onRetry }: TopicTableProps) => {
  const text = useText()
  return (
    <section className="sheet" aria-labelledby="topics">
      <h2 id="topics">{text('operations.browser.topics')}</h2>
      {topics === undefined ? (
        <SheetWaiting error={error} onRetry={onRetry} />
      ) : (
        topics.map((topic) => <Topic key={topic.service} topic={topic} />)
      )}
    </section>
  )
}
