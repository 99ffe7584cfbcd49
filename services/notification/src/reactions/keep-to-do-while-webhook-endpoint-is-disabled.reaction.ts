import { handleCommand, loadStream } from '@pinline/chassis/event-store/handle-command'
import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import { businessDaysAfter } from '@pinline/events/business-days'
import { webhookEndpointId } from '@pinline/events/ids'
import { webhookEndpointDeleted } from '@pinline/events/notification/webhook-endpoint-deleted'
import { webhookEndpointDisabled } from '@pinline/events/notification/webhook-endpoint-disabled'
import { webhookEndpointEnabled } from '@pinline/events/notification/webhook-endpoint-enabled'
import { z } from 'zod'
import { toDoDecider, type WebhookToDoCommand } from '../domain/to-do/to-do-decider.ts'
import { webhookEndpointDecider } from '../domain/webhook-endpoint/webhook-endpoint-decider.ts'
import type { NotificationDeps } from '../notification-deps.ts'

const stateEvent = z.discriminatedUnion('type', [
  webhookEndpointDisabled,
  webhookEndpointEnabled,
  webhookEndpointDeleted,
])
type StateEvent = z.infer<typeof stateEvent>

const mendDays = 1

/**
 * An endpoint of the shop that the service had to disable is work until it is enabled or deleted; one that staff disabled
 * is not, nor is a buyer's.
 */
export const keepToDoWhileWebhookEndpointIsDisabled = ({ platform }: NotificationDeps): AnyReaction => {
  const commandOf = async (
    event: StateEvent,
    { streamId, toDoId, at }: { readonly streamId: string; readonly toDoId: string; readonly at: string },
  ): Promise<WebhookToDoCommand | undefined> => {
    if (event.type !== 'webhook-endpoint-disabled')
      return { type: 'close-webhook-to-do', closedBy: event.type, closedAt: at }
    if (event.data.reason === 'staff') return undefined
    const { state } = await loadStream(platform, webhookEndpointDecider, streamId)
    if (state.status === 'new' || state.status === 'deleted' || state.buyerId !== undefined) return undefined
    return {
      ...{ type: 'open-webhook-to-do', toDoId, recordId: webhookEndpointId.parse(streamId) },
      ...{ name: new URL(state.content.url).host, openedAt: at, dueAt: businessDaysAfter(at, mendDays) },
    }
  }
  return defineReaction<StateEvent>({
    name: 'keep-to-do-while-webhook-endpoint-is-disabled',
    subscribesTo: {
      service: 'notification',
      types: stateEvent.options.map((option) => option.shape.type.value),
      eventSchema: stateEvent,
    },
    react: async ({ event, streamId, recordedAt }, context) => {
      const toDoId = `mend-webhook-${streamId}`
      const command = await commandOf(event, { streamId, toDoId, at: recordedAt })
      if (command !== undefined) await handleCommand(platform, toDoDecider, { streamId: toDoId, command, context })
    },
  })
}
