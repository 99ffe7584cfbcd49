import { type Retention, retainedKind } from '@pinline/contracts/api/retention'
import type { listRetention } from '@pinline/contracts/gateway/operations/list-retention'
import type { z } from 'zod'
import { keyboardScrollable } from '../../layout/keyboard-scrollable.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'

type ServiceRetention = z.output<(typeof listRetention)['output']>['services'][number]

/** A kind that only a newer release knows is shown by its own name. */
const useKindName = () => {
  const text = useText()
  return (kind: string): string => {
    const known = retainedKind.safeParse(kind)
    return known.success ? text(`retention.kinds.${known.data}`) : kind
  }
}

const RetentionRow = ({ row }: { row: Retention }) => {
  const text = useText()
  const format = useFormat()
  const nameOf = useKindName()
  const { kind, collection, field, endedBy, retainedSeconds, from, setting, entries, hasMore, oldestAt, dueAt } = row
  const moment = (label: string, at: string | null, isLate = false) => (
    <td className="number">
      <span className="retention-label">{label}: </span>
      {at === null ? '–' : format.dateTime(at)}
      {isLate && <span className="tag late">{text('retention.overdue')}</span>}
    </td>
  )
  const count = format.number(entries)
  return (
    <tr>
      <td>
        <b>{nameOf(kind)}</b>
        <span className="small part-number">
          {collection}.{field}
        </span>
      </td>
      <td>
        {text(`retention.from.${from}`, { time: format.duration(retainedSeconds * 1000) })}
        {setting !== null && <span className="small part-number">{setting}</span>}
        {endedBy === 'job' && <span className="small">{text('retention.by_job')}</span>}
      </td>
      <td className="number">
        <span className="retention-label">{text('retention.entries')}: </span>
        {hasMore ? text('retention.more', { count }) : count}
      </td>
      {moment(text('retention.oldest'), oldestAt)}
      {moment(text('retention.next'), dueAt, row.overdue)}
    </tr>
  )
}

/** What one service deletes after a time. */
export const RetentionTable = ({ service: { name, list } }: { service: ServiceRetention }) => {
  const text = useText()
  const id = `retention-${name}`
  return (
    <section className="sheet" aria-labelledby={id}>
      <h2 id={id}>
        <span className="figure">{name}</span>
        {list === null && <span className="tag late">{text('operations.streams.down')}</span>}
      </h2>
      {list !== null && (
        <div className="stream-wrap" ref={keyboardScrollable}>
          <table className="data-table retention">
            <thead>
              <tr>
                <th>{text('retention.what')}</th>
                <th>{text('retention.retained')}</th>
                <th className="number">{text('retention.entries')}</th>
                <th className="number">{text('retention.oldest')}</th>
                <th className="number">{text('retention.next')}</th>
              </tr>
            </thead>
            <tbody>
              {list.map((row) => (
                <RetentionRow key={row.kind} row={row} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
