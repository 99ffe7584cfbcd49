import type { ProductId } from '@pinline/events/ids'
import { useRef, useState } from 'react'
import { useGetMany } from 'react-admin'
import { FormDialog } from '../../../layout/form-dialog.tsx'
import { PageSkeleton } from '../../../layout/page-skeleton.tsx'
import { useNumberSigns } from '../../../messages/use-number-signs.ts'
import { useText } from '../../../messages/use-text.ts'
import type { ProductRecord } from '../product-record.ts'
import { useAddedAttributes } from '../use-added-attributes.ts'
import { AddField } from './add-field.tsx'
import { type BulkChanges, bulkFields } from './bulk-changes.ts'
import { EditGridTable } from './edit-grid-table.tsx'
import {
  type GridChanges,
  type GridEdits,
  gridChanges,
  noEdits,
  withCell,
  withoutField,
  withPasted,
} from './grid-edits.ts'
import { useCellChoices } from './use-cell-choices.ts'

/** The columns, and what was typed into them. */
export interface GridState {
  readonly fields: readonly string[]
  readonly edits: GridEdits
}

/** What differs from part to part in most catalogues. */
export const newGrid: GridState = {
  fields: ['moq', 'orderMultiple', 'packingUnit', 'leadTimeDays'],
  edits: noEdits,
}

interface EditGridDialogProps {
  readonly ids: readonly ProductId[]
  /** As it was left, where the person comes back from the next step. */
  readonly begun: GridState
  readonly onChoose: (changes: ReadonlyMap<ProductId, BulkChanges>, left: GridState) => void
  readonly onClose: () => void
}

/** Changes fields of each part; the next step shows each change before anything is sent. */
export const EditGridDialog = ({ ids, begun, onChoose, onClose }: EditGridDialogProps) => {
  const text = useText()
  const { attributes } = useAddedAttributes()
  const signs = useNumberSigns()
  const choicesOf = useCellChoices()
  const { data: rows } = useGetMany<ProductRecord>('products', { ids: [...ids] })
  const [fields, setFields] = useState(begun.fields)
  const [edits, setEdits] = useState(begun.edits)
  const [faults, setFaults] = useState<GridChanges['faults']>(new Map())
  const [isUnchanged, setUnchanged] = useState(false)
  const table = useRef<HTMLTableElement>(null)

  const change = (next: GridEdits) => {
    setUnchanged(false)
    setEdits(next)
  }
  const typedAs = (field: string, pasted: string): string =>
    choicesOf(field)?.find(({ title }) => title.toLowerCase() === pasted.toLowerCase())?.value ?? pasted
  const submit = () => {
    const read = gridChanges(edits, attributes, signs)
    setFaults(read.faults)
    if (read.faults.size > 0)
      requestAnimationFrame(() => table.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
    else if (read.changes.size === 0) setUnchanged(true)
    else onChoose(read.changes, { fields, edits })
  }
  const problem =
    faults.size > 0
      ? text('resources.products.bulk.grid_faults', { smart_count: faults.size })
      : isUnchanged && text('resources.products.bulk.grid_none')

  return (
    <FormDialog
      wide
      title={text('resources.products.bulk.grid_title', { smart_count: ids.length })}
      confirm={text('resources.products.bulk.next')}
      busy={rows === undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      {rows === undefined ? (
        <PageSkeleton />
      ) : (
        <>
          <EditGridTable
            {...{ table, rows, fields, edits, faults, choicesOf }}
            onType={(row, field, typed) => change(withCell(edits, row, field, typed, signs))}
            onPaste={(at, cells) => change(withPasted(edits, { rows, fields, typedAs, signs }, at, cells))}
            onRemove={(field) => {
              setFields(fields.filter((one) => one !== field))
              change(withoutField(edits, field, rows, signs))
            }}
          />
          {problem !== false && (
            <p className="field-error" role="alert">
              {problem}
            </p>
          )}
          <p className="field-hint">{text('resources.products.bulk.grid_hint')}</p>
          <AddField
            names={bulkFields.map(({ name }) => name)}
            chosen={fields}
            fieldError={undefined}
            onAdd={(name) => setFields([...fields, name])}
          />
        </>
      )}
    </FormDialog>
  )
}
