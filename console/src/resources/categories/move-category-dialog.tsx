import type { CategoryRow } from '@pinline/contracts/catalogue/taxonomy/categories-resource'
import { moveCategory } from '@pinline/contracts/catalogue/taxonomy/move-category'
import type { CommandResult } from '@pinline/ui/commands/command-result'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { CommandError } from '../../layout/command-error.tsx'
import { Field } from '../../layout/field.tsx'
import { useErrorKeyText } from '../../layout/field-errors.ts'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { childrenOf } from '../../layout/tree/tree-positions.ts'
import { useText } from '../../messages/use-text.ts'
import { ParentField } from './parent-field.tsx'

interface MoveCategoryDialogProps {
  readonly rows: readonly CategoryRow[]
  /** The category as last loaded. */
  readonly category: CategoryRow
  readonly onDone: (moved: CategoryRow) => void
  readonly onReload: () => Promise<void>
  readonly onClose: () => void
}

/** Moves a category: chooses its parent and its position there. */
export const MoveCategoryDialog = ({ rows, category, onReload, onClose, onDone }: MoveCategoryDialogProps) => {
  const text = useText()
  const words = useErrorKeyText()
  const { send, isPending } = useCommand(moveCategory)
  const othersBelow = (parent: string | null) => childrenOf(rows, parent).filter(({ id }) => id !== category.id)
  const initialBehind = othersBelow(category.parentId).findLast(({ orderNum }) => orderNum < category.orderNum)
  const [parentId, setParentId] = useState(category.parentId)
  const [behind, setBehind] = useState(initialBehind?.id ?? '')
  const [result, setResult] = useState<CommandResult<CategoryRow>>()
  const others = othersBelow(parentId)
  const fieldError = result?.kind === 'refused' ? result.errors.parentId : undefined

  const submit = async () => {
    const before = others.find(({ id }) => id === behind)
    const orderNum = before === undefined ? (others[0]?.orderNum ?? 1) : before.orderNum + 1
    const stays = parentId === category.parentId && behind === (initialBehind?.id ?? '')
    if (stays) return onClose()
    const outcome = await send({ id: category.id, revision: category.revision, parentId, orderNum })
    if (outcome.kind === 'done') onDone(outcome.data)
    else setResult(outcome)
  }

  const reload = async () => {
    await onReload()
    setResult(undefined)
  }

  return (
    <FormDialog
      title={text('resources.categories.move.title', { title: category.title })}
      confirm={text('resources.categories.move.confirm')}
      busy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {fieldError === undefined && <CommandError result={result} onReload={() => void reload()} />}
      <ParentField
        rows={rows}
        id={category.id}
        parentId={parentId}
        fieldError={fieldError === undefined ? undefined : words(fieldError)}
        onChange={(next) => {
          setResult(undefined)
          setParentId(next)
          setBehind(next === category.parentId ? (initialBehind?.id ?? '') : (othersBelow(next).at(-1)?.id ?? ''))
        }}
      />
      <Field label={text('resources.categories.move.place')} hint={text('resources.categories.move.note')}>
        {(control) => (
          <select {...control} className="input" value={behind} onChange={(event) => setBehind(event.target.value)}>
            <option value="">{text('resources.categories.move.first')}</option>
            {others.map(({ id, title }) => (
              <option key={id} value={id}>
                {text('resources.categories.move.after', { title })}
              </option>
            ))}
          </select>
        )}
      </Field>
    </FormDialog>
  )
}
