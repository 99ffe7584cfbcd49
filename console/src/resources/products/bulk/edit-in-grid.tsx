import type { ProductId } from '@pinline/events/ids'
import { useState } from 'react'
import type { OnClose } from '../../../layout/bulk/bulk-bar.tsx'
import { BulkDialog } from '../../../layout/bulk/bulk-dialog.tsx'
import { CommandButton } from '../../../layout/command-button.tsx'
import { useText } from '../../../messages/use-text.ts'
import type { ProductRecord } from '../product-record.ts'
import { useFieldLabels } from '../use-field-labels.ts'
import { type BulkChanges, changedFields, noChanges } from './bulk-changes.ts'
import { EditGridDialog, type GridState, newGrid } from './edit-grid-dialog.tsx'
import { modelColumn } from './model-column.tsx'
import { useChangeText } from './use-change-text.ts'
import { useEditRun } from './use-edit-run.ts'

interface EditInGridProps {
  readonly ids: readonly ProductId[]
  readonly onClose: OnClose<ProductRecord>
}

const changesOf = (changes: ReadonlyMap<ProductId, BulkChanges>, { id }: ProductRecord) => changes.get(id) ?? noChanges

/** The button that changes data of the selected parts, each to a value of its own, with its two dialogs. */
export const EditInGrid = ({ ids, onClose }: EditInGridProps) => {
  const text = useText()
  const { labelOf } = useFieldLabels()
  const changeText = useChangeText()
  const [grid, setGrid] = useState<GridState>()
  const { step, bulk, chosen, choose, end } = useEditRun(changesOf)
  return (
    <>
      <CommandButton permission={step.permission} onPress={() => setGrid(newGrid)}>
        {text('resources.products.bulk.grid')}…
      </CommandButton>
      {grid !== undefined && chosen === undefined && (
        <EditGridDialog
          ids={ids}
          begun={grid}
          onChoose={(changes, left) => {
            setGrid(left)
            choose([...changes.keys()], changes)
          }}
          onClose={() => setGrid(undefined)}
        />
      )}
      {chosen !== undefined && (
        <BulkDialog
          step={step}
          bulk={bulk}
          columns={[
            modelColumn(text('resources.products.fields.model')),
            {
              label: text('resources.products.bulk.grid_changes'),
              render: (row) => (
                <ul className="grid-changes">
                  {changedFields(changesOf(chosen, row)).map(([field, value]) => (
                    <li key={field}>
                      {labelOf(field)} {changeText(row, field, value)}
                    </li>
                  ))}
                </ul>
              ),
            },
          ]}
          onClose={() => {
            end()
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
