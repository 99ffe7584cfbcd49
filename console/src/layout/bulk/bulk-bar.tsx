import './bulk.css'
import { Button } from '@pinline/ui/design/button.tsx'
import { type ReactNode, useState } from 'react'
import { type RaRecord, useListContext, useNotify } from 'react-admin'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { CommandButton } from '../command-button.tsx'
import { type BulkColumn, BulkDialog } from './bulk-dialog.tsx'
import type { BulkStep } from './bulk-step.ts'
import { InterruptedRuns } from './interrupted-runs.tsx'
import { useBulk } from './use-bulk.ts'

/** Records of one run; a list and a look-up by ids return no more at once. */
const most = 200

/** Called with the records that are not through, which stay selected. */
export type OnClose<Row extends RaRecord> = (left: readonly Row['id'][]) => void

interface BulkCommandProps<Row extends RaRecord> {
  readonly step: BulkStep<Row>
  readonly columns: readonly BulkColumn<Row>[]
  readonly ids: readonly Row['id'][]
  readonly onClose: OnClose<Row>
}

/** The button of a step, with its dialog. */
const BulkCommand = <Row extends RaRecord>({ step, columns, ids, onClose }: BulkCommandProps<Row>) => {
  const notify = useNotify()
  const bulk = useBulk(step)
  const [isOpen, setOpen] = useState(false)
  const open = () => {
    setOpen(true)
    bulk.load(ids).catch(() => {
      setOpen(false)
      notify('shell.bulk.unavailable', { type: 'error' })
    })
  }
  return (
    <>
      <CommandButton permission={step.permission} onPress={open}>
        {step.label}…
      </CommandButton>
      {isOpen && (
        <BulkDialog
          step={step}
          columns={columns}
          bulk={bulk}
          onClose={() => {
            setOpen(false)
            onClose(bulk.finish())
          }}
        />
      )}
    </>
  )
}

interface BulkBarProps<Row extends RaRecord> {
  readonly steps: readonly BulkStep<Row>[]
  readonly columns: readonly BulkColumn<Row>[]
  /** What else can be done with the selected records, with a dialog of its own. */
  readonly more?: (ids: readonly Row['id'][], onClose: OnClose<Row>) => ReactNode
}

interface SelectionBarProps<Row extends RaRecord> extends BulkBarProps<Row> {
  readonly onClosed: () => void
}

/** What can be done with the selected records; nothing while none is selected. Everything that matches can be selected too. */
const SelectionBar = <Row extends RaRecord>({ steps, columns, more, onClosed }: SelectionBarProps<Row>) => {
  const text = useText()
  const format = useFormat()
  const { data = [], total = 0, selectedIds: ids = [], ...list } = useListContext<Row>()
  if (ids.length === 0) return null
  const seen = new Map(data.map((row) => [row.id, row]))
  // Of records on other pages it is known when the dialog has read them.
  const offered = steps.filter(({ isAllowed }) =>
    ids.some((id) => {
      const row = seen.get(id)
      return row === undefined || isAllowed(row)
    }),
  )
  const close = (left: readonly Row['id'][]) => {
    list.onSelect([...left])
    void list.refetch()
    onClosed()
  }
  return (
    <div className="bulk-bar">
      <b aria-live="polite">{text('shell.bulk.selected', { smart_count: ids.length })}</b>
      {ids.length < Math.min(total, most) && (
        <Button small tone="quiet" onPress={() => list.onSelectAll({ limit: most })}>
          {total > most
            ? text('shell.bulk.select_first', { most: format.number(most) })
            : text('shell.bulk.select_all', { total: format.number(total) })}
        </Button>
      )}
      {ids.length > most ? (
        <span role="alert">{text('shell.bulk.most', { most: format.number(most) })}</span>
      ) : (
        <>
          {offered.map((step) => (
            <BulkCommand key={step.label} step={step} columns={columns} ids={ids} onClose={close} />
          ))}
          {more?.(ids, close)}
        </>
      )}
      <Button small tone="quiet" onPress={() => list.onUnselectItems()}>
        {text('shell.bulk.clear')}
      </Button>
    </div>
  )
}

interface BulkBarWithRunsProps<Row extends RaRecord> extends BulkBarProps<Row> {
  /** Steps that have a button of their own and can be continued here as well. */
  readonly moreSteps?: readonly BulkStep<Row>[]
}

/** The bar of a list over its selected records, and above it what was interrupted. */
export const BulkBar = <Row extends RaRecord>({ moreSteps = [], ...bar }: BulkBarWithRunsProps<Row>) => {
  const [closed, setClosed] = useState(0)
  return (
    <>
      {/* Looks again after each dialog. */}
      <InterruptedRuns key={closed} steps={[...bar.steps, ...moreSteps]} columns={bar.columns} />
      <SelectionBar {...bar} onClosed={() => setClosed(closed + 1)} />
    </>
  )
}
