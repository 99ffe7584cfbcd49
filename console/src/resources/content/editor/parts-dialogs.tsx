import { useState } from 'react'
import { Field } from '../../../layout/field.tsx'
import { FormDialog } from '../../../layout/form-dialog.tsx'
import { useText } from '../../../messages/use-text.ts'
import { CategorySelect } from './category-select.tsx'
import type { EditorRequest } from './editor-request.ts'
import { PartLine } from './part-lines.tsx'
import { PartPicker } from './part-picker.tsx'
import { useListedParts } from './use-parts.ts'

const maxParts = 20

interface ChosenPartsProps {
  readonly ids: readonly string[]
  readonly onRemove: (id: string) => void
}

/** The chosen parts; one that was withdrawn shows its id. */
export const ChosenParts = ({ ids, onRemove }: ChosenPartsProps) => {
  const text = useText()
  const { data: parts = [] } = useListedParts(ids)
  return (
    <ul className="chosen-parts">
      {ids.map((id) => {
        const part = parts.find((one) => one.id === id)
        const end = (
          <button
            type="button"
            className="button button-quiet button-small"
            aria-label={text('resources.content.editor.part.remove', { part: part?.model ?? id })}
            onClick={() => onRemove(id)}
          >
            {text('resources.content.editor.remove')}
          </button>
        )
        return (
          <li key={id}>
            {part === undefined ? (
              <span className="part-line">
                <span className="part-line-name figure">{id}</span>
                {end}
              </span>
            ) : (
              <PartLine part={part} end={end} />
            )}
          </li>
        )
      })}
    </ul>
  )
}

interface PartCardDialogProps {
  readonly request: Extract<EditorRequest, { kind: 'partCard' }>
  readonly onClose: () => void
}

/** The part of a part card. */
export const PartCardDialog = ({ request, onClose }: PartCardDialogProps) => {
  const text = useText()
  const [id, setId] = useState(request.now)
  const [submitted, setSubmitted] = useState(false)
  const submit = () => {
    setSubmitted(true)
    if (id === undefined) return
    request.onSave(id)
    onClose()
  }
  return (
    <FormDialog
      title={text('resources.content.editor.blocks.partCard')}
      confirm={text('resources.content.editor.save')}
      busy={false}
      onSubmit={submit}
      onClose={onClose}
    >
      {id !== undefined && <ChosenParts ids={[id]} onRemove={() => setId(undefined)} />}
      <PartPicker
        label={text('resources.content.editor.part.search')}
        chosen={id === undefined ? [] : [id]}
        fieldError={submitted && id === undefined ? text('forms.fault.required') : undefined}
        onChoose={(part) => setId(part.id)}
      />
    </FormDialog>
  )
}

interface PartsTableDialogProps {
  readonly request: Extract<EditorRequest, { kind: 'partsTable' }>
  readonly onClose: () => void
}

/** The parts of a table: named ones, or the first of a category or keyword at the time of reading. */
export const PartsTableDialog = ({ request, onClose }: PartsTableDialogProps) => {
  const text = useText()
  const [table, setTable] = useState(request.now ?? { categoryId: null, q: '', productIds: [], limit: 10 })
  const change = (part: Partial<typeof table>) => setTable((before) => ({ ...before, ...part }))
  const [submitted, setSubmitted] = useState(false)
  const { productIds } = table
  const q = table.q.trim()
  const isEmpty = productIds.length === 0 && table.categoryId === null && q === ''
  const submit = () => {
    setSubmitted(true)
    if (isEmpty) return
    request.onSave({ ...table, q })
    onClose()
  }
  return (
    <FormDialog
      title={text('resources.content.editor.blocks.partsTable')}
      confirm={text('resources.content.editor.save')}
      busy={false}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="field-hint">{text('resources.content.editor.parts_table.hint')}</p>
      <CategorySelect
        label={text('resources.content.editor.parts_table.category')}
        none={text('resources.content.editor.parts_table.any_category')}
        value={table.categoryId}
        onChange={(categoryId) => change({ categoryId })}
      />
      <Field
        label={text('resources.content.editor.parts_table.keyword')}
        optional
        fieldError={submitted && isEmpty ? text('resources.content.editor.parts_table.required') : undefined}
      >
        {(control) => (
          <input
            {...control}
            className="input"
            maxLength={120}
            value={table.q}
            onChange={({ target }) => change({ q: target.value })}
          />
        )}
      </Field>
      <Field label={text('resources.content.editor.parts_table.limit')}>
        {(control) => (
          <input
            {...control}
            type="number"
            className="input input-figure"
            min={1}
            max={maxParts}
            value={table.limit}
            onChange={({ target }) =>
              change({ limit: Math.min(maxParts, Math.max(1, Math.round(Number(target.value)) || 1)) })
            }
          />
        )}
      </Field>
      {productIds.length > 0 && (
        <ChosenParts
          ids={productIds}
          onRemove={(id) => change({ productIds: productIds.filter((one) => one !== id) })}
        />
      )}
      <PartPicker
        label={text('resources.content.editor.parts_table.named')}
        chosen={productIds}
        onChoose={({ id }) =>
          change({
            productIds: productIds.includes(id)
              ? productIds.filter((one) => one !== id)
              : [...productIds, id].slice(0, maxParts),
          })
        }
      />
    </FormDialog>
  )
}
