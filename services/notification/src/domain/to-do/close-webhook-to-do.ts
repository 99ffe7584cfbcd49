import type { Decision } from '@pinline/chassis/domain/decider'
import type { WebhookToDoClosed } from '@pinline/events/notification/webhook-to-do-closed'
import type { ToDo } from './to-do.ts'

export type CloseWebhookToDo = { readonly type: 'close-webhook-to-do' } & Omit<WebhookToDoClosed['data'], 'toDoId'>

/** Does nothing if nothing is open. */
export const decideCloseWebhookToDo = (
  state: ToDo,
  { closedBy, closedAt }: CloseWebhookToDo,
): Decision<WebhookToDoClosed> =>
  state.status === 'open' ? [{ type: 'webhook-to-do-closed', data: { toDoId: state.toDoId, closedBy, closedAt } }] : []
