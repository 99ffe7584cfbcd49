import { deleteMyWebhookEndpoint } from '@pinline/contracts/notification/webhook/delete-my-webhook-endpoint'
import { enableMyWebhookEndpoint } from '@pinline/contracts/notification/webhook/enable-my-webhook-endpoint'
import { redeliverMyWebhooks } from '@pinline/contracts/notification/webhook/redeliver-my-webhooks'
import { rotateMyWebhookSecret } from '@pinline/contracts/notification/webhook/rotate-my-webhook-secret'
import { sendMyTestWebhook } from '@pinline/contracts/notification/webhook/send-my-test-webhook'
import type { WebhookEndpointId } from '@pinline/events/ids'
import type { CommandResult } from '@pinline/ui/commands/command-result'
import { useCommand } from '@pinline/ui/commands/use-command'
import { showToast } from '@pinline/ui/design/toast.tsx'
import { showRefusal } from '../../../app/show-refusal.ts'
import { useAppContext } from '../../../app/use-app-context.ts'
import { useTranslation } from '../../../app/use-translation.ts'
import { reloadWebhooks } from './webhooks.queries.ts'

/** The commands on one endpoint. Each shows its result and reloads the lists. */
export const useWebhookCommands = (id: WebhookEndpointId) => {
  const { queryClient } = useAppContext()
  const { t } = useTranslation('api-access')
  const options = { notifyOnFailure: true }
  const test = useCommand(sendMyTestWebhook, options)
  const enable = useCommand(enableMyWebhookEndpoint, options)
  const rotate = useCommand(rotateMyWebhookSecret, options)
  const remove = useCommand(deleteMyWebhookEndpoint, options)
  const redeliver = useCommand(redeliverMyWebhooks, options)
  const finish = async (result: CommandResult<unknown>, done: string): Promise<boolean> => {
    if (result.kind === 'done') showToast(done)
    else showRefusal(result)
    await reloadWebhooks(queryClient)
    return result.kind === 'done'
  }
  return {
    isPending: test.isPending || enable.isPending || rotate.isPending || remove.isPending || redeliver.isPending,
    test: async () => await finish(await test.send({ id }), t('hook.tested')),
    enable: async () => await finish(await enable.send({ id }), t('hook.enabled')),
    remove: async () => await finish(await remove.send({ id }), t('hook.deleted')),
    redeliver: async (deliveryId: string) =>
      await finish(await redeliver.send({ id, what: { by: 'ids', ids: [deliveryId] } }), t('hook.redelivered')),
    /** Returns the new secret; undefined if it was refused. */
    rotate: async (): Promise<string | undefined> => {
      const result = await rotate.send({ id })
      if (result.kind !== 'done') showRefusal(result)
      await reloadWebhooks(queryClient)
      return result.kind === 'done' ? result.data.secret : undefined
    },
  }
}
