import type { TopicState } from '@pinline/contracts/gateway/streams/list-topics'
import { useCallback, useState } from 'react'
import { Field } from '../../layout/field.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import type { EventOpener } from './event-opener.ts'
import { EventTable } from './event-table.tsx'
import type { StreamParams } from './use-stream-params.ts'
import { useTail } from './use-tail.ts'

interface TailTopicProps {
  readonly params: StreamParams
  readonly topics: readonly TopicState[]
  readonly onOpen: EventOpener
}

/** The events of a service as they are stored, until the person pauses, or for ten minutes. */
export const TailTopic = ({ params, topics, onOpen }: TailTopicProps) => {
  const text = useText()
  const format = useFormat()
  const [paused, setPaused] = useState(false)
  const pause = useCallback(() => setPaused(true), [])
  const { events, skipped } = useTail(params.service, paused, pause)
  const type = params.get('type').trim()
  const shown = type === '' ? events : events.filter((event) => event.type.includes(type))
  return (
    <>
      <search className="filters stream-filters">
        <Field label={text('operations.browser.topic')}>
          {(control) => (
            <select
              {...control}
              className="input"
              value={params.service}
              onChange={({ target }) => params.set({ service: target.value })}
            >
              {topics.map(({ service, topic }) => (
                <option key={service} value={service}>
                  {topic}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={text('operations.browser.type_contains')}>
          {(control) => (
            <input
              {...control}
              className="input"
              value={params.get('type')}
              onChange={({ target }) => params.set({ type: target.value })}
            />
          )}
        </Field>
        <button type="button" className="button" aria-pressed={paused} onClick={() => setPaused(!paused)}>
          {text(paused ? 'operations.resume' : 'operations.pause')}
        </button>
      </search>
      <p className="sheet-note" role="status">
        {text(paused ? 'operations.browser.tail_paused' : 'operations.browser.tail_live', {
          smart_count: events.length,
          count: format.number(events.length),
        })}
        {skipped > 0 &&
          ` ${text('operations.browser.tail_skipped', { smart_count: skipped, count: format.number(skipped) })}`}
      </p>
      {shown.length > 0 && (
        <EventTable
          label={text('operations.browser.events')}
          lines={shown.map((event) => ({ key: event.id, at: event.recordedAt, event }))}
          onOpen={onOpen}
        />
      )}
    </>
  )
}
