import type { ServiceOperations } from '@pinline/chassis/contract/operations'
import { useFormat } from '../messages/use-format.ts'
import { useText } from '../messages/use-text.ts'

/** Keys that stand still, with the reason. */
export const ParkedKeys = ({ services }: { services: readonly ServiceOperations[] }) => {
  const text = useText()
  const format = useFormat()
  const parked = services.flatMap((service) =>
    service.consumers.flatMap((consumer) =>
      consumer.parked.map((key) => ({ ...key, service: service.name, consumer: consumer.name })),
    ),
  )
  return (
    <section className="sheet" aria-labelledby="parked-keys">
      <h2 id="parked-keys" className={parked.length > 0 ? 'late' : undefined}>
        {text('operations.parked.title', { smart_count: parked.length })}
        <span className="end">{parked.length > 0 && text('operations.parked.note')}</span>
      </h2>
      {parked.length === 0 ? (
        <p className="sheet-note">
          {text('operations.parked.none')} <span className="sub">{text('operations.parked.none_hint')}</span>
        </p>
      ) : (
        <ul className="parked-list">
          {parked.map((key) => (
            <li key={`${key.consumer} ${key.key}@${key.sequence}`}>
              <i aria-hidden="true" />
              <div>
                <b className="part">
                  {key.key}@{key.sequence}
                </b>
                <p className="sub">
                  {text('operations.parked.where', {
                    consumer: key.consumer,
                    service: key.service,
                    sequence: key.sequence,
                    since: format.dateTime(key.since),
                  })}
                </p>
                <p className="reason">{key.reason}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
