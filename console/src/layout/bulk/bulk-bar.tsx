import './bulk.css'
import { Button } from '@pinline/ui/design/button.tsx'
import { type ReactNode, useState } from 'react'
import { type RaRecord, useListContext, useNotify } from 'react-admin'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { CommandButton } from '../command-button.tsx'
import { type BulkColumn, BulkDialog } from './bulk-dialog.tsx'
import { type BulkStep, useBulk } from './use-bulk.ts'

/** Records of one run; a list and a look-up by ids return no more at once. */
const most = 200

interface BulkCommandProps<Row extends RaRecord> {
  readonly step: BulkStep<Row>
  readonly columns: readonly BulkColumn<Row>[]
  readonly ids: readonly Row['id'][]
  readonly onClose: (left: readonly Row['id'][]) => void
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
          onClose={(left) => {
            setOpen(false)
            onClose(left)
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
  readonly more?: (ids: readonly Row['id'][]) => ReactNode
}

/** What can be done with the selected records; nothing while none is selected. Everything that matches can be selected too. */
export const BulkBar = <Row extends RaRecord>({ steps, columns, more }: BulkBarProps<Row>) => {
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
          {more?.(ids)}
        </>
      )}
      <Button small tone="quiet" onPress={() => list.onUnselectItems()}>
        {text('shell.bulk.clear')}
      </Button>
    </div>
  )
}
