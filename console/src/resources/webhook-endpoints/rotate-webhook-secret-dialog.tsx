import { rotateWebhookSecret } from '@pinline/contracts/notification/webhook/rotate-webhook-secret'
import type { WebhookEndpointRow } from '@pinline/contracts/notification/webhook/webhook-endpoint-row'
import { useCommand } from '@pinline/ui/commands/use-command'
import { ConfirmCommand } from '../../layout/confirm-command.tsx'
import { useText } from '../../messages/use-text.ts'

interface RotateWebhookSecretDialogProps {
  readonly endpoint: WebhookEndpointRow
  readonly onDone: (secret: string) => void
  readonly onReload: () => Promise<void>
  readonly onClose: () => void
}

/** Confirms that an endpoint gets another secret. */
export const RotateWebhookSecretDialog = ({ endpoint, onDone, ...dialog }: RotateWebhookSecretDialogProps) => {
  const text = useText()
  const { send, isPending } = useCommand(rotateWebhookSecret)
  return (
    <ConfirmCommand
      title={text('resources.webhook-endpoints.rotate.title', { host: new URL(endpoint.url).host })}
      effects={[
        text('resources.webhook-endpoints.rotate.effects.both'),
        text('resources.webhook-endpoints.rotate.effects.once'),
      ]}
      confirm={text('resources.webhook-endpoints.rotate.confirm')}
      tone="gold"
      busy={isPending}
      send={() => send({ id: endpoint.id })}
      onDone={({ secret }) => onDone(secret)}
      {...dialog}
    />
  )
}
