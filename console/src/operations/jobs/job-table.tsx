import type { JobRow } from '@pinline/contracts/api/jobs'
import { CommandButton } from '../../layout/command-button.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { changePermission } from '../permissions.ts'
import { TraceLink } from '../timeline/trace-link.tsx'
import type { JobParams } from './use-job-params.ts'
import { useRetryJobs } from './use-retry-jobs.ts'

interface JobRowProps {
  readonly row: JobRow
  readonly shown: JobParams
  readonly canQueue: boolean
}

const RetryButton = ({ name, id, service }: { name: string; id: string; service: JobParams['service'] }) => {
  const text = useText()
  const { retry, busy } = useRetryJobs()
  return (
    <CommandButton permission={changePermission} busy={busy} onPress={() => void retry({ service, name, id })}>
      {text('jobs.retry')}
    </CommandButton>
  )
}

const JobLine = ({ row: { name, id, at, failure }, shown, canQueue }: JobRowProps) => {
  const text = useText()
  const format = useFormat()
  return (
    <tr>
      <td className="part-number">{name}</td>
      <td className="part-number">{id ?? <span className="small">{text('jobs.sweep')}</span>}</td>
      <td className="figure nowrap">
        <span className="job-label small">{text(`jobs.at.${shown.state}`)} </span>
        <time dateTime={at}>{format.timestamp(at)}</time>
        {failure !== null && (
          <span className="small block">{text('jobs.since', { time: format.moment(failure.firstAt) })}</span>
        )}
      </td>
      {failure !== null && (
        <>
          <td className="number">
            <span className="job-label small">{text('jobs.attempts')} </span>
            {format.number(failure.attempts)}
          </td>
          <td className="job-error">{failure.error}</td>
        </>
      )}
      <td>
        <div className="operation-commands">
          {id !== null && <TraceLink id={id} />}
          {failure !== null && id !== null && canQueue && <RetryButton name={name} id={id} service={shown.service} />}
        </div>
      </td>
    </tr>
  )
}

interface JobTableProps {
  readonly rows: readonly JobRow[]
  readonly shown: JobParams
  /** Whether Redis responds. */
  readonly canQueue: boolean
}

/** Jobs in one state, one a row; on a phone one below the other. */
export const JobTable = ({ rows, shown, canQueue }: JobTableProps) => {
  const text = useText()
  return (
    <table className="data-table jobs">
      <thead>
        <tr>
          <th>{text('jobs.name')}</th>
          <th>{text('jobs.id')}</th>
          <th>{text(`jobs.at.${shown.state}`)}</th>
          {shown.state === 'failed' && (
            <>
              <th className="number">{text('jobs.attempts')}</th>
              <th>{text('jobs.error')}</th>
            </>
          )}
          <th />
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <JobLine key={`${row.name} ${row.id} ${row.at}`} row={row} shown={shown} canQueue={canQueue} />
        ))}
      </tbody>
    </table>
  )
}
