import type { ServiceOperations } from '@pinline/contracts/api/operations'
import type { retryParked } from '@pinline/contracts/gateway/operations/retry-parked'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { z } from 'zod'
import { CommandButton } from '../layout/command-button.tsx'
import { useFormat } from '../messages/use-format.ts'
import { useText } from '../messages/use-text.ts'
import { canSkip, type ParkedLocation, parkedLocationId, parkedOf } from './parked.ts'
import { changePermission } from './permissions.ts'
import { RetryParkedButton } from './retry-parked-button.tsx'
import { SkipParkedDialog } from './skip-parked-dialog.tsx'
import { TraceLink } from './timeline/trace-link.tsx'

const ParkedItem = ({ place }: { place: ParkedLocation }) => {
  const text = useText()
  const format = useFormat()
  const notify = useNotify()
  const [skipping, setSkipping] = useState(false)
  const { service, key } = place

  const notifyOutcome = ({ freed, reason }: z.output<(typeof retryParked)['output']>) => {
    if (freed) notify('operations.parked.freed', { messageArgs: { key } })
    else notify('operations.parked.still', { type: 'warning', messageArgs: { key, reason: reason ?? '' } })
  }

  return (
    <li>
      <i aria-hidden="true" />
      <div>
        <p>
          <b className="part-number">{place.type}</b>{' '}
          <span className="part-number">
            {key}@{place.sequence}
          </span>{' '}
          <span className="tag">{text(`operations.parked.kind.${place.kind}`)}</span>
        </p>
        <p className="small">
          {text('operations.parked.found', { reader: place.reader, service, since: format.moment(place.since) })}{' '}
          {text('operations.parked.waiting', { smart_count: place.waiting, count: format.number(place.waiting) })}
        </p>
        <p className="reason">{place.reason}</p>
        {place.eventId !== '' && (
          <p className="small event-id">{text('operations.parked.event', { id: place.eventId })}</p>
        )}
      </div>
      <div className="operation-commands">
        <TraceLink id={key} />
        <RetryParkedButton place={place} onDone={notifyOutcome} />
        {canSkip(place) && (
          <CommandButton permission={changePermission} tone="danger" onPress={() => setSkipping(true)}>
            {text('operations.parked.skip')}
          </CommandButton>
        )}
      </div>
      {skipping && (
        <SkipParkedDialog
          place={place}
          onClose={() => setSkipping(false)}
          onDone={(outcome) => {
            setSkipping(false)
            notifyOutcome(outcome)
          }}
        />
      )}
    </li>
  )
}

/** Parked keys, if there are any: event, consumer, time and error, with retry and skip. */
export const ParkedKeys = ({ services }: { services: readonly ServiceOperations[] }) => {
  const text = useText()
  const parked = parkedOf(services)
  if (parked.length === 0) return null
  return (
    <section className="sheet" aria-labelledby="parked-keys">
      <h2 id="parked-keys" className="late">
        {text('operations.parked.title', { smart_count: parked.length })}
        <span className="end">{text('operations.parked.note')}</span>
      </h2>
      <ul className="parked-list">
        {parked.map((place) => (
          <ParkedItem key={parkedLocationId(place)} place={place} />
        ))}
      </ul>
    </section>
  )
}
