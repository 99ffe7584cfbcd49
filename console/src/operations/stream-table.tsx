import type { ServiceOperations } from '@pinline/contracts/api/operations'
import { Fragment } from 'react'
import { Icon } from '../layout/icon.tsx'
import { keyboardScrollable } from '../layout/keyboard-scrollable.ts'
import { useFormat } from '../messages/use-format.ts'
import { useText } from '../messages/use-text.ts'
import type { Consumer } from './consumer.ts'
import { Fold } from './fold.tsx'
import { behind, warnAfterSeconds } from './lag.ts'
import { LaneRuler, Lanes } from './lanes.tsx'
import { filled, generationLabel, isRead, percentOf, type Reader, readersOf } from './views.ts'

const ParkedNote = ({ consumer }: { consumer: Consumer }) => {
  const text = useText()
  if (consumer.parked.length === 0) return null
  return (
    <span className="late block">{text('operations.streams.parked', { smart_count: consumer.parked.length })}</span>
  )
}

/** Another generation of the view above it. */
const StandbyRow = ({ consumer }: { consumer: Consumer }) => {
  const text = useText()
  const format = useFormat()
  const progress = filled([consumer])
  const label = consumer.view === null ? '' : generationLabel(consumer.view)
  return (
    <tr className="consumer beside">
      <td>
        <span className="part-number">{label}</span>{' '}
        <span className="tag">
          {progress.caughtUp
            ? text('operations.streams.beside')
            : text('operations.streams.filling', { percent: percentOf(progress) })}
        </span>
        <ParkedNote consumer={consumer} />
      </td>
      <td>
        <Lanes consumer={consumer} />
      </td>
      <td className="number small">{format.number(behind(consumer))}</td>
      <td />
    </tr>
  )
}

const ReaderRows = ({ reader: { consumer, standby } }: { reader: Reader }) => {
  const text = useText()
  const format = useFormat()
  return (
    <>
      <tr className="consumer">
        <td>
          <span className="part-number">{consumer.name}</span>{' '}
          <span className="small">
            {text(`operations.streams.kind.${consumer.kind}`)}
            {standby.length > 0 && consumer.view !== null && ` ${generationLabel(consumer.view)}`}
            {' · '}
            {text('operations.streams.topic', { topic: consumer.topic })}
          </span>
          <ParkedNote consumer={consumer} />
        </td>
        <td>
          <Lanes consumer={consumer} />
        </td>
        <td className="number">{format.number(behind(consumer))}</td>
        <td />
      </tr>
      {standby.map((other) => (
        <StandbyRow key={other.consumer} consumer={other} />
      ))}
    </>
  )
}

const ServiceRow = ({ service }: { service: ServiceOperations }) => {
  const text = useText()
  const format = useFormat()
  const { pending, oldestSeconds } = service.outbox
  const stale = pending > 0 && oldestSeconds > warnAfterSeconds
  return (
    <tr className={!service.ready || stale ? 'service troubled' : 'service'}>
      <td>
        <b className="figure">{service.name}</b>
        {!service.ready && (
          <span className="trouble">
            <Icon name="warning" size={15} />
            {text('operations.streams.down')}
          </span>
        )}
      </td>
      <td />
      <td className="number">
        {format.number(service.consumers.filter(isRead).reduce((sum, consumer) => sum + behind(consumer), 0))}
      </td>
      <td className="number">
        {format.number(pending)}
        {pending > 0 && <span className="small block">{format.measure(oldestSeconds)} s</span>}
      </td>
    </tr>
  )
}

/** Each service with its outbox and, below it, its consumers with one lane per partition. */
export const StreamTable = ({ services }: { services: readonly ServiceOperations[] }) => {
  const text = useText()
  return (
    <Fold title={text('operations.streams.title')} note={text('operations.streams.note')}>
      <div className="stream-wrap" ref={keyboardScrollable}>
        <table className="data-table streams">
          <thead>
            <tr>
              <th>{text('operations.streams.reader')}</th>
              <th className="lane-cell">
                <LaneRuler />
              </th>
              <th className="number">{text('operations.streams.behind')}</th>
              <th className="number">{text('operations.streams.outbox')}</th>
            </tr>
          </thead>
          <tbody>
            {services.map((service) => (
              <Fragment key={service.name}>
                <ServiceRow service={service} />
                {readersOf(service.consumers).map((reader) => (
                  <ReaderRows key={`${reader.consumer.consumer} ${reader.consumer.topic}`} reader={reader} />
                ))}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
    </Fold>
  )
}
