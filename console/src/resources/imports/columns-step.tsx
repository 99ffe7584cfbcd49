import type { ImportPreview, ImportRow } from '@pinline/contracts/catalogue/import/import-row'
import { DraftOffer } from '../../layout/drafts/draft-offer.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { skippedColumns } from './column-mapping.ts'
import { ConstantRows } from './constant-rows.tsx'
import { ImportStartError } from './import-start-error.tsx'
import { MappingList } from './mapping-list.tsx'
import { ReadingSheet } from './reading-sheet.tsx'
import { RequiredFields } from './required-fields.tsx'
import { useColumnsForm } from './use-columns-form.ts'

interface ColumnChoicesProps {
  readonly columns: ReturnType<typeof useColumnsForm>
  readonly preview: ImportPreview
  readonly onStarted: () => void
}

const MappingSheet = ({ columns, preview }: Omit<ColumnChoicesProps, 'onStarted'>) => {
  const text = useText()
  const format = useFormat()
  const { headers, mapping, choices, duplicates, setMapping } = columns
  const names = skippedColumns(headers, mapping)
  return (
    <section className="sheet" aria-labelledby="import-columns">
      <h2 id="import-columns">
        {text('resources.imports.columns.title', { smart_count: headers.length })}
        <span className="end">{text(`resources.imports.columns.${preview.remembered ? 'recalled' : 'proposed'}`)}</span>
      </h2>
      <MappingList
        headers={headers}
        sample={preview.sample}
        mapping={mapping}
        choices={choices}
        duplicates={duplicates}
        doubts={preview.doubts}
        onChange={setMapping}
      />
      <p className="sheet-note" role="status">
        {names.length === 0
          ? text('resources.imports.columns.none_left_out')
          : text('resources.imports.columns.left_out', { smart_count: names.length, names: format.list(names) })}
      </p>
    </section>
  )
}

/** The mapping of columns, the constants, and the button that starts the dry run. */
const ColumnChoices = ({ columns, preview, onStarted }: ColumnChoicesProps) => {
  const text = useText()
  const { problem, busy } = columns
  return (
    <>
      <RequiredFields fields={columns.requiredOnes} onAddConstant={columns.addConstant} />
      <MappingSheet columns={columns} preview={preview} />
      <ConstantRows
        constants={columns.constants}
        choices={columns.choices}
        duplicates={columns.duplicates}
        submitted={columns.isAttempted}
        onChange={columns.setConstants}
        onAdd={columns.addAnyConstant}
      />
      {problem !== undefined && (
        <p className="notice notice-danger" role="alert" tabIndex={-1}>
          {problem === 'incomplete'
            ? text(`resources.imports.of.${preview.kind}.incomplete`)
            : text(`resources.imports.columns.${problem}`)}
        </p>
      )}
      <ImportStartError result={columns.result} onShow={onStarted} />
      <div className="import-actions">
        <button type="submit" className="button button-gold" aria-busy={busy} aria-disabled={busy}>
          {text('resources.imports.columns.confirm')}
        </button>
        <span className="small">{text('resources.imports.columns.dry_note')}</span>
      </div>
    </>
  )
}

/** The second step of an import: parse options and the mapping of columns. Ends with the start of a dry run. */
export const ColumnsStep = ({ row, onStarted }: { row: ImportRow; onStarted: () => void }) => {
  const text = useText()
  const columns = useColumnsForm(row, onStarted)
  const { form, preview, error, submit, refetch } = columns
  return (
    <form ref={form} className="stack" onSubmit={(event) => void submit(event)} noValidate>
      {preview !== undefined && <DraftOffer offer={columns.draftOffer} />}
      <ReadingSheet
        options={columns.readOptions}
        preview={preview}
        failure={error?.message}
        busy={columns.isFetching}
        onChange={columns.setOptions}
      />
      {preview !== undefined && error === null && (
        <ColumnChoices columns={columns} preview={preview} onStarted={onStarted} />
      )}
      {error !== null && (
        <div className="import-actions">
          <button type="button" className="button" onClick={() => void refetch()}>
            {text('shell.failed.retry')}
          </button>
        </div>
      )}
    </form>
  )
}
