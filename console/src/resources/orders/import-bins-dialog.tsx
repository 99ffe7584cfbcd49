import { permissionOf } from '@pinline/contracts/api/call'
import { importBins } from '@pinline/contracts/order/picking/import-bins'
import { useState } from 'react'
import { CommandButton } from '../../layout/command-button.tsx'
import { CommandError } from '../../layout/command-error.tsx'
import { Field } from '../../layout/field.tsx'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { keyboardScrollable } from '../../layout/keyboard-scrollable.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { maxBinFileRows } from './bin-rows.ts'
import { useImportBins } from './use-import-bins.ts'

/** Rows of the file with what became of each; more rows than these are only counted. */
const shownRows = 200

const Outcomes = ({ rows, outcomes }: Pick<ReturnType<typeof useImportBins>, 'rows' | 'outcomes'>) => {
  const text = useText()
  const format = useFormat()
  const lines = outcomes.slice(0, shownRows).map((outcome, place) => ({ outcome, line: place + 1, row: rows[place] }))
  const counts = Map.groupBy(outcomes, (outcome) => outcome)
  return (
    <>
      <ul className="effects" aria-live="polite">
        {[...counts].map(([outcome, own]) => (
          <li key={outcome}>
            {text(`resources.orders.bin_import.outcome.${outcome}`)}: {format.number(own.length)}
          </li>
        ))}
      </ul>
      <div className="data-table-scroll tracking-import-rows" ref={keyboardScrollable}>
        <table className="data-table">
          <thead>
            <tr>
              <th className="number">{text('resources.orders.tracking_import.row')}</th>
              <th>{text('resources.orders.fields.model')}</th>
              <th>{text('resources.orders.picking.bin')}</th>
              <th>{text('resources.orders.tracking_import.result')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ line, row, outcome }) => (
              <tr key={line}>
                <td className="number">{line}</td>
                <td>
                  <span className="part-number">{row?.partNumber}</span>{' '}
                  <span className="small">{row?.manufacturer}</span>
                </td>
                <td className="figure">{row?.bin}</td>
                <td>{text(`resources.orders.bin_import.outcome.${outcome}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {outcomes.length > shownRows && (
        <p className="field-hint">
          {text('resources.orders.tracking_import.further', { count: format.number(outcomes.length - shownRows) })}
        </p>
      )}
    </>
  )
}

const ImportDialog = ({ onClose }: { onClose: () => void }) => {
  const text = useText()
  const format = useFormat()
  const { rows, wrong, outcomes, isBusy, isDone, failure, choose, submit } = useImportBins()
  const fresh = outcomes.filter((outcome) => outcome === 'new').length
  const confirm =
    !isDone && fresh > 0
      ? text('resources.orders.bin_import.confirm', { smart_count: fresh })
      : text(isDone || outcomes.length > 0 ? 'forms.close' : 'resources.orders.tracking_import.check')
  return (
    <FormDialog
      title={text('resources.orders.bin_import.title')}
      confirm={confirm}
      wide
      busy={isBusy}
      onSubmit={isDone || (outcomes.length > 0 && fresh === 0) ? onClose : submit}
      onClose={onClose}
    >
      <CommandError result={failure} onReload={() => undefined} />
      {!isDone && (
        <Field
          label={text('resources.orders.tracking_import.file')}
          hint={text('resources.orders.bin_import.hint', { rows: format.number(maxBinFileRows) })}
          fieldError={wrong === undefined ? undefined : text(`resources.orders.bin_import.wrong.${wrong}`)}
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
      {outcomes.length > 0 && <Outcomes rows={rows} outcomes={outcomes} />}
    </FormDialog>
  )
}

/** Opens the import of bins: the file is checked before anything is recorded. */
export const ImportBinsButton = ({ onDone }: { onDone: () => void }) => {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    onDone()
  }
  return (
    <>
      <CommandButton permission={permissionOf(importBins)} small={false} onPress={() => setOpen(true)}>
        {text('resources.orders.bin_import.command')}
      </CommandButton>
      {isOpen && <ImportDialog onClose={close} />}
    </>
  )
}
