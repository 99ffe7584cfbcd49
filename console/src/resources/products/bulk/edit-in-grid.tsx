import type { ProductId } from '@pinline/events/ids'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { OnClose } from '../../../layout/bulk/bulk-bar.tsx'
import { BulkDialog } from '../../../layout/bulk/bulk-dialog.tsx'
import { useBulk } from '../../../layout/bulk/use-bulk.ts'
import { CommandButton } from '../../../layout/command-button.tsx'
import { useText } from '../../../messages/use-text.ts'
import type { ProductRecord } from '../product-record.ts'
import { useFieldLabels } from '../use-field-labels.ts'
import { type BulkChanges, changedFields, noChanges, valueIn } from './bulk-changes.ts'
import { EditGridDialog, type GridState, newGrid } from './edit-grid-dialog.tsx'
import { modelColumn } from './model-column.tsx'
import { editInputOf, useEditStep } from './use-edit-step.ts'

interface EditInGridProps {
  readonly ids: readonly ProductId[]
  readonly onClose: OnClose<ProductRecord>
}

/** The button that changes data of the selected parts, each to a value of its own, with its two dialogs. */
export const EditInGrid = ({ ids, onClose }: EditInGridProps) => {
  const text = useText()
  const notify = useNotify()
  const { labelOf, valueTextOf } = useFieldLabels()
  const [grid, setGrid] = useState<GridState>()
  const [changes, setChanges] = useState<ReadonlyMap<ProductId, BulkChanges>>()
  const changesOf = ({ id }: ProductRecord) => changes?.get(id) ?? noChanges
  const step = useEditStep(changesOf)
  const bulk = useBulk(step)
  const choose = (chosen: ReadonlyMap<ProductId, BulkChanges>, left: GridState) => {
    setGrid(left)
    setChanges(chosen)
    const inputOf = editInputOf(({ id }) => chosen.get(id) ?? noChanges)
    bulk.load([...chosen.keys()], inputOf).catch(() => {
      setChanges(undefined)
      notify('shell.bulk.unavailable', { type: 'error' })
    })
  }
  return (
    <>
      <CommandButton permission={step.permission} onPress={() => setGrid(newGrid)}>
        {text('resources.products.bulk.grid')}…
      </CommandButton>
      {grid !== undefined && changes === undefined && (
        <EditGridDialog ids={ids} begun={grid} onChoose={choose} onClose={() => setGrid(undefined)} />
      )}
      {changes !== undefined && (
        <BulkDialog
          step={step}
          bulk={bulk}
          columns={[
            modelColumn(text('resources.products.fields.model')),
            {
              label: text('resources.products.bulk.grid_changes'),
              render: (row) => (
                <ul className="grid-changes">
                  {changedFields(changesOf(row)).map(([field, value]) => (
                    <li key={field}>
                      {labelOf(field)}{' '}
                      {text('resources.products.bulk.from_to', {
                        before: valueTextOf(field, valueIn(row, field)),
                        after: valueTextOf(field, value),
                      })}
                    </li>
                  ))}
                </ul>
              ),
            },
          ]}
          onClose={() => {
            setChanges(undefined)
            // Who has sent nothing goes on typing.
            if (bulk.items === undefined || bulk.items.every(({ outcome }) => outcome.kind === 'waiting')) return
            setGrid(undefined)
            onClose(bulk.finish())
          }}
        />
      )}
    </>
  )
}
