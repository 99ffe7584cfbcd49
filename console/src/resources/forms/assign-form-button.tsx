import { permissionOf } from '@pinline/contracts/api/call'
import { assignForm } from '@pinline/contracts/notification/form/assign-form'
import type { FormRecord } from '@pinline/contracts/notification/form/form-row'
import { staffId } from '@pinline/events/ids'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useGetIdentity, useNotify } from 'react-admin'
import { CommandButton } from '../../layout/command-button.tsx'
import { useText } from '../../messages/use-text.ts'

/** Takes a form, or gives one's own back to nobody. */
export const AssignFormButton = ({ form, onDone }: { form: FormRecord; onDone: () => void }) => {
  const text = useText()
  const notify = useNotify()
  const { identity } = useGetIdentity()
  const { send, isPending } = useCommand(assignForm)
  const me = staffId.safeParse(identity?.id)
  if (!me.success) return null
  const isMine = form.assignee === me.data
  const assign = async () => {
    const result = await send({ formNo: form.formNo, assignee: isMine ? null : me.data })
    if (result.kind !== 'done' && 'message' in result && result.message !== '')
      notify(result.message, { type: 'error' })
    onDone()
  }
  return (
    <CommandButton permission={permissionOf(assignForm)} busy={isPending} onPress={() => void assign()}>
      {text(isMine ? 'resources.forms.commands.release' : 'resources.forms.commands.take')}
    </CommandButton>
  )
}
