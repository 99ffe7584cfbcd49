import { z } from 'zod'
import { event } from '../event.ts'
import { webhookEndpointId } from '../ids.ts'

/** A webhook endpoint was disabled because it took nothing. `recordId` is the endpoint, `name` its host. */
export const webhookToDoOpened = event('webhook-to-do-opened', {
  toDoId: z.string().min(1),
  recordId: webhookEndpointId,
  name: z.string().min(1),
  openedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
})
export type WebhookToDoOpened = z.infer<typeof webhookToDoOpened>
