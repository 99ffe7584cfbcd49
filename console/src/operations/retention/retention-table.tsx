import { newestPer, type Retention, retainedKind } from '@pinline/contracts/api/retention'
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

/** For how long, and by what it ends. */
const Limit = ({ row: { retainedSeconds, newest, newestPer: per, from, setting, endedBy } }: { row: Retention }) => {
  const text = useText()
  const format = useFormat()
  const perKnown = newestPer.safeParse(per)
  const time = retainedSeconds === null ? null : format.duration(retainedSeconds * 1000)
  const timeText =
    time !== null &&
    (endedBy === 'completion' ? text('retention.until_done', { time }) : text(`retention.from.${from}`, { time }))
  return (
    <td>
      {timeText}
      {newest !== null && (
        <span className={time === null ? undefined : 'small'}>
          {text(perKnown.success ? `retention.newest_per.${perKnown.data}` : 'retention.newest', {
            count: format.number(newest),
          })}
        </span>
      )}
      {time === null && newest === null && text('retention.no_limit')}
      {setting !== null && <span className="small part-number">{setting}</span>}
      {endedBy === 'job' && time !== null && <span className="small">{text('retention.by_job')}</span>}
    </td>
  )
}

const RetentionRow = ({ row }: { row: Retention }) => {
  const text = useText()
  const format = useFormat()
  const nameOf = useKindName()
  const { kind, collection, field, endedBy, entries, hasMore, oldestAt, dueAt, overdue } = row
  // What waits for its end is not deleted at a time.
  const nextAt = endedBy === 'completion' && !overdue ? null : dueAt
  const moment = (label: string, at: string | null, isLate = false) => (
    <td className="number">
      <span className="retention-label">{label}: </span>
      {at === null ? '–' : format.dateTime(at)}
      {isLate && <span className="tag late">{text('retention.overdue')}</span>}
    </td>
  )
  const count = entries === null ? null : format.number(entries)
  return (
    <tr>
      <td>
        <b>{nameOf(kind)}</b>
        <span className="small part-number">{field === null ? collection : `${collection}.${field}`}</span>
      </td>
      <Limit row={row} />
      <td className="number">
        <span className="retention-label">{text('retention.entries')}: </span>
        {count === null ? (
          <span className="tag late">{text('retention.unavailable')}</span>
        ) : hasMore ? (
          text('retention.more', { count })
        ) : (
          count
        )}
      </td>
      {moment(text('retention.oldest'), oldestAt)}
      {moment(text('retention.next'), nextAt, overdue)}
    </tr>
  )
}

/** Rows with something that should be gone, or done. */
export const overdueOf = (list: ServiceRetention['list']): readonly Retention[] =>
  list?.filter(({ overdue }) => overdue) ?? []

/** What one service deletes after a time, first what is overdue. */
export const RetentionTable = ({ service: { name, list } }: { service: ServiceRetention }) => {
  const text = useText()
  const format = useFormat()
  const id = `retention-${name}`
  const overdue = overdueOf(list)
  const inTime = list?.filter((row) => !row.overdue) ?? []
  return (
    <section className="sheet" aria-labelledby={id}>
      <h2 id={id}>
        <span className="figure">{name}</span>
        {list === null && <span className="tag late">{text('operations.streams.down')}</span>}
        {overdue.length > 0 && (
          <span className="tag late">
            {text('retention.overdue_count', { smart_count: overdue.length, count: format.number(overdue.length) })}
          </span>
        )}
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
              {[...overdue, ...inTime].map((row) => (
                <RetentionRow key={row.kind} row={row} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
