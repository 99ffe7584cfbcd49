import '../../home/home.css'
import './visitors.css'
import type { VisitorCounts } from '@pinline/contracts/notification/visitor/count-visitors'
import { visitRetentionDays } from '@pinline/contracts/notification/visitor/visit-fields'
import { useListContext } from 'react-admin'
import { DayBars } from '../../home/day-bars.tsx'
import { SheetWaiting } from '../../layout/sheet-waiting.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { useCountryName } from './use-country-name.ts'
import { useVisitorCounts } from './use-visitor-counts.ts'

type Kind = 'page' | 'country' | 'referrer'
const kinds = [
  { kind: 'page', list: 'pages' },
  { kind: 'country', list: 'countries' },
  { kind: 'referrer', list: 'referrers' },
] as const

/** Visits of one kind, most frequent first; each that can be a filter is one. */
const CountTable = ({ kind, list, counts }: (typeof kinds)[number] & { readonly counts: VisitorCounts }) => {
  const text = useText()
  const format = useFormat()
  const countryName = useCountryName()
  const { filterValues, setFilters } = useListContext()
  const { [kind]: chosen, ...others }: Record<string, unknown> = filterValues ?? {}
  const nameOf = (key: string | null): string => {
    if (key === null) return text(kind === 'referrer' ? 'resources.visitors.direct' : 'resources.visitors.unknown')
    return kind === 'country' ? countryName(key) : key
  }
  const filterOf = (key: string | null): string | undefined => key ?? (kind === 'referrer' ? 'none' : undefined)
  return (
    <table className="data-table">
      <caption className="label">{text(`resources.visitors.counts.${list}`)}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{text(`resources.visitors.fields.${kind satisfies Kind}`)}</th>
          <th scope="col">{text('resources.visitors.counts.visits')}</th>
        </tr>
      </thead>
      <tbody>
        {counts[list].map(({ key, visits }) => {
          const filter = filterOf(key)
          return (
            <tr key={key ?? ''}>
              <th scope="row">
                {filter === undefined ? (
                  nameOf(key)
                ) : (
                  <button
                    type="button"
                    className="visitor-filter"
                    aria-pressed={filter === chosen}
                    onClick={() => setFilters(filter === chosen ? others : { ...others, [kind]: filter }, [])}
                  >
                    {nameOf(key)}
                  </button>
                )}
              </th>
              <td className="figure">{format.number(visits)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

const Days = ({ counts }: { readonly counts: VisitorCounts }) => {
  const text = useText()
  const format = useFormat()
  const highest = Math.max(...counts.days.map(({ visits }) => visits), 0)
  const summary = text('resources.visitors.counts.days', {
    smart_count: counts.total,
    days: format.number(counts.days.length),
    highest: format.number(highest),
  })
  return (
    <div className="visitor-days">
      <p>{summary}</p>
      <DayBars
        summary={summary}
        bars={counts.days.map(({ day, visits }) => ({ day, value: visits, label: format.number(visits) }))}
      />
      {counts.isCapped && (
        <p className="small">{text('resources.visitors.counts.capped', { smart_count: counts.total })}</p>
      )}
      <details className="visitor-day-table">
        <summary>{text('resources.visitors.counts.table')}</summary>
        <table className="data-table">
          <thead>
            <tr>
              <th scope="col">{text('resources.visitors.counts.day')}</th>
              <th scope="col">{text('resources.visitors.counts.visits')}</th>
            </tr>
          </thead>
          <tbody>
            {counts.days.toReversed().map(({ day, visits }) => (
              <tr key={day}>
                <th scope="row">{format.day(day)}</th>
                <td className="figure">{format.number(visits)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  )
}

/** Visits by day, and the pages, countries and referrers with most of them; of the last 30 days unless the filter has dates. */
export const VisitorOverview = () => {
  const text = useText()
  const { filterValues = {} } = useListContext()
  const { data, error, refetch } = useVisitorCounts(filterValues)
  const title = text(
    filterValues.from === undefined && filterValues.to === undefined
      ? 'resources.visitors.counts.recent'
      : 'resources.visitors.counts.range',
  )
  return (
    <section className="sheet visitor-overview" aria-label={title}>
      <h2>{title}</h2>
      {data === undefined && <SheetWaiting error={error} onRetry={() => void refetch()} />}
      {data?.total === 0 && <p className="sheet-note">{text('resources.visitors.counts.none')}</p>}
      {data !== undefined && data.total > 0 && (
        <>
          <Days counts={data} />
          <div className="visitor-tables">
            {kinds.map((one) => (
              <CountTable key={one.kind} {...one} counts={data} />
            ))}
          </div>
        </>
      )}
      <p className="sheet-note small">{text('resources.visitors.privacy', { days: visitRetentionDays })}</p>
    </section>
  )
}
