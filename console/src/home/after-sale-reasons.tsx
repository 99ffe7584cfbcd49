import { getAfterSaleStatistics } from '@pinline/contracts/order/after-sale/get-after-sale-statistics'
import { afterSaleReason } from '@pinline/events/order/after-sale-kind'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { SheetWaiting } from '../layout/sheet-waiting.tsx'
import { useFormat } from '../messages/use-format.ts'
import { useText } from '../messages/use-text.ts'

const days = 90

/** Why pieces were complained about in the last ninety days, the most frequent reason first. */
export const AfterSaleReasons = () => {
  const text = useText()
  const format = useFormat()
  const api = useApi()
  const { data, error, refetch } = useQuery({
    queryKey: ['after-sales', 'statistics', days],
    queryFn: () => api.read(getAfterSaleStatistics, { days }, { silent: true }),
  })
  const reasons = data?.total.reasons
  return (
    <section className="sheet" aria-labelledby="after-sale-reasons">
      <h2 id="after-sale-reasons">
        {text('home.reasons.title')} <span className="small">{text('home.sales.days', { smart_count: days })}</span>
        <span className="end">
          <Link to="/after-sales/reasons">{text('home.reasons.all')}</Link>
        </span>
      </h2>
      {reasons === undefined && <SheetWaiting error={error} onRetry={() => void refetch()} />}
      {data?.total.requests === 0 && <p className="sheet-note">{text('home.reasons.empty')}</p>}
      {reasons !== undefined && (
        <ul className="to-do-list">
          {afterSaleReason.options
            .filter((reason) => reasons[reason] > 0)
            .toSorted((one, other) => reasons[other] - reasons[one])
            .map((reason) => (
              <li key={reason}>
                {text(`resources.after-sales.reason.${reason}`)}
                <b className="figure">{format.number(reasons[reason])}</b>
              </li>
            ))}
        </ul>
      )}
    </section>
  )
}
