import { removeView } from '@pinline/contracts/account/views/remove-view'
import type { SavedView, ViewedList } from '@pinline/contracts/account/views/saved-view'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { useText } from '../../../messages/use-text.ts'
import { ConfirmCommand } from '../../confirm-command.tsx'

interface RemoveViewDialogProps {
  readonly list: ViewedList
  readonly view: SavedView
  readonly onReload: () => Promise<readonly SavedView[]>
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Confirms that a view is deleted. */
export const RemoveViewDialog = ({ list, view, onReload, onDone, onClose }: RemoveViewDialogProps) => {
  const text = useText()
  const { send, isPending } = useCommand(removeView)
  const [revision, setRevision] = useState(view.revision)
  return (
    <ConfirmCommand
      title={text('shell.views.remove_title', { name: view.name })}
      effects={[text(view.shared ? 'shell.views.remove_shared' : 'shell.views.remove_own')]}
      confirm={text('shell.views.remove')}
      tone="danger"
      busy={isPending}
      send={() => send({ list, id: view.id, revision })}
      onReload={async () => setRevision((await onReload()).find(({ id }) => id === view.id)?.revision ?? revision)}
      onDone={onDone}
      onClose={onClose}
    />
  )
}
