import './operations.css'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { PageFailure } from '../layout/page-failure.tsx'
import { PageSkeleton } from '../layout/page-skeleton.tsx'
import { useText } from '../messages/use-text.ts'
import { ExceptionsSheet } from './exceptions-sheet.tsx'
import { LiveHead } from './live-head.tsx'
import { MaintenanceSheet } from './maintenance/maintenance-sheet.tsx'
import { useMaintenanceState } from './maintenance/use-maintenance-state.ts'
import { OperationsSummary } from './operations-summary.tsx'
import { ParkedKeys } from './parked-keys.tsx'
import { ReadModels, Rebuilds } from './read-models.tsx'
import { Findings, Reconcilers } from './reconcilers.tsx'
import { StreamTable } from './stream-table.tsx'
import { useOverview } from './use-overview.ts'
import { useTrack } from './use-track.ts'

/**
 * Maintenance that is on, exceptions, parked keys, open findings and rebuilds first; then figures, and folded the lag of every
 * consumer, the read models and the reconcilers.
 */
export const OperationsPage = () => {
  const text = useText()
  const [live, setLive] = useState(true)
  const { data, error, isPending, refetch } = useOverview(live)
  const track = useTrack(data)
  const isMaintained = useMaintenanceState().data?.on === true
  if (isPending) return <PageSkeleton />
  if (data === undefined) return <PageFailure message={error?.message ?? ''} onRetry={() => void refetch()} />
  const { services } = data
  const sheets =
    services.length === 0
      ? [
          <p key="empty" className="sheet sheet-note">
            {text('operations.empty')}
          </p>,
        ]
      : [
          <ExceptionsSheet key="exceptions" services={services} />,
          <ParkedKeys key="parked" services={services} />,
          <Findings key="findings" services={services} />,
          <Rebuilds key="rebuilds" services={services} track={track} />,
          <OperationsSummary key="summary" services={services} />,
          <StreamTable key="streams" services={services} />,
          <ReadModels key="read-models" services={services} track={track} />,
          <Reconcilers key="reconcilers" services={services} />,
        ]
  const maintenanceSheet = <MaintenanceSheet key="maintenance" />
  return (
    <article>
      <LiveHead title={text('operations.title')} at={data.at} isLive={live && error === null}>
        <button type="button" className="button button-small" aria-pressed={!live} onClick={() => setLive(!live)}>
          {text(live ? 'operations.pause' : 'operations.resume')}
        </button>
        <Link className="button button-small" to="/operations/streams">
          {text('operations.browser.open')}
        </Link>
        <Link className="button button-small" to="/operations/erasures">
          {text('resources.erasures.title')}
        </Link>
        <Link className="button button-small" to="/operations/retention">
          {text('retention.title')}
        </Link>
        <Link className="button button-small" to="/operations/jobs">
          {text('jobs.title')}
        </Link>
        <Link className="button button-small" to="/operations/drift">
          {text('operations.reconcilers.title')}
        </Link>
        <a className="button button-small" href="/api/docs" target="_blank" rel="noreferrer">
          {text('operations.docs')}
        </a>
      </LiveHead>
      {error !== null && (
        <p className="notice notice-danger" role="alert">
          {error.message}
        </p>
      )}
      {/* One list, so that an open dialog of maintenance stays open when its sheet moves. */}
      <div className="stack">{isMaintained ? [maintenanceSheet, ...sheets] : [...sheets, maintenanceSheet]}</div>
    </article>
  )
}
