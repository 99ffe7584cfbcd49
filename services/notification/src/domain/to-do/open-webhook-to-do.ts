import type { Decision } from '@pinline/chassis/domain/decider'
import type { WebhookToDoOpened } from '@pinline/events/notification/webhook-to-do-opened'
import type { ToDo } from './to-do.ts'

export type OpenWebhookToDo = { readonly type: 'open-webhook-to-do' } & WebhookToDoOpened['data']

/** One to-do for an endpoint: it opens again when it is disabled again. */
export const decideOpenWebhookToDo = (state: ToDo, { type, ...data }: OpenWebhookToDo): Decision<WebhookToDoOpened> =>
  state.status === 'open' ? [] : [{ type: 'webhook-to-do-opened', data }]
