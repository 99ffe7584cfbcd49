import { permissionOf } from '@pinline/contracts/api/call'
import { redeliverWebhooks } from '@pinline/contracts/notification/webhook/redeliver-webhooks'
import type { WebhookDeliveryRow } from '@pinline/contracts/notification/webhook/webhook-deliveries-resource'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useNotify } from 'react-admin'
import { CommandButton } from '../../layout/command-button.tsx'
import { useText } from '../../messages/use-text.ts'

interface RedeliverWebhooksButtonProps {
  readonly delivery: WebhookDeliveryRow
  readonly onDone: () => void
}

/** Sends one delivery again. */
export const RedeliverWebhooksButton = ({ delivery, onDone }: RedeliverWebhooksButtonProps) => {
  const text = useText()
  const notify = useNotify()
  const { send, isPending } = useCommand(redeliverWebhooks)
  const press = async () => {
    const result = await send({ id: delivery.endpointId, what: { by: 'ids', ids: [delivery.id] } })
    if (result.kind === 'done') {
      notify('resources.webhook-deliveries.redeliver.done', { messageArgs: { smart_count: result.data.redelivered } })
      onDone()
    } else if ('message' in result && result.message !== '') notify(result.message, { type: 'error' })
  }
  return (
    <CommandButton permission={permissionOf(redeliverWebhooks)} busy={isPending} onPress={() => void press()}>
      {text('resources.webhook-deliveries.redeliver.one')}
    </CommandButton>
  )
}
