import type { OrderTraceLine } from '@pinline/contracts/gateway/streams/get-order-trace'
import { getOrderAt } from '@pinline/contracts/order/order/get-order-at'
import { useApi } from '@pinline/ui/api-client/api-context'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Field } from '../../layout/field.tsx'
import { keyboardScrollable } from '../../layout/keyboard-scrollable.ts'
import { SheetWaiting } from '../../layout/sheet-waiting.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { instantOf } from '../streams/use-stream-params.ts'
import { localOf } from './local-of.ts'

interface OrderAtProps {
  readonly orderNo: string
  readonly lines: readonly OrderTraceLine[]
  /** Empty for now. */
  readonly at: string
  readonly onChange: (at: string) => void
}

/** The fields of an order as they were at a moment, beside what they are now. */
export const OrderAt = ({ orderNo, lines, at, onChange }: OrderAtProps) => {
  const text = useText()
  const format = useFormat()
  const api = useApi()
  const [isAll, setAll] = useState(false)
  const own = lines.filter(({ kind, streamId }) => kind === 'event' && streamId === orderNo)
  const moment = at === '' ? (own.at(0)?.at ?? new Date().toISOString()) : at
  const { data, error, refetch } = useQuery({
    queryKey: ['operations', 'order-at', orderNo, moment],
    queryFn: ({ signal }) => api.read(getOrderAt, { orderNo, at: moment }, { silent: true, signal }),
    placeholderData: keepPreviousData,
  })
  const fields = data?.fields.filter(({ past, now }) => isAll || past !== now) ?? []
  return (
    <>
      <div className="filters stream-filters">
        <Field label={text('operations.trace.at')}>
          {(control) => (
            <input
              {...control}
              className="input"
              type="datetime-local"
              step={0.001}
              value={localOf(moment)}
              onChange={({ target }) => onChange(instantOf(target.value) ?? '')}
            />
          )}
        </Field>
        <Field label={text('operations.trace.after')}>
          {(control) => (
            <select
              {...control}
              className="input"
              value={own.findLast((line) => line.at <= moment)?.at ?? ''}
              onChange={({ target }) => onChange(target.value)}
            >
              <option value="" />
              {own.map((line) => (
                <option key={line.id} value={line.at}>
                  {line.sequence} {line.name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <button type="button" className="tag" aria-pressed={!isAll} onClick={() => setAll(!isAll)}>
          {text('operations.trace.only_changed')}
        </button>
      </div>
      {data === undefined ? (
        <SheetWaiting error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <p className="sheet-note" role="status">
            {data.version === 0
              ? text('operations.trace.not_placed')
              : text('operations.trace.version', {
                  version: format.number(data.version),
                  present: format.number(data.present),
                })}
            {fields.length === 0 && ` ${text('operations.trace.same')}`}
          </p>
          {fields.length > 0 && (
            <section ref={keyboardScrollable} className="event-scroll" aria-label={text('operations.trace.at')}>
              <table className="data-table order-at">
                <thead>
                  <tr>
                    <th>{text('operations.trace.field')}</th>
                    <th>{text('operations.trace.past')}</th>
                    <th>{text('operations.trace.now')}</th>
                  </tr>
                </thead>
                <tbody>
                  {fields.map(({ path, past, now }) => (
                    <tr key={path} className={past === now ? undefined : 'is-different'}>
                      <th scope="row" className="part-number">
                        {path}
                      </th>
                      <td className="figure">{past ?? '–'}</td>
                      <td className="figure">{now ?? '–'}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          )}
        </>
      )}
    </>
  )
}
