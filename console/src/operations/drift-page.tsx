import './operations.css'
import { Link } from 'react-router-dom'
import { PageFailure } from '../layout/page-failure.tsx'
import { PageSkeleton } from '../layout/page-skeleton.tsx'
import { usePageTitle } from '../layout/page-title.tsx'
import { usePermissions } from '../layout/use-permissions.ts'
import { useFormat } from '../messages/use-format.ts'
import { useText } from '../messages/use-text.ts'
import { grantOf } from '../providers/permissions.ts'
import { CheckRowForm } from './check-row-form.tsx'
import { changePermission } from './permissions.ts'
import { Findings, Reconcilers } from './reconcilers.tsx'
import { useOverview } from './use-overview.ts'

const refreshMs = 5000

/** What is compared with the events and since when, what differed, and the check of one row. */
export const DriftPage = () => {
  const text = useText()
  const format = useFormat()
  const title = text('operations.reconcilers.title')
  usePageTitle(title)
  const { permissions } = usePermissions()
  const { data, error, isPending, refetch } = useOverview(true, refreshMs)
  if (isPending) return <PageSkeleton />
  if (data === undefined) return <PageFailure message={error?.message ?? ''} onRetry={() => void refetch()} />
  return (
    <article>
      <header className="page-head">
        <h1>{title}</h1>
        <span className="small">
          {text(error === null ? 'operations.live' : 'operations.paused', { time: format.clock(data.at) })}
        </span>
        <div className="end">
          <Link className="button button-small" to="/operations">
            {text('operations.title')}
          </Link>
        </div>
      </header>
      <div className="stack">
        <Findings services={data.services} />
        {grantOf(permissions, changePermission) === 'granted' && <CheckRowForm services={data.services} />}
        <Reconcilers services={data.services} isOpen />
      </div>
    </article>
  )
}
