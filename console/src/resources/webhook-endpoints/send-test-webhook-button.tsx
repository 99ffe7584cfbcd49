import { permissionOf } from '@pinline/contracts/api/call'
import { sendTestWebhook } from '@pinline/contracts/notification/webhook/send-test-webhook'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useNotify } from 'react-admin'
import { CommandButton } from '../../layout/command-button.tsx'
import { useText } from '../../messages/use-text.ts'

interface SendTestWebhookButtonProps {
  readonly id: string
  readonly onDone: () => void
}

/** Sends a sample to an endpoint. */
export const SendTestWebhookButton = ({ id, onDone }: SendTestWebhookButtonProps) => {
  const text = useText()
  const notify = useNotify()
  const { send, isPending } = useCommand(sendTestWebhook)
  const press = async () => {
    const input = sendTestWebhook.input.safeParse({ id })
    if (!input.success) return
    const result = await send(input.data)
    if (result.kind === 'done') {
      notify('resources.webhook-endpoints.test.done')
      onDone()
    } else if ('message' in result && result.message !== '') notify(result.message, { type: 'error' })
  }
  return (
    <CommandButton permission={permissionOf(sendTestWebhook)} busy={isPending} onPress={() => void press()}>
      {text('resources.webhook-endpoints.test.command')}
    </CommandButton>
  )
}
