import { z } from 'zod'
import { event } from '../event.ts'

export const webhookToDoEnd = z.enum(['webhook-endpoint-enabled', 'webhook-endpoint-deleted'])
export type WebhookToDoEnd = z.infer<typeof webhookToDoEnd>

/** The endpoint is enabled again, or deleted. */
export const webhookToDoClosed = event('webhook-to-do-closed', {
  toDoId: z.string().min(1),
  closedBy: webhookToDoEnd,
  closedAt: z.iso.datetime(),
})
export type WebhookToDoClosed = z.infer<typeof webhookToDoClosed>
