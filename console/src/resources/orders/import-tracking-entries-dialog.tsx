import { permissionOf } from '@pinline/contracts/api/call'
import { importTrackingEntries } from '@pinline/contracts/order/order/import-tracking-entries'
import { previewTrackingImport } from '@pinline/contracts/order/order/preview-tracking-import'
import {
  maxTrackingImportRows,
  type TrackingImportResult,
  type TrackingImportRow,
} from '@pinline/contracts/order/order/tracking-import'
import { useApi } from '@pinline/ui/api-client/api-context'
import type { CommandResult } from '@pinline/ui/commands/command-result'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { CommandButton } from '../../layout/command-button.tsx'
import { CommandError } from '../../layout/command-error.tsx'
import { Field } from '../../layout/field.tsx'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { keyboardScrollable } from '../../layout/keyboard-scrollable.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { maxTrackingFileRows, type TrackingFile } from './tracking-rows.ts'

/** Rows of the file with what became of each; more rows than these are only counted. */
const shownRows = 200

const partsOf = (rows: readonly TrackingImportRow[]): TrackingImportRow[][] =>
  Array.from({ length: Math.ceil(rows.length / maxTrackingImportRows) }, (_, part) =>
    rows.slice(part * maxTrackingImportRows, (part + 1) * maxTrackingImportRows),
  )

/** The chosen file, its preview, and its import in parts. */
const useTrackingImport = () => {
  const api = useApi()
  const { send, isPending } = useCommand(importTrackingEntries)
  const [rows, setRows] = useState<readonly TrackingImportRow[]>([])
  const [wrong, setWrong] = useState<Extract<TrackingFile, { kind: 'wrong' }>['why'] | 'required' | 'unavailable'>()
  const [results, setResults] = useState<readonly TrackingImportResult[]>([])
  const [isReading, setReading] = useState(false)
  const [isDone, setDone] = useState(false)
  const [failure, setFailure] = useState<CommandResult<unknown>>()

  const choose = async (file: File) => {
    setReading(true)
    setResults([])
    setFailure(undefined)
    try {
      const { readTrackingFile } = await import('./tracking-rows.ts')
      const read = readTrackingFile(await file.arrayBuffer())
      setWrong(read.kind === 'wrong' ? read.why : undefined)
      if (read.kind === 'wrong') return
      setRows(read.rows)
      const previews: TrackingImportResult[] = []
      for (const part of partsOf(read.rows))
        previews.push(...(await api.read(previewTrackingImport, { rows: part }, { silent: true })))
      setResults(previews)
    } catch {
      setWrong('unavailable')
    } finally {
      setReading(false)
    }
  }

  const submit = async () => {
    if (results.length === 0) return setWrong((before) => before ?? 'required')
    const imported: TrackingImportResult[] = []
    for (const part of partsOf(rows)) {
      const outcome = await send({ rows: part })
      if (outcome.kind !== 'done') return setFailure(outcome)
      imported.push(...outcome.data)
    }
    setFailure(undefined)
    setResults(imported)
    setDone(true)
  }

  return { rows, wrong, results, isBusy: isReading || isPending, isDone, failure, choose, submit }
}

const Results = ({ rows, results }: Pick<ReturnType<typeof useTrackingImport>, 'rows' | 'results'>) => {
  const text = useText()
  const format = useFormat()
  const lines = results.slice(0, shownRows).map((one, place) => ({ ...one, line: place + 1, row: rows[place] }))
  const counts = Map.groupBy(results, ({ outcome }) => outcome)
  return (
    <>
      <ul className="effects" aria-live="polite">
        {[...counts].map(([outcome, own]) => (
          <li key={outcome}>
            {text(`resources.orders.tracking_import.outcome.${outcome}`)}: {format.number(own.length)}
          </li>
        ))}
      </ul>
      <div className="data-table-scroll tracking-import-rows" ref={keyboardScrollable}>
        <table className="data-table">
          <thead>
            <tr>
              <th className="number">{text('resources.orders.tracking_import.row')}</th>
              <th>{text('resources.orders.fields.trackingNumber')}</th>
              <th className="from-750">{text('resources.orders.tracking_entry.content')}</th>
              <th>{text('resources.orders.tracking_import.result')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ line, row, outcome, orderNo }) => (
              <tr key={line}>
                <td className="number">{line}</td>
                <td>
                  {row?.carrier} <span className="figure">{row?.trackingNumber}</span>
                </td>
                <td className="from-750">{row?.content}</td>
                <td>
                  {text(`resources.orders.tracking_import.outcome.${outcome}`)}
                  {orderNo !== null && <span className="small figure"> {orderNo}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {results.length > shownRows && (
        <p className="field-hint">
          {text('resources.orders.tracking_import.further', { count: format.number(results.length - shownRows) })}
        </p>
      )}
    </>
  )
}

const ImportDialog = ({ onClose }: { onClose: () => void }) => {
  const text = useText()
  const format = useFormat()
  const { rows, wrong, results, isBusy, isDone, failure, choose, submit } = useTrackingImport()
  const fresh = results.filter(({ outcome }) => outcome === 'new').length
  const canImport = !isDone && fresh > 0
  return (
    <FormDialog
      title={text('resources.orders.tracking_import.title')}
      confirm={
        canImport
          ? text('resources.orders.tracking_import.confirm', { smart_count: fresh })
          : text(isDone || results.length > 0 ? 'forms.close' : 'resources.orders.tracking_import.check')
      }
      wide
      busy={isBusy}
      onSubmit={isDone || (results.length > 0 && fresh === 0) ? onClose : submit}
      onClose={onClose}
    >
      <CommandError result={failure} onReload={() => undefined} />
      {!isDone && (
        <Field
          label={text('resources.orders.tracking_import.file')}
          hint={text('resources.orders.tracking_import.hint', { rows: format.number(maxTrackingFileRows) })}
          fieldError={wrong === undefined ? undefined : text(`resources.orders.tracking_import.wrong.${wrong}`)}
        >
          {(control) => (
            <input
              {...control}
              type="file"
              className="input"
              accept=".csv,.tsv,.txt,text/csv"
              onChange={({ target }) => {
                const file = target.files?.[0]
                if (file !== undefined) void choose(file)
              }}
            />
          )}
        </Field>
      )}
      {results.length > 0 && <Results rows={rows} results={results} />}
    </FormDialog>
  )
}

/** Opens the import of what carriers report: the file is checked before anything is recorded. */
export const ImportTrackingEntriesButton = () => {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <CommandButton permission={permissionOf(importTrackingEntries)} onPress={() => setOpen(true)}>
        {text('resources.orders.tracking_import.command')}
      </CommandButton>
      {isOpen && <ImportDialog onClose={() => setOpen(false)} />}
    </>
  )
}
