import './operations.css'
import { PageFailure } from '../layout/page-failure.tsx'
import { PageSkeleton } from '../layout/page-skeleton.tsx'
import { usePageTitle } from '../layout/page-title.tsx'
import { usePermissions } from '../layout/use-permissions.ts'
import { useText } from '../messages/use-text.ts'
import { grantOf } from '../providers/permissions.ts'
import { CheckRowForm } from './check-row-form.tsx'
import { LiveHead } from './live-head.tsx'
import { changePermission } from './permissions.ts'
import { Findings, Reconcilers } from './reconcilers.tsx'
import { useOverview } from './use-overview.ts'

const refreshMs = 5000

/** What is compared with the events and since when, what differed, and the check of one row. */
export const DriftPage = () => {
  const text = useText()
  const title = text('operations.reconcilers.title')
  usePageTitle(title)
  const { permissions } = usePermissions()
  const { data, error, isPending, refetch } = useOverview(true, refreshMs)
  if (isPending) return <PageSkeleton />
  if (data === undefined) return <PageFailure message={error?.message ?? ''} onRetry={() => void refetch()} />
  return (
    <article>
      <LiveHead title={title} at={data.at} isLive={error === null} />
      <div className="stack">
        <Findings services={data.services} />
        {grantOf(permissions, changePermission) === 'granted' && <CheckRowForm services={data.services} />}
        <Reconcilers services={data.services} isOpen />
      </div>
    </article>
  )
}
