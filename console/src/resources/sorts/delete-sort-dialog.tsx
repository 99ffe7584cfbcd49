import { deleteSort } from '@pinline/contracts/notification/sort/delete-sort'
import type { SortRow } from '@pinline/contracts/notification/sort/sort-row'
import { useCommand } from '@pinline/ui/commands/use-command'
import { ConfirmCommand } from '../../layout/confirm-command.tsx'
import { useText } from '../../messages/use-text.ts'

interface DeleteSortDialogProps {
  /** As it is now. */
  readonly sort: SortRow
  readonly below: number
  readonly onReload: () => Promise<void>
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Confirms that a sort is deleted; the server rejects it while a notice or file has it. */
export const DeleteSortDialog = ({ sort, below, ...dialog }: DeleteSortDialogProps) => {
  const text = useText()
  const { send, isPending } = useCommand(deleteSort)
  const uses = sort.notices + (sort.files ?? 0)
  return (
    <ConfirmCommand
      title={text('resources.sorts.delete.title', { title: sort.title })}
      effects={[
        ...(uses > 0 ? [text('resources.sorts.delete.effects.uses', { smart_count: uses })] : []),
        ...(below > 0 ? [text('resources.sorts.delete.effects.below', { smart_count: below })] : []),
        text('resources.sorts.delete.effects.final'),
      ]}
      confirm={text('resources.sorts.delete.confirm')}
      tone="danger"
      busy={isPending}
      send={() => send({ id: sort.id, revision: sort.revision })}
      {...dialog}
    />
  )
}
