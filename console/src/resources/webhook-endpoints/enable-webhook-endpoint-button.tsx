import { permissionOf } from '@pinline/contracts/api/call'
import { enableWebhookEndpoint } from '@pinline/contracts/notification/webhook/enable-webhook-endpoint'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useNotify } from 'react-admin'
import { CommandButton } from '../../layout/command-button.tsx'
import { useText } from '../../messages/use-text.ts'

interface EnableWebhookEndpointButtonProps {
  readonly id: string
  readonly onDone: () => void
}

/** Has webhooks sent to an endpoint again. */
export const EnableWebhookEndpointButton = ({ id, onDone }: EnableWebhookEndpointButtonProps) => {
  const text = useText()
  const notify = useNotify()
  const { send, isPending } = useCommand(enableWebhookEndpoint)
  const press = async () => {
    const input = enableWebhookEndpoint.input.safeParse({ id })
    if (!input.success) return
    const result = await send(input.data)
    if (result.kind === 'done') {
      notify('resources.webhook-endpoints.enable.done')
      onDone()
    } else if ('message' in result && result.message !== '') notify(result.message, { type: 'error' })
  }
  return (
    <CommandButton
      permission={permissionOf(enableWebhookEndpoint)}
      tone="gold"
      busy={isPending}
      onPress={() => void press()}
    >
      {text('resources.webhook-endpoints.enable.command')}
    </CommandButton>
  )
}
