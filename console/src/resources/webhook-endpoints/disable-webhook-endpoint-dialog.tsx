import { disableWebhookEndpoint } from '@pinline/contracts/notification/webhook/disable-webhook-endpoint'
import type { WebhookEndpointRow } from '@pinline/contracts/notification/webhook/webhook-endpoint-row'
import { useCommand } from '@pinline/ui/commands/use-command'
import { ConfirmCommand } from '../../layout/confirm-command.tsx'
import { useText } from '../../messages/use-text.ts'

interface DisableWebhookEndpointDialogProps {
  readonly endpoint: WebhookEndpointRow
  readonly onDone: () => void
  readonly onReload: () => Promise<void>
  readonly onClose: () => void
}

/** Confirms that nothing is sent to an endpoint any more. */
export const DisableWebhookEndpointDialog = ({ endpoint, onDone, ...dialog }: DisableWebhookEndpointDialogProps) => {
  const text = useText()
  const { send, isPending } = useCommand(disableWebhookEndpoint)
  return (
    <ConfirmCommand
      title={text('resources.webhook-endpoints.disable.title', { host: new URL(endpoint.url).host })}
      effects={[
        text('resources.webhook-endpoints.disable.effects.skipped'),
        text('resources.webhook-endpoints.disable.effects.later'),
      ]}
      confirm={text('resources.webhook-endpoints.disable.confirm')}
      tone="danger"
      busy={isPending}
      send={() => send({ id: endpoint.id })}
      onDone={() => onDone()}
      {...dialog}
    />
  )
}
