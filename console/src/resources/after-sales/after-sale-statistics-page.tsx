import './after-sale-page.css'
import { exportAfterSaleStatistics } from '@pinline/contracts/order/after-sale/export-after-sale-statistics'
import {
  type AfterSaleStatisticsRow,
  getAfterSaleStatistics,
} from '@pinline/contracts/order/after-sale/get-after-sale-statistics'
import { afterSaleReason } from '@pinline/events/order/after-sale-kind'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { EmptySheet } from '../../layout/empty-sheet.tsx'
import { Icon } from '../../layout/icon.tsx'
import { PageFailure } from '../../layout/page-failure.tsx'
import { PageSkeleton } from '../../layout/page-skeleton.tsx'
import { usePageTitle } from '../../layout/page-title.tsx'
import { useSaving } from '../../layout/use-saving.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'

const periods = [30, 90, 365] as const

/** The reasons that were given, the most frequent first. */
const Reasons = ({ reasons }: Pick<AfterSaleStatisticsRow, 'reasons'>) => {
  const text = useText()
  const format = useFormat()
  const given = afterSaleReason.options.filter((reason) => reasons[reason] > 0)
  return (
    <ul className="after-sale-reasons">
      {given
        .toSorted((one, other) => reasons[other] - reasons[one])
        .map((reason) => (
          <li key={reason}>
            {text(`resources.after-sales.reason.${reason}`)}{' '}
            <span className="figure">{format.number(reasons[reason])}</span>
          </li>
        ))}
    </ul>
  )
}

const Parts = ({ parts }: { parts: readonly AfterSaleStatisticsRow[] }) => {
  const text = useText()
  const format = useFormat()
  return (
    <ol className="after-sale-statistics">
      {parts.map((part) => (
        <li key={part.productId}>
          <span>
            <Link to={`/products/${part.productId}/show`} className="part-number">
              {part.model}
            </Link>{' '}
            <span className="sub">{part.manufacturer}</span>
          </span>
          <span>
            {text('resources.after-sales.statistics.counted', {
              smart_count: part.requests,
              pieces: format.number(part.pieces),
            })}
          </span>
          <Reasons reasons={part.reasons} />
        </li>
      ))}
    </ol>
  )
}

/** Why pieces came back or were complained about, by part. */
export const AfterSaleStatisticsPage = () => {
  const text = useText()
  const api = useApi()
  const select = useId()
  const [days, setDays] = useState<number>(90)
  const { save, saving } = useSaving()
  const { data, error, refetch } = useQuery({
    queryKey: ['after-sales', 'statistics', days],
    queryFn: () => api.read(getAfterSaleStatistics, { days }, { silent: true }),
  })
  const title = text('resources.after-sales.statistics.title')
  usePageTitle(title)
  if (data === undefined)
    return error === null ? <PageSkeleton /> : <PageFailure message={error.message} onRetry={() => void refetch()} />
  const { parts, total } = data
  return (
    <article>
      <header className="page-head">
        <h1>{title}</h1>
        <div className="end">
          <label htmlFor={select} className="visually-hidden">
            {text('resources.after-sales.statistics.period')}
          </label>
          <select
            id={select}
            className="input after-sale-period"
            value={days}
            onChange={({ target }) => setDays(Number(target.value))}
          >
            {periods.map((period) => (
              <option key={period} value={period}>
                {text('resources.after-sales.statistics.days', { days: period })}
              </option>
            ))}
          </select>
          <button
            type="button"
            className="button"
            aria-disabled={saving}
            aria-busy={saving}
            onClick={() =>
              void save(() => api.download(exportAfterSaleStatistics, { days }), 'after-sales-reasons.csv')
            }
          >
            <Icon name="down" size={16} />
            {text('resources.after-sales.statistics.download')}
          </button>
        </div>
      </header>
      {parts.length === 0 ? (
        <EmptySheet title={text('resources.after-sales.statistics.none')} />
      ) : (
        <section className="sheet" aria-labelledby="after-sale-statistics">
          <h2 id="after-sale-statistics">
            {text('resources.after-sales.statistics.total', { smart_count: total.requests })}
          </h2>
          <div className="after-sale-total">
            <Reasons reasons={total.reasons} />
          </div>
          <Parts parts={parts} />
          {total.parts > parts.length && (
            <p className="sheet-note">{text('resources.after-sales.statistics.more', { shown: parts.length })}</p>
          )}
        </section>
      )}
    </article>
  )
}
