import type { OrderRecord } from '@pinline/contracts/order/order/orders-resource'
import { useMemo, useState } from 'react'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { TraceLink } from '../../operations/timeline/trace-link.tsx'
import { OrderActor } from './order-actor.tsx'
import { type RowKind, type TimelineRow, timelineRows } from './timeline-tree.ts'

const kinds: readonly RowKind[] = ['command', 'event', 'reaction', 'job']

const milliseconds = (instant: string): string => `.${String(new Date(instant).getUTCMilliseconds()).padStart(3, '0')}`

const Row = ({ row, open, onToggle }: { row: TimelineRow; open: boolean; onToggle: () => void }) => {
  const text = useText()
  const format = useFormat()
  const style = { '--level': row.level }
  const entry = row.entry
  return (
    <li className={`moment moment-${row.kind}`} data-open={open} style={style}>
      <time dateTime={row.at}>
        {row.isRoot && <s>{format.clock(row.at)}</s>}
        {milliseconds(row.at)}
      </time>
      <i aria-hidden="true" />
      <div>
        {entry === undefined ? (
          <b>{row.name}</b>
        ) : (
          <button
            type="button"
            aria-expanded={open}
            title={text('resources.orders.timeline.payload', { type: entry.type })}
            onClick={onToggle}
          >
            {row.name}
          </button>
        )}{' '}
        {row.kind === 'command' && <OrderActor actor={row.actor} />}
      </div>
      <span className="moment-mark">{entry !== undefined && `@${entry.sequence}`}</span>
      {open && entry !== undefined && (
        <pre>
          {JSON.stringify(
            { ...entry.data, causationId: entry.causationId, correlationId: entry.correlationId },
            null,
            1,
          )}
        </pre>
      )}
    </li>
  )
}

/** All events of an order, each indented below its cause; an event expands to its payload. */
export const OrderTimeline = ({ order }: { order: OrderRecord }) => {
  const text = useText()
  const format = useFormat()
  const [hidden, setHidden] = useState<readonly RowKind[]>([])
  const [open, setOpen] = useState<string>()
  const rows = useMemo(() => timelineRows(order.timeline, order.orderNo), [order])
  const shown = rows.filter(({ kind }) => !hidden.includes(kind))
  const dayOf = (row: TimelineRow | undefined) => (row === undefined ? '' : format.dayOf(row.at))

  return (
    <section className="sheet" aria-labelledby="order-timeline">
      <h2 id="order-timeline">
        {text('resources.orders.timeline.title')}
        <span className="end">
          <TraceLink id={order.orderNo} />
        </span>
      </h2>
      <fieldset className="moment-kinds" aria-label={text('resources.orders.timeline.show')}>
        {kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            className={`kind kind-${kind}`}
            aria-pressed={!hidden.includes(kind)}
            onClick={() => setHidden(hidden.includes(kind) ? hidden.filter((one) => one !== kind) : [...hidden, kind])}
          >
            <i aria-hidden="true" />
            {text(`resources.orders.timeline.kinds.${kind}`)}
          </button>
        ))}
      </fieldset>
      <p className="sheet-note">
        {text(shown.length === 0 ? 'resources.orders.timeline.empty' : 'resources.orders.timeline.note')}
      </p>
      <ol className="moments" aria-label={text('resources.orders.timeline.label')}>
        {shown.flatMap((row, index) => [
          ...(dayOf(row) === dayOf(shown[index - 1])
            ? []
            : [
                <li key={`day-${row.id}`} className="moment-day">
                  {dayOf(row)}
                </li>,
              ]),
          <Row
            key={row.id}
            row={row}
            open={open === row.id}
            onToggle={() => setOpen(open === row.id ? undefined : row.id)}
          />,
        ])}
      </ol>
    </section>
  )
}
