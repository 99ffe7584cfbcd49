import { permissionOf } from '@pinline/contracts/api/call'
import { closeForm } from '@pinline/contracts/notification/form/close-form'
import type { FormNo } from '@pinline/events/ids'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useNotify } from 'react-admin'
import { CommandButton } from '../../layout/command-button.tsx'
import { useText } from '../../messages/use-text.ts'

/** Closes a form about which nothing more is to be done. */
export const CloseFormButton = ({ formNo, onDone }: { formNo: FormNo; onDone: () => void }) => {
  const text = useText()
  const notify = useNotify()
  const { send, isPending } = useCommand(closeForm)
  const close = async () => {
    const result = await send({ formNo })
    if (result.kind !== 'done' && 'message' in result && result.message !== '')
      notify(result.message, { type: 'error' })
    onDone()
  }
  return (
    <CommandButton permission={permissionOf(closeForm)} busy={isPending} onPress={() => void close()}>
      {text('resources.forms.commands.close')}
    </CommandButton>
  )
}
