import type { CategoryRow } from '@pinline/contracts/catalogue/taxonomy/categories-resource'
import { moveCategory } from '@pinline/contracts/catalogue/taxonomy/move-category'
import { removeCategory } from '@pinline/contracts/catalogue/taxonomy/remove-category'
import type { CommandResult } from '@pinline/ui/commands/command-result'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { CommandError } from '../../layout/command-error.tsx'
import { ConfirmCommand } from '../../layout/confirm-command.tsx'
import { Field } from '../../layout/field.tsx'
import { useErrorKeyText } from '../../layout/field-errors.ts'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { childrenOf } from '../../layout/tree/tree-positions.ts'
import { useText } from '../../messages/use-text.ts'
import { ParentField } from './parent-field.tsx'

interface CategoryDialogProps {
  /** As it was read last. */
  readonly category: CategoryRow
  readonly onReload: () => Promise<void>
  readonly onClose: () => void
}

/** Asks before a category goes; the server refuses one that holds parts or others. */
export const RemoveCategoryDialog = ({
  category,
  onDone,
  ...rest
}: CategoryDialogProps & { readonly onDone: () => void }) => {
  const text = useText()
  const { send, isPending } = useCommand(removeCategory)
  const { id, revision, title, children, count } = category
  return (
    <ConfirmCommand
      title={text('resources.categories.delete.title', { title })}
      effects={[
        ...(children > 0 ? [text('resources.categories.delete.effects.children', { smart_count: children })] : []),
        ...(count > 0 ? [text('resources.categories.delete.effects.parts', { smart_count: count })] : []),
        text('resources.categories.delete.effects.shop'),
        text('resources.categories.delete.effects.texts'),
      ]}
      confirm={text('resources.categories.delete.confirm')}
      tone="danger"
      busy={isPending}
      send={() => send({ id, revision })}
      onDone={onDone}
      {...rest}
    />
  )
}

/** Moves a category to a chosen place: below which one, and behind which one there. */
export const MoveCategoryDialog = ({
  rows,
  category,
  onReload,
  onClose,
  onDone,
}: CategoryDialogProps & { readonly rows: readonly CategoryRow[]; readonly onDone: (moved: CategoryRow) => void }) => {
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
