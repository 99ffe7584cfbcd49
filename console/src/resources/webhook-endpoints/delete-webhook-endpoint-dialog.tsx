import { deleteWebhookEndpoint } from '@pinline/contracts/notification/webhook/delete-webhook-endpoint'
import type { WebhookEndpointRow } from '@pinline/contracts/notification/webhook/webhook-endpoint-row'
import { useCommand } from '@pinline/ui/commands/use-command'
import { ConfirmCommand } from '../../layout/confirm-command.tsx'
import { useText } from '../../messages/use-text.ts'

interface DeleteWebhookEndpointDialogProps {
  readonly endpoint: WebhookEndpointRow
  readonly onDone: () => void
  readonly onReload: () => Promise<void>
  readonly onClose: () => void
}

/** Confirms that an endpoint is deleted for good. */
export const DeleteWebhookEndpointDialog = ({ endpoint, onDone, ...dialog }: DeleteWebhookEndpointDialogProps) => {
  const text = useText()
  const { send, isPending } = useCommand(deleteWebhookEndpoint)
  return (
    <ConfirmCommand
      title={text('resources.webhook-endpoints.delete.title', { host: new URL(endpoint.url).host })}
      effects={[
        text('resources.webhook-endpoints.delete.effects.deliveries'),
        text('resources.webhook-endpoints.delete.effects.final'),
      ]}
      confirm={text('resources.webhook-endpoints.delete.confirm')}
      tone="danger"
      busy={isPending}
      send={() => send({ id: endpoint.id })}
      onDone={() => onDone()}
      {...dialog}
    />
  )
}
