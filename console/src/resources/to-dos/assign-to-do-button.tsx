import { permissionOf } from '@pinline/contracts/api/call'
import { assignToDo } from '@pinline/contracts/notification/to-do/assign-to-do'
import type { ToDoRow } from '@pinline/contracts/notification/to-do/to-dos-resource'
import { staffId } from '@pinline/events/ids'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useGetIdentity, useNotify } from 'react-admin'
import { CommandButton } from '../../layout/command-button.tsx'
import { useText } from '../../messages/use-text.ts'

/** Takes a to-do, or gives one's own back to nobody. */
export const AssignToDoButton = ({ toDo, onDone }: { toDo: ToDoRow; onDone: () => void }) => {
  const text = useText()
  const notify = useNotify()
  const { identity } = useGetIdentity()
  const { send, isPending } = useCommand(assignToDo)
  const me = staffId.safeParse(identity?.id)
  if (!me.success) return null
  const isMine = toDo.assignee === me.data
  const assign = async () => {
    const result = await send({ id: toDo.id, assignee: isMine ? null : me.data, seen: toDo.assignee })
    if (result.kind === 'conflict') notify('resources.to-dos.bulk.conflict', { type: 'error' })
    else if (result.kind !== 'done' && result.message !== '') notify(result.message, { type: 'error' })
    onDone()
  }
  return (
    <CommandButton
      permission={permissionOf(assignToDo)}
      busy={isPending}
      {...(isMine ? {} : { tone: 'gold' as const })}
      onPress={() => void assign()}
    >
      {text(isMine ? 'resources.to-dos.commands.release' : 'resources.to-dos.commands.take')}
    </CommandButton>
  )
}
