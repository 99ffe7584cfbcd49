import '../read-models.css'
import '../operations.css'
import './jobs.css'
import type { JobQueue } from '@pinline/contracts/api/jobs'
import { listJobs } from '@pinline/contracts/gateway/operations/list-jobs'
import { useApi } from '@pinline/ui/api-client/api-context'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { PageFailure } from '../../layout/page-failure.tsx'
import { PageSkeleton } from '../../layout/page-skeleton.tsx'
import { usePageTitle } from '../../layout/page-title.tsx'
import { PagedSheet } from '../../layout/paging/paged-sheet.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { Fold } from '../fold.tsx'
import { LiveHead } from '../live-head.tsx'
import { useOverview } from '../use-overview.ts'
import { JobTable } from './job-table.tsx'
import { QueueTable } from './queue-table.tsx'
import { RetryJobsButton } from './retry-jobs-button.tsx'
import { useJobParams } from './use-job-params.ts'
import { jobsKey } from './use-retry-jobs.ts'

const refreshMs = 3000

type Address = ReturnType<typeof useJobParams>

const NameFilter = ({ address: { shown, show }, queue }: { address: Address; queue: JobQueue }) => {
  const text = useText()
  const format = useFormat()
  const failing = queue.jobs.filter(({ name, failed }) => failed > 0 || name === shown.name)
  if (failing.length === 0) return null
  return (
    <select
      className="input job-filter"
      aria-label={text('jobs.name')}
      value={shown.name ?? ''}
      onChange={({ target }) => show({ name: target.value === '' ? undefined : target.value })}
    >
      <option value="">{text('jobs.all_names')}</option>
      {failing.map(({ name, failed }) => (
        <option key={name} value={name}>
          {name} ({format.number(failed)})
        </option>
      ))}
    </select>
  )
}

const JobSheet = ({ address, queue }: { address: Address; queue: JobQueue | null }) => {
  const text = useText()
  const api = useApi()
  const { shown, show } = address
  const list = `${shown.service} ${shown.state}`
  const { data, error, refetch } = useQuery({
    queryKey: [...jobsKey, list, shown],
    queryFn: ({ signal }) => api.read(listJobs, shown, { silent: true, signal }),
    // Another page of the same list; jobs in another state would stand under the wrong heading.
    placeholderData: (before, query) => (query?.queryKey[2] === list ? keepPreviousData(before) : undefined),
    refetchInterval: refreshMs,
  })
  const lastPage = data === undefined ? undefined : Math.max(1, Math.ceil(data.total / data.pageSize))
  const isPast = lastPage !== undefined && shown.page > lastPage
  useEffect(() => {
    if (isPast) show({ page: lastPage })
  })
  const isReachable = queue?.reachable === true && data?.reachable !== false
  const isFailed = shown.state === 'failed'
  return (
    <PagedSheet
      id="jobs"
      title={`${text('jobs.of', { service: shown.service })} · ${text(`jobs.state.${shown.state}`)}`}
      end={
        isFailed &&
        queue !== null && (
          <>
            <NameFilter address={address} queue={queue} />
            {isReachable && data !== undefined && data.total > 0 && (
              <RetryJobsButton shown={shown} total={data.total} />
            )}
          </>
        )
      }
      {...(queue === null || isReachable ? {} : { note: text('jobs.unreachable_note') })}
      {...(queue?.paused === true ? { note: text('jobs.paused_note') } : {})}
      {...(isFailed || isReachable ? { none: text(`jobs.none.${shown.state}`) } : {})}
      found={data}
      error={error}
      onRetry={() => void refetch()}
      onPage={(page) => show({ page })}
      onPageSize={(pageSize) => show({ pageSize: pageSize as typeof shown.pageSize })}
    >
      <JobTable rows={data?.list ?? []} shown={shown} canQueue={isReachable} />
    </PagedSheet>
  )
}

const Sweeps = ({ service, queue }: { service: string; queue: JobQueue }) => {
  const text = useText()
  const format = useFormat()
  return (
    <Fold title={text('jobs.sweeps', { service })} note={text('jobs.sweeps_note')}>
      <table className="data-table">
        <thead>
          <tr>
            <th>{text('jobs.name')}</th>
            <th className="number">{text('jobs.every')}</th>
          </tr>
        </thead>
        <tbody>
          {queue.jobs.map(({ name, sweepSeconds }) => (
            <tr key={name}>
              <td className="part-number">{name}</td>
              <td className="number">
                {sweepSeconds < 60 ? `${format.measure(sweepSeconds)} s` : format.duration(sweepSeconds * 1000)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Fold>
  )
}

/** The queues of all services, and the jobs of one in one state: failed ones at first. */
export const JobsPage = () => {
  const text = useText()
  const title = text('jobs.title')
  usePageTitle(title)
  const address = useJobParams()
  const { data, error, isPending, refetch } = useOverview(true, refreshMs)
  if (isPending) return <PageSkeleton />
  if (data === undefined) return <PageFailure message={error?.message ?? ''} onRetry={() => void refetch()} />
  const queue = data.services.find(({ name }) => name === address.shown.service)?.jobs ?? null
  return (
    <article>
      <LiveHead title={title} at={data.at} isLive={error === null} />
      {error !== null && (
        <p className="notice notice-danger" role="alert">
          {error.message}
        </p>
      )}
      <div className="stack">
        <QueueTable
          services={data.services}
          shown={address.shown}
          onShow={(service, state) => address.show({ service, state, name: undefined })}
        />
        <JobSheet address={address} queue={queue} />
        {queue !== null && <Sweeps service={address.shown.service} queue={queue} />}
      </div>
    </article>
  )
}
