import './imports.css'
import { type ImportId, type ImportRow, importId } from '@pinline/contracts/catalogue/import/import-row'
import { useState } from 'react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { PageFailure } from '../../layout/page-failure.tsx'
import { PageSkeleton } from '../../layout/page-skeleton.tsx'
import { usePageTitle } from '../../layout/page-title.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { statusOfError } from '../../providers/http-failure.ts'
import { ObjectName } from '../audit/object-name.tsx'
import { fileSize } from '../files/file-size.ts'
import { ColumnsStep } from './columns-step.tsx'
import { ImportStateBadge } from './import-state-badge.tsx'
import { type ImportStep, ImportSteps } from './import-steps.tsx'
import { ResultStep } from './result-step.tsx'
import { RunningStep } from './running-step.tsx'
import { isActive, useImport } from './use-import.ts'

/** The step of an import; a stopped one can return to its columns. */
const stepOf = (row: ImportRow, backToColumns: boolean): ImportStep => {
  if (row.state === 'ready' || (backToColumns && !isActive(row))) return 'columns'
  return row.dryRun ? 'dry-run' : 'run'
}

const Import = ({ row, onRefresh }: { row: ImportRow; onRefresh: () => Promise<unknown> }) => {
  const text = useText()
  const format = useFormat()
  const [searchParams, setSearchParams] = useSearchParams()
  /** Rows with errors before the latest correction. */
  const [wrongBefore, setWrongBefore] = useState<number>()
  const step = stepOf(row, searchParams.get('step') === 'columns')
  const started = async () => {
    await onRefresh()
    setSearchParams({}, { replace: true })
  }
  return (
    <article className="import-page">
      <header className="page-head">
        <h1 className="import-file">{row.fileName}</h1>
        <span role="status">
          <ImportStateBadge {...row} />
        </span>
        <span className="small">
          {text(`resources.imports.kind.${row.kind}`)}
          {' · '}
          <span className="figure nowrap">{fileSize(row.size, format.measure)}</span>
          {' · '}
          <ObjectName id={row.createdBy} />
          {' · '}
          <span className="figure nowrap">{format.moment(row.createdAt)}</span>
        </span>
        <div className="end">
          <Link className="button button-small" to="/imports">
            {text('resources.imports.name', { smart_count: 2 })}
          </Link>
        </div>
      </header>
      <ImportSteps at={step} />
      {step === 'columns' ? (
        <ColumnsStep row={row} onStarted={() => void started()} />
      ) : isActive(row) ? (
        <RunningStep row={row} onRefresh={onRefresh} />
      ) : (
        <ResultStep
          row={row}
          onRefresh={onRefresh}
          onColumns={() => {
            setWrongBefore(undefined)
            setSearchParams({ step: 'columns' })
          }}
          wrongBefore={row.dryRun ? wrongBefore : undefined}
          onMended={() => {
            setWrongBefore(row.counts.wrong)
            void onRefresh()
          }}
        />
      )}
    </article>
  )
}

const Found = ({ id }: { id: ImportId }) => {
  const text = useText()
  const { data: row, isPending, error, refetch } = useImport(id)
  usePageTitle(row?.fileName)
  if (isPending) return <PageSkeleton />
  if (row === undefined) {
    const message = statusOfError(error) === 404 ? text('resources.imports.page.not_found') : (error?.message ?? '')
    return <PageFailure message={message} onRetry={() => void refetch()} />
  }
  return (
    <>
      {error !== null && (
        <p className="notice notice-warn" role="alert">
          {text('resources.imports.page.stale')}
        </p>
      )}
      <Import row={row} onRefresh={refetch} />
    </>
  )
}

/** One import, from its columns to its result, at its own URL. */
export const ImportPage = () => {
  const text = useText()
  const navigate = useNavigate()
  const id = importId.safeParse(useParams().id)
  if (id.success) return <Found key={id.data} id={id.data} />
  return <PageFailure message={text('resources.imports.page.not_found')} onRetry={() => void navigate('/imports')} />
}
