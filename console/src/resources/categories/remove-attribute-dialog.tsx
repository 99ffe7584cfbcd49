import type { AttributeRow } from '@pinline/contracts/catalogue/taxonomy/attributes-resource'
import type { CategoryRow } from '@pinline/contracts/catalogue/taxonomy/categories-resource'
import { removeAttribute } from '@pinline/contracts/catalogue/taxonomy/remove-attribute'
import { useCommand } from '@pinline/ui/commands/use-command'
import { ConfirmCommand } from '../../layout/confirm-command.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'

interface RemoveAttributeDialogProps {
  /** The attribute as last loaded. */
  readonly attribute: AttributeRow
  readonly categories: readonly CategoryRow[]
  readonly onReload: () => Promise<void>
  readonly onClose: () => void
  readonly onDone: () => void
}

/**
 * Confirms removing an attribute and lists the categories that have it; the server rejects it while the attribute is in
 * use.
 */
export const RemoveAttributeDialog = ({ attribute, categories, onDone, ...rest }: RemoveAttributeDialogProps) => {
  const text = useText()
  const format = useFormat()
  const { send, isPending } = useCommand(removeAttribute)
  const { id, revision, title, categoryIds } = attribute
  const titles = format.list(categoryIds.map((one) => categories.find((category) => category.id === one)?.title ?? one))
  return (
    <ConfirmCommand
      title={text('resources.attributes.delete.title', { title })}
      effects={[
        ...(categoryIds.length > 0 ? [text('resources.attributes.delete.effects.used', { titles })] : []),
        text('resources.attributes.delete.effects.parts'),
        text('resources.attributes.delete.effects.filters'),
      ]}
      confirm={text('resources.attributes.delete.confirm')}
      tone="danger"
      busy={isPending}
      send={() => send({ id, revision })}
      onDone={onDone}
      {...rest}
    />
  )
}
