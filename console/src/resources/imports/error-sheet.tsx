import type { ImportError, ImportRow } from '@pinline/catalogue/contract/import-row'
import { findImportErrors, listImportErrors } from '@pinline/catalogue/contract/list-import-errors'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { useApi } from '../../providers/api-context.ts'
import { pageRange } from '../stock/page-range.ts'
import { titleOf } from './field-choices.ts'
import { reachByKeys } from './reach-by-keys.ts'
import { useImportPreview } from './use-import-preview.ts'
import { useSaving } from './use-saving.ts'

const pageSize = 30

const Reason = ({ reason, hint }: Pick<ImportError, 'reason' | 'hint'>) => {
  const text = useText()
  return (
    <>
      {text(`resources.imports.reason.${reason}`)}
      {hint !== null && (
        <span className="sub">
          {' '}
          {text(`resources.imports.errors.${reason === 'duplicate-in-file' ? 'first_in' : 'perhaps'}`, { hint })}
        </span>
      )}
    </>
  )
}

interface ErrorsProps {
  readonly list: readonly ImportError[]
  /** What a column is called; one that the file does not have, by its field. */
  readonly nameOf: (column: string) => string
}

const Errors = ({ list, nameOf }: ErrorsProps) => {
  const text = useText()
  const format = useFormat()
  return (
    <table className="grid-table import-errors">
      <thead>
        <tr>
          <th className="figure">{text('resources.imports.errors.line')}</th>
          <th>{text('resources.imports.errors.column')}</th>
          <th>{text('resources.imports.errors.value')}</th>
          <th>{text('resources.imports.errors.reason')}</th>
        </tr>
      </thead>
      <tbody>
        {list.map(({ line, row, column, value, reason, hint }) => (
          <tr key={`${row}-${column}-${reason}`}>
            <td className="figure mono">{format.number(line)}</td>
            <td>
              {column === null ? (
                <span className="sub">{text('resources.imports.errors.whole_row')}</span>
              ) : (
                nameOf(column)
              )}
            </td>
            <td>
              {reason === 'missing' ? (
                <span className="sub">{text('resources.imports.errors.no_value')}</span>
              ) : (
                <span className="mono import-value">{value}</span>
              )}
            </td>
            <td>
              <Reason reason={reason} hint={hint} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What was wrong in the latest run, by line, column and reason; the rows themselves can be kept as a file. */
export const ErrorSheet = ({ row }: { row: ImportRow }) => {
  const text = useText()
  const format = useFormat()
  const api = useApi()
  const [page, setPage] = useState(1)
  const { save, saving } = useSaving()
  const { data, error, refetch } = useQuery({
    queryKey: ['import-errors', row.id, row.startedAt, page],
    queryFn: ({ signal }) => api.read(listImportErrors, { importId: row.id, page, pageSize }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  })
  const { data: preview } = useImportPreview(row.id, undefined)
  const nameOf = (column: string) => (row.headers.includes(column) ? column : titleOf(column, preview?.fields ?? []))
  const range = data === undefined ? undefined : pageRange(data.page, data.pageSize, data.total)
  return (
    <section className="sheet" aria-labelledby="import-errors" aria-busy={data === undefined && error === null}>
      <h2 id="import-errors">
        {text('resources.imports.errors.title')}
        <span className="end">
          <button
            type="button"
            className="button small"
            aria-busy={saving}
            aria-disabled={saving}
            onClick={() =>
              void save(
                () => api.download(findImportErrors, { importId: row.id }),
                `${row.fileName.replace(/(\.(csv|tsv|txt|json|jsonl|ndjson|gz))+$/i, '')}-errors.csv`,
              )
            }
          >
            {text('resources.imports.errors.download')}
          </button>
        </span>
      </h2>
      <p className="sheet-note sub">{text('resources.imports.errors.download_note')}</p>
      {data === undefined && error === null && <p className="sheet-note">{text('shell.loading')}</p>}
      {error !== null && (
        <p className="sheet-note" role="alert">
          {error.message}{' '}
          <button type="button" className="button small" onClick={() => void refetch()}>
            {text('shell.failed.retry')}
          </button>
        </p>
      )}
      {data !== undefined && range !== undefined && (
        <>
          <section ref={reachByKeys} className="table-wrap" aria-label={text('resources.imports.errors.title')}>
            <Errors list={data.list} nameOf={nameOf} />
          </section>
          {(range.hasPrevious || range.hasNext) && (
            <div className="import-pager">
              <span className="mono">
                {text('resources.imports.errors.rows', {
                  from: format.number(range.from),
                  to: format.number(range.to),
                  total: format.number(data.total),
                })}
              </span>
              <button
                type="button"
                className="button small"
                disabled={!range.hasPrevious}
                onClick={() => setPage(data.page - 1)}
              >
                {text('resources.imports.errors.previous')}
              </button>
              <button
                type="button"
                className="button small"
                disabled={!range.hasNext}
                onClick={() => setPage(data.page + 1)}
              >
                {text('resources.imports.errors.next')}
              </button>
            </div>
          )}
        </>
      )}
    </section>
  )
}
