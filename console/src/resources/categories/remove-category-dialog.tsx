import type { CategoryRow } from '@pinline/contracts/catalogue/taxonomy/categories-resource'
import { removeCategory } from '@pinline/contracts/catalogue/taxonomy/remove-category'
import { useCommand } from '@pinline/ui/commands/use-command'
import { ConfirmCommand } from '../../layout/confirm-command.tsx'
import { useText } from '../../messages/use-text.ts'

interface RemoveCategoryDialogProps {
  /** The category as last loaded. */
  readonly category: CategoryRow
  readonly onDone: () => void
  readonly onReload: () => Promise<void>
  readonly onClose: () => void
}

/** Confirms removing a category; the server rejects it while the category holds parts or subcategories. */
export const RemoveCategoryDialog = ({ category, ...rest }: RemoveCategoryDialogProps) => {
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
      {...rest}
    />
  )
}
