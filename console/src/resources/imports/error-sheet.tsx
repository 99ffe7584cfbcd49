import { getImportErrorsFile } from '@pinline/contracts/catalogue/import/get-import-errors-file'
import type { ImportError, ImportRow } from '@pinline/contracts/catalogue/import/import-row'
import { listImportErrors } from '@pinline/contracts/catalogue/import/list-import-errors'
import { useApi } from '@pinline/ui/api-client/api-context'
import { PagedSheet } from '../../layout/paging/paged-sheet.tsx'
import { usePages } from '../../layout/paging/use-pages.ts'
import { useSaving } from '../../layout/use-saving.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { ErrorReason } from './error-reason.tsx'
import { titleOf } from './field-choices.ts'
import { useImportPreview } from './use-import-preview.ts'

interface ErrorsProps {
  readonly list: readonly ImportError[]
  /** The header of a column; a field without a column has its own name. */
  readonly nameOf: (column: string) => string
}

const Errors = ({ list, nameOf }: ErrorsProps) => {
  const text = useText()
  const format = useFormat()
  return (
    <table className="data-table import-errors">
      <thead>
        <tr>
          <th className="number">{text('resources.imports.errors.line')}</th>
          <th>{text('resources.imports.errors.column')}</th>
          <th>{text('resources.imports.errors.value')}</th>
          <th>{text('resources.imports.errors.reason')}</th>
        </tr>
      </thead>
      <tbody>
        {list.map(({ line, row, column, value, reason, hint }) => (
          <tr key={`${row}-${column}-${reason}`}>
            <td className="number">{format.number(line)}</td>
            <td>
              {column === null ? (
                <span className="small">{text('resources.imports.errors.whole_row')}</span>
              ) : (
                nameOf(column)
              )}
            </td>
            <td>
              {reason === 'missing' ? (
                <span className="small">{text('resources.imports.errors.no_value')}</span>
              ) : (
                <span className="figure import-value">{value}</span>
              )}
            </td>
            <td>
              <ErrorReason reason={reason} hint={hint} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The errors of the latest run by line, column and reason; the rejected rows can be downloaded. */
export const ErrorSheet = ({ row }: { row: ImportRow }) => {
  const text = useText()
  const api = useApi()
  const { save, saving } = useSaving()
  const pages = usePages(
    ['import-errors', row.id, row.startedAt],
    (request, signal) => api.read(listImportErrors, { importId: row.id, ...request }, { signal, silent: true }),
    30,
  )
  const { data: preview } = useImportPreview(row.id, undefined)
  const nameOf = (column: string) => (row.headers.includes(column) ? column : titleOf(column, preview?.fields ?? []))
  return (
    <PagedSheet
      id="import-errors"
      title={text('resources.imports.errors.title')}
      end={
        <button
          type="button"
          className="button button-small"
          aria-busy={saving}
          aria-disabled={saving}
          onClick={() =>
            void save(
              () => api.download(getImportErrorsFile, { importId: row.id }),
              `${row.fileName.replace(/(\.(csv|tsv|txt|json|jsonl|ndjson|gz))+$/i, '')}-errors.csv`,
            )
          }
        >
          {text('resources.imports.errors.download')}
        </button>
      }
      note={text('resources.imports.errors.download_note')}
      {...pages}
    >
      <Errors list={pages.found?.list ?? []} nameOf={nameOf} />
    </PagedSheet>
  )
}
