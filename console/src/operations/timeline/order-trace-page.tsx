import '../streams/streams.css'
import './order-trace.css'
import type { OutputOf } from '@pinline/contracts/api/call'
import { getOrderTrace, traceLineKinds } from '@pinline/contracts/gateway/streams/get-order-trace'
import { getOrderAt } from '@pinline/contracts/order/order/get-order-at'
import { useApi } from '@pinline/ui/api-client/api-context'
import { CallRefused } from '@pinline/ui/api-client/outcome'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { Field } from '../../layout/field.tsx'
import { usePageTitle } from '../../layout/page-title.tsx'
import { SheetWaiting } from '../../layout/sheet-waiting.tsx'
import { useReachable } from '../../layout/use-reachable.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { StateAt } from '../state-at/state-at.tsx'
import { TracePicture } from './trace-picture.tsx'
import { TraceTable } from './trace-table.tsx'

type Trace = OutputOf<typeof getOrderTrace>
type Kind = (typeof traceLineKinds)[number]

const views = ['picture', 'table', 'state'] as const

const OrderForm = ({ orderNo, onSubmit }: { orderNo: string; onSubmit: (orderNo: string) => void }) => {
  const text = useText()
  const [value, setValue] = useState(orderNo)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit(value.trim())
  }
  return (
    <search>
      <form className="filters stream-filters" onSubmit={submit}>
        <Field label={text('operations.trace.order_no')}>
          {(control) => (
            <input
              {...control}
              className="input"
              inputMode="numeric"
              autoComplete="off"
              value={value}
              onChange={({ target }) => setValue(target.value)}
            />
          )}
        </Field>
        <button type="submit" className="button button-solid">
          {text('operations.trace.show')}
        </button>
      </form>
    </search>
  )
}

const Lines = ({ trace, view }: { trace: Trace; view: string }) => {
  const text = useText()
  const format = useFormat()
  const [hidden, setHidden] = useState<readonly Kind[]>([])
  const present = traceLineKinds.filter((kind) => trace.lines.some((line) => line.kind === kind))
  const lines = trace.lines.filter(({ kind }) => !hidden.includes(kind))
  return (
    <>
      {trace.missing.length > 0 && (
        <p className="notice notice-warn" role="alert">
          {text('operations.browser.missing', { services: format.list(trace.missing) })}
        </p>
      )}
      {trace.isCut && <p className="notice">{text('operations.trace.cut')}</p>}
      <fieldset className="trace-kinds" aria-label={text('operations.trace.filter')}>
        {present.map((kind) => (
          <button
            key={kind}
            type="button"
            className="tag"
            aria-pressed={!hidden.includes(kind)}
            onClick={() => setHidden(hidden.includes(kind) ? hidden.filter((one) => one !== kind) : [...hidden, kind])}
          >
            <i className={`trace-sign sign-${kind}`} aria-hidden="true" />
            {text(`operations.trace.kind.${kind}`)}{' '}
            <span className="figure">{format.number(trace.lines.filter((line) => line.kind === kind).length)}</span>
          </button>
        ))}
      </fieldset>
      {view === 'table' ? <TraceTable lines={lines} /> : <TracePicture lines={lines} missing={trace.missing} />}
    </>
  )
}

/** Everything that happened to one order, in all services, as a picture and as a table. */
export const OrderTracePage = () => {
  const text = useText()
  const api = useApi()
  const [params, setParams] = useSearchParams()
  const hasOrders = useReachable('/orders')
  const orderNo = params.get('order') ?? ''
  const isNumber = /^\d{13}$/.test(orderNo)
  const view = views.find((one) => one === params.get('view')) ?? 'picture'
  const title = text('operations.trace.title')
  usePageTitle(isNumber ? `${title} ${orderNo}` : title)
  const set = (change: Record<string, string>) =>
    setParams({ ...Object.fromEntries(params), ...change }, { replace: true })
  const { data, error, refetch } = useQuery({
    queryKey: ['operations', 'order-trace', orderNo],
    queryFn: ({ signal }) => api.read(getOrderTrace, { orderNo }, { silent: true, signal }),
    enabled: isNumber,
  })
  const isUnknown = error instanceof CallRefused && error.refused.code === 'order-not-found'
  return (
    <article>
      <header className="page-head">
        <h1>{title}</h1>
        <div className="end">
          {data !== undefined && hasOrders && (
            <Link className="button button-small" to={`/orders/${orderNo}/show`}>
              {text('operations.trace.to_order')}
            </Link>
          )}
          <Link className="button button-small" to="/operations/streams">
            {text('operations.browser.title')}
          </Link>
        </div>
      </header>
      <section className="sheet" aria-labelledby="trace">
        <h2 id="trace">
          {isNumber ? <span className="figure">{orderNo}</span> : text('operations.trace.choose')}
          {data !== undefined && (
            <span className="end stream-modes">
              {views.map((one) => (
                <button
                  key={one}
                  type="button"
                  className="tag"
                  aria-pressed={view === one}
                  onClick={() => set({ view: one })}
                >
                  {text(`operations.trace.view.${one}`)}
                </button>
              ))}
            </span>
          )}
        </h2>
        <OrderForm key={orderNo} orderNo={orderNo} onSubmit={(next) => set({ order: next, at: '' })} />
        {orderNo !== '' && !isNumber && <p className="sheet-note">{text('operations.trace.no_number')}</p>}
        {isUnknown && (
          <p className="sheet-note" role="alert">
            {error.message}
          </p>
        )}
        {isNumber &&
          !isUnknown &&
          (data === undefined ? (
            <SheetWaiting error={error} onRetry={() => void refetch()} />
          ) : view === 'state' ? (
            <StateAt
              id={orderNo}
              read={async (moment, signal) =>
                await api.read(getOrderAt, { orderNo, ...moment }, { silent: true, signal })
              }
              at={params.get('at') ?? ''}
              onChange={(at) => set({ at })}
            />
          ) : (
            <Lines trace={data} view={view} />
          ))}
      </section>
    </article>
  )
}
