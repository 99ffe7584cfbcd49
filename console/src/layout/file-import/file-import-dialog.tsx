import './file-import.css'
import type { ReactNode } from 'react'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { CommandError } from '../command-error.tsx'
import { Field } from '../field.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { keyboardScrollable } from '../keyboard-scrollable.ts'
import type { FileProblem, useFileImport } from './use-file-import.ts'

/** Rows with what became of each; more rows than these are only counted. */
const shownRows = 200

interface FileImportDialogProps<Row, Result extends { readonly outcome: string }> {
  readonly title: string
  readonly hint: string
  /** Label of the button that imports so many new rows. */
  readonly confirm: (fresh: number) => string
  readonly problem: (wrong: FileProblem) => string
  readonly outcome: (outcome: Result['outcome']) => string
  /** Heads of the columns between the number of a row and its result. */
  readonly heads: ReactNode
  /** The cells below them. */
  readonly cells: (row: Row) => ReactNode
  /** Stands behind the outcome. */
  readonly behind?: (result: Result) => ReactNode
  readonly file: ReturnType<typeof useFileImport<Row, Result>>
  readonly onClose: () => void
}

const Results = <Row, Result extends { readonly outcome: string }>({
  file: { rows, results },
  outcome: textOf,
  heads,
  cells,
  behind,
}: Pick<FileImportDialogProps<Row, Result>, 'file' | 'outcome' | 'heads' | 'cells' | 'behind'>) => {
  const text = useText()
  const format = useFormat()
  const lines = results.slice(0, shownRows).map((result, place) => ({ result, line: place + 1, row: rows[place] }))
  const counts = Map.groupBy(results, ({ outcome }) => outcome)
  return (
    <>
      <ul className="effects" aria-live="polite">
        {[...counts].map(([outcome, own]) => (
          <li key={outcome}>
            {textOf(outcome)}: {format.number(own.length)}
          </li>
        ))}
      </ul>
      <div className="data-table-scroll file-import-rows" ref={keyboardScrollable}>
        <table className="data-table">
          <thead>
            <tr>
              <th className="number">{text('forms.import.row')}</th>
              {heads}
              <th>{text('forms.import.result')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ line, row, result }) => (
              <tr key={line}>
                <td className="number">{line}</td>
                {row !== undefined && cells(row)}
                <td>
                  {textOf(result.outcome)}
                  {behind?.(result)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {results.length > shownRows && (
        <p className="field-hint">
          {text('forms.import.further', { count: format.number(results.length - shownRows) })}
        </p>
      )}
    </>
  )
}

/** A table from a file: it is checked when it is chosen, and each row shows what the import would do, or did. */
export const FileImportDialog = <Row, Result extends { readonly outcome: string }>(
  props: FileImportDialogProps<Row, Result>,
) => {
  const { title, hint, confirm, problem, file, onClose } = props
  const { results, wrong, isBusy, isDone, failure, choose, submit } = file
  const text = useText()
  const fresh = results.filter(({ outcome }) => outcome === 'new').length
  return (
    <FormDialog
      title={title}
      confirm={
        !isDone && fresh > 0
          ? confirm(fresh)
          : text(isDone || results.length > 0 ? 'forms.close' : 'forms.import.check')
      }
      wide
      busy={isBusy}
      onSubmit={isDone || (results.length > 0 && fresh === 0) ? onClose : submit}
      onClose={onClose}
    >
      <CommandError result={failure} onReload={() => undefined} />
      {!isDone && (
        <Field
          label={text('forms.import.file')}
          hint={hint}
          fieldError={wrong === undefined ? undefined : problem(wrong)}
        >
          {(control) => (
            <input
              {...control}
              type="file"
              className="input"
              accept=".csv,.tsv,.txt,text/csv"
              onChange={({ target }) => {
                const chosen = target.files?.[0]
                if (chosen !== undefined) void choose(chosen)
              }}
            />
          )}
        </Field>
      )}
      {results.length > 0 && <Results {...props} />}
    </FormDialog>
  )
}
