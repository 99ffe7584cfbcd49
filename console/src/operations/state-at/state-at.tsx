import type { StateAt as State } from '@pinline/contracts/api/state-at'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DateTimeInput } from '../../layout/date-time-input.tsx'
import { Field } from '../../layout/field.tsx'
import { SheetWaiting } from '../../layout/sheet-waiting.tsx'
import { useText } from '../../messages/use-text.ts'
import { instantOf } from '../streams/use-stream-params.ts'
import { localOf } from './local-of.ts'
import { StateAtEvents } from './state-at-events.tsx'
import { StateAtFields } from './state-at-fields.tsx'

/** Reads the state at a moment, or at the beginning. */
export type ReadStateAt = (moment: { readonly at?: string }, signal: AbortSignal) => Promise<State>

interface StateAtProps {
  /** Of the thing whose state it is. */
  readonly id: string
  readonly read: ReadStateAt
  /** Empty for the beginning. */
  readonly at: string
  readonly onChange: (at: string) => void
}

/** What something was at a moment, beside what it is now, and what happened between. */
export const StateAt = ({ id, read, at, onChange }: StateAtProps) => {
  const text = useText()
  const [isAll, setAll] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: ['operations', 'state-at', id, at],
    queryFn: ({ signal }) => read(at === '' ? {} : { at }, signal),
    placeholderData: keepPreviousData,
  })
  const moment = at === '' ? data?.at : at
  return (
    <>
      <div className="filters stream-filters">
        <Field label={text('operations.state_at.at')}>
          {(control) => (
            <DateTimeInput
              {...control}
              type="datetime-local"
              step={0.001}
              value={moment === undefined ? '' : localOf(moment)}
              onChange={(local) => onChange(instantOf(local) ?? '')}
            />
          )}
        </Field>
        <button type="button" className="button button-small" disabled={at === ''} onClick={() => onChange('')}>
          {text('operations.state_at.from_start')}
        </button>
        <button type="button" className="tag" aria-pressed={!isAll} onClick={() => setAll(!isAll)}>
          {text('operations.state_at.only_changed')}
        </button>
      </div>
      {data === undefined ? (
        <SheetWaiting error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <StateAtFields state={data} isAll={isAll} />
          <StateAtEvents state={data} onChoose={onChange} />
        </>
      )}
    </>
  )
}
