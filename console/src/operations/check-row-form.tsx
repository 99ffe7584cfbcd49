import type { ServiceOperations } from '@pinline/contracts/api/operations'
import { checkRow } from '@pinline/contracts/gateway/operations/check-row'
import { type FormEvent, useState } from 'react'
import type { z } from 'zod'
import { Field } from '../layout/field.tsx'
import { useText } from '../messages/use-text.ts'
import { useOperation } from './use-operation.ts'

/** The views of all services that are read, as `<service>/<view>`. */
const viewsIn = (services: readonly ServiceOperations[]): string[] =>
  [
    ...new Set(
      services.flatMap(({ name, consumers }) =>
        consumers.filter(({ view }) => view?.live === true).map((consumer) => `${name}/${consumer.name}`),
      ),
    ),
  ].toSorted()

/** Compares one row with its events at once, without waiting for the round to come to it. */
export const CheckRowForm = ({ services }: { services: readonly ServiceOperations[] }) => {
  const text = useText()
  const { run, busy } = useOperation(checkRow)
  const views = viewsIn(services)
  const [chosen, setChosen] = useState('')
  const [rowId, setRowId] = useState('')
  const [found, setFound] = useState<z.output<(typeof checkRow)['output']>>()
  const place = chosen === '' ? (views[0] ?? '') : chosen

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const [name, view = ''] = place.split('/', 2)
    const service = services.find((one) => one.name === name)?.name
    setFound(undefined)
    if (service !== undefined && rowId.trim() !== '') setFound(await run({ service, view, rowId: rowId.trim() }))
  }

  return (
    <section className="sheet" aria-labelledby="check-row">
      <h2 id="check-row">
        {text('drift.check_title')}
        <span className="end">{text('drift.note')}</span>
      </h2>
      <form className="filters row-check" onSubmit={(event) => void submit(event)}>
        <Field label={text('drift.view')}>
          {(control) => (
            <select {...control} className="input" value={place} onChange={({ target }) => setChosen(target.value)}>
              {views.map((view) => (
                <option key={view} value={view}>
                  {view}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={text('drift.row')}>
          {(control) => (
            <input
              {...control}
              className="input"
              maxLength={200}
              value={rowId}
              onChange={({ target }) => setRowId(target.value)}
            />
          )}
        </Field>
        <button type="submit" className="button" disabled={busy || rowId.trim() === ''}>
          {text('drift.check')}
        </button>
      </form>
      <div role="status">
        {found !== undefined && (
          <p className="sheet-note">
            <b>{text(`drift.outcome.${found.outcome}`)}</b>{' '}
            {found.fields.length > 0 && (
              <>
                {text('drift.fields')} <span className="part-number">{found.fields.join(', ')}</span>
              </>
            )}
            {found.outcome === 'open' && <span className="part-number">{found.detail}</span>}
          </p>
        )}
      </div>
    </section>
  )
}
