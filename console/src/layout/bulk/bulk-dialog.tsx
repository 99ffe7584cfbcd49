import { type ReactNode, useState } from 'react'
import { type RaRecord, useNotify } from 'react-admin'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { FormDialog } from '../form-dialog.tsx'
import { keyboardScrollable } from '../keyboard-scrollable.ts'
import { PageSkeleton } from '../page-skeleton.tsx'
import type { BulkStep } from './bulk-step.ts'
import { isRetryable } from './run-each.ts'
import type { BulkItem } from './stored-run.ts'
import type { useBulk } from './use-bulk.ts'

/** What the dialog shows of a record before its result. */
export interface BulkColumn<Row> {
  readonly label: string
  readonly render: (row: Row) => ReactNode
}

interface ResultsProps<Row> {
  readonly items: readonly BulkItem<Row>[]
  readonly columns: readonly BulkColumn<Row>[]
}

const Results = <Row extends RaRecord>({ items, columns }: ResultsProps<Row>) => {
  const text = useText()
  const format = useFormat()
  const counts = Map.groupBy(items, ({ outcome }) => outcome.kind)
  return (
    <>
      <ul className="effects" aria-live="polite">
        {[...counts].map(([kind, own]) => (
          <li key={kind}>
            {text('shell.bulk.count', {
              outcome: text(`shell.bulk.outcome.${kind}`),
              count: format.number(own.length),
            })}
          </li>
        ))}
      </ul>
      <div className="data-table-scroll bulk-results" ref={keyboardScrollable}>
        <table className="data-table">
          <thead>
            <tr>
              {columns.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
              <th scope="col">{text('shell.bulk.result')}</th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ row, outcome }) => (
              <tr key={row.id}>
                {columns.map(({ label, render }) => (
                  <td key={label}>{render(outcome.kind === 'done' ? (outcome.row ?? row) : row)}</td>
                ))}
                <td>
                  {'message' in outcome && outcome.message !== ''
                    ? outcome.message
                    : text(`shell.bulk.outcome.${outcome.kind}`)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

interface BulkDialogProps<Row extends RaRecord> {
  readonly step: BulkStep<Row>
  readonly columns: readonly BulkColumn<Row>[]
  readonly bulk: ReturnType<typeof useBulk<Row>>
  /** Some of the records are through already. */
  readonly isResumed?: boolean
  readonly onClose: () => void
}

/** One step for the selected records: shows first what will be done, then what became of each. */
export const BulkDialog = <Row extends RaRecord>({
  step,
  columns,
  bulk,
  isResumed = false,
  onClose,
}: BulkDialogProps<Row>) => {
  const text = useText()
  const notify = useNotify()
  const [hasRun, setHasRun] = useState(false)
  const { items, isRunning, run, stop } = bulk
  const ready = items?.filter(({ outcome }) => outcome.kind === 'waiting') ?? []
  const again = items?.filter(({ outcome }) => isRetryable(outcome)) ?? []
  const canRun = !hasRun && !isResumed && ready.length > 0

  const submit = async () => {
    if (items === undefined) return
    if (!canRun && again.length === 0) return onClose()
    setHasRun(true)
    await run(items).catch(() => notify('shell.bulk.unavailable', { type: 'error' }))
  }
  const confirm = (): string => {
    if (canRun) return step.confirm(ready.length)
    if (isRunning) return text('shell.bulk.outcome.sending')
    if (again.length > 0 && isResumed && !hasRun) return text('shell.bulk.continue')
    if (again.length > 0) return text('shell.bulk.retry', { smart_count: again.length })
    return text('forms.close')
  }

  return (
    <FormDialog
      wide
      title={step.title}
      cancelLabel={text(isRunning ? 'shell.bulk.stop' : hasRun || isResumed ? 'forms.close' : 'forms.leave')}
      confirm={confirm()}
      busy={isRunning || items === undefined}
      onSubmit={submit}
      onClose={isRunning ? stop : onClose}
    >
      {items === undefined ? <PageSkeleton /> : <Results items={items} columns={columns} />}
      {items !== undefined && !hasRun && !isResumed && (
        <p className="field-hint">{text(ready.length === 0 ? 'shell.bulk.none' : 'shell.bulk.hint')}</p>
      )}
    </FormDialog>
  )
}
