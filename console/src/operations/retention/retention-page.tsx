import '../operations.css'
import './retention.css'
import { listRetention } from '@pinline/contracts/gateway/operations/list-retention'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useQuery } from '@tanstack/react-query'
import { PageFailure } from '../../layout/page-failure.tsx'
import { PageSkeleton } from '../../layout/page-skeleton.tsx'
import { usePageTitle } from '../../layout/page-title.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { LiveHead } from '../live-head.tsx'
import { overdueOf, RetentionTable } from './retention-table.tsx'

const refreshMs = 10_000

/** For how long each service keeps what it deletes, how much there is now, and what should be gone. */
export const RetentionPage = () => {
  const text = useText()
  const format = useFormat()
  const title = text('retention.title')
  usePageTitle(title)
  const api = useApi()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['operations', 'retention'],
    queryFn: ({ signal }) => api.read(listRetention, {}, { silent: true, signal }),
    refetchInterval: refreshMs,
  })
  if (isPending) return <PageSkeleton />
  if (data === undefined) return <PageFailure message={error?.message ?? ''} onRetry={() => void refetch()} />
  const overdue = data.services.flatMap(({ list }) => overdueOf(list)).length
  const isKnown = data.services.every(({ list }) => list?.every(({ entries }) => entries !== null))
  return (
    <article>
      <LiveHead title={title} at={data.at} isLive={error === null} />
      {error !== null && (
        <p className="notice notice-danger" role="alert">
          {error.message}
        </p>
      )}
      {overdue > 0 && (
        <p className="notice notice-danger" role="status">
          {text('retention.overdue_count', { smart_count: overdue, count: format.number(overdue) })}
        </p>
      )}
      {overdue === 0 && isKnown && <p role="status">{text('retention.none_overdue')}</p>}
      <p className="small retention-note">{text('retention.note')}</p>
      <div className="stack">
        {data.services.map((service) => (
          <RetentionTable key={service.name} service={service} />
        ))}
      </div>
    </article>
  )
}
