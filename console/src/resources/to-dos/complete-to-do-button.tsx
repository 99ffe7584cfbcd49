import { completeToDo } from '@pinline/contracts/notification/to-do/complete-to-do'
import type { ToDoRow } from '@pinline/contracts/notification/to-do/to-dos-resource'
import { useCommand } from '@pinline/ui/commands/use-command'
import { Button } from '@pinline/ui/design/button.tsx'
import { useGetIdentity, useNotify } from 'react-admin'
import { useRefreshNotifications } from '../../layout/notifications/use-notifications.ts'
import { useText } from '../../messages/use-text.ts'

interface CompleteToDoButtonProps {
  readonly toDo: { readonly id: string; readonly assignee?: ToDoRow['assignee'] | undefined }
  readonly onDone?: () => void
}

/** Closes a mention, for whom it is assigned to; they need no permission. */
export const CompleteToDoButton = ({ toDo: { id, assignee }, onDone }: CompleteToDoButtonProps) => {
  const text = useText()
  const notify = useNotify()
  const { identity } = useGetIdentity()
  const refresh = useRefreshNotifications()
  const { send, isPending } = useCommand(completeToDo)
  if (identity === undefined || identity.id !== assignee) return null
  const complete = async () => {
    const result = await send({ id })
    if (result.kind === 'done') notify('resources.to-dos.complete.done')
    else if ('message' in result && result.message !== '') notify(result.message, { type: 'error' })
    refresh()
    onDone?.()
  }
  return (
    <Button tone="outline" small isPending={isPending} onPress={() => void complete()}>
      {text('resources.to-dos.complete.command')}
    </Button>
  )
}
