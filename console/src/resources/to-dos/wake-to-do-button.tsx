import { permissionOf } from '@pinline/contracts/api/call'
import { wakeToDo } from '@pinline/contracts/notification/to-do/wake-to-do'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useNotify } from 'react-admin'
import { CommandButton } from '../../layout/command-button.tsx'
import { useText } from '../../messages/use-text.ts'

/** Ends a snooze before its time. */
export const WakeToDoButton = ({ id, onDone }: { id: string; onDone: () => void }) => {
  const text = useText()
  const notify = useNotify()
  const { send, isPending } = useCommand(wakeToDo)
  const wake = async () => {
    const result = await send({ id })
    if (result.kind !== 'done' && 'message' in result && result.message !== '')
      notify(result.message, { type: 'error' })
    onDone()
  }
  return (
    <CommandButton permission={permissionOf(wakeToDo)} busy={isPending} onPress={() => void wake()}>
      {text('resources.to-dos.commands.wake')}
    </CommandButton>
  )
}
