import type { ColumnMapping, ImportField, ReadingOptions } from '@pinline/contracts/catalogue/import/import-options'
import type { ImportPreview, ImportRow } from '@pinline/contracts/catalogue/import/import-row'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { type ConstantInput, duplicatesOf, requiredFields, retainChoices, skippedColumns } from './column-mapping.ts'
import { ConstantRows } from './constant-rows.tsx'
import { ImportStartError } from './import-start-error.tsx'
import { MappingList } from './mapping-list.tsx'
import { ReadingSheet } from './reading-sheet.tsx'
import { RequiredFields } from './required-fields.tsx'
import { useImportPreview } from './use-import-preview.ts'
import { useStartImport } from './use-start-import.ts'

const sameHeaders = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.every((header, index) => header === right[index])

/** What the columns were read as when it was last started, else what the service proposes. */
const initialMapping = (row: ImportRow, preview: ImportPreview): readonly ColumnMapping[] =>
  row.startedAt !== null && sameHeaders(row.headers, preview.headers) ? row.mapping : preview.mapping

interface Chosen {
  readonly preview: ImportPreview
  readonly mapping: readonly ColumnMapping[]
}

/** The second step of an import: how its file is read, and what its columns mean. Ends with the start of a dry run. */
export const ColumnsStep = ({ row, onStarted }: { row: ImportRow; onStarted: () => void }) => {
  const text = useText()
  const format = useFormat()
  const form = useRef<HTMLFormElement>(null)
  const [options, setOptions] = useState<ReadingOptions>()
  const { data, error, isFetching, refetch } = useImportPreview(row.id, options)
  const [chosen, setChosen] = useState<Chosen>()
  const [constants, setConstants] = useState<readonly ConstantInput[]>(() =>
    row.constants.map((constant, key) => ({ ...constant, key })),
  )
  /** How often the start was asked for in vain. */
  const [submitted, setSubmitted] = useState(0)
  const { start, busy, result, reset } = useStartImport(onStarted)

  if (data !== undefined && data !== chosen?.preview)
    setChosen({
      preview: data,
      mapping:
        chosen === undefined
          ? initialMapping(row, data)
          : retainChoices({ headers: chosen.preview.headers, mapping: chosen.mapping }, data),
    })

  useEffect(() => {
    if (submitted > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus()
  }, [submitted])

  const readOptions = options ?? data?.options ?? row.options
  const { preview, mapping } = chosen ?? { preview: undefined, mapping: [] }
  const headers = preview?.headers ?? []
  const choices = preview?.fields ?? []
  const duplicates = duplicatesOf(mapping, constants)
  const requiredOnes = requiredFields(choices, headers, mapping, constants)
  const incomplete = requiredOnes.some(({ forEveryRow, source }) => forEveryRow && source.kind === 'missing')
  const names = skippedColumns(headers, mapping)

  const add = (field: ImportField | undefined) => {
    if (field === undefined) return
    const key = Math.max(-1, ...constants.map((constant) => constant.key)) + 1
    setConstants([...constants, { key, field, value: '' }])
  }
  const addAny = () => {
    const mappedFields = new Set([...mapping.map(({ field }) => field), ...constants.map(({ field }) => field)])
    add(choices.find(({ field }) => !mappedFields.has(field))?.field)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    reset()
    if (incomplete || duplicates.size > 0 || constants.some(({ value }) => value.trim() === ''))
      setSubmitted(submitted + 1)
    else
      await start({
        importId: row.id,
        options: readOptions,
        mapping: [...mapping],
        constants: constants.map(({ field, value }) => ({ field, value: value.trim() })),
        dryRun: true,
      })
  }

  const fieldError =
    submitted === 0
      ? undefined
      : incomplete
        ? text('resources.imports.columns.incomplete')
        : duplicates.size > 0
          ? text('resources.imports.columns.duplicates')
          : undefined
  return (
    <form ref={form} className="stack" onSubmit={(event) => void submit(event)} noValidate>
      <ReadingSheet
        options={readOptions}
        preview={preview}
        failure={error?.message}
        busy={isFetching}
        onChange={setOptions}
      />
      {preview !== undefined && error === null && (
        <>
          <RequiredFields fields={requiredOnes} onAddConstant={add} />
          <section className="sheet" aria-labelledby="import-columns">
            <h2 id="import-columns">
              {text('resources.imports.columns.title', { smart_count: headers.length })}
              <span className="end">
                {text(`resources.imports.columns.${preview.remembered ? 'remembered' : 'proposed'}`)}
              </span>
            </h2>
            <MappingList
              headers={headers}
              sample={preview.sample}
              mapping={mapping}
              choices={choices}
              duplicates={duplicates}
              onChange={(changed) => setChosen({ preview, mapping: changed })}
            />
            <p className="sheet-note" role="status">
              {names.length === 0
                ? text('resources.imports.columns.none_left_out')
                : text('resources.imports.columns.left_out', { smart_count: names.length, names: format.list(names) })}
            </p>
          </section>
          <ConstantRows
            constants={constants}
            choices={choices}
            duplicates={duplicates}
            submitted={submitted > 0}
            onChange={setConstants}
            onAdd={addAny}
          />
          {fieldError !== undefined && (
            <p className="notice notice-danger" role="alert" tabIndex={-1}>
              {fieldError}
            </p>
          )}
          <ImportStartError result={result} onShow={onStarted} />
          <div className="import-actions">
            <button type="submit" className="button button-gold" aria-busy={busy} aria-disabled={busy}>
              {text('resources.imports.columns.confirm')}
            </button>
            <span className="small">{text('resources.imports.columns.dry_note')}</span>
          </div>
        </>
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
