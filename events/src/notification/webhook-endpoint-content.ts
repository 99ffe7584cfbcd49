import { z } from 'zod'

/**
 * `stream`: the events of one order, quotation or part in the order in which they happened, so that one that is refused
 * delays those after it; `fastest`: each as soon as it can be sent.
 */
export const webhookOrder = z.enum(['stream', 'fastest'])
export type WebhookOrder = z.infer<typeof webhookOrder>

/** What an endpoint is sent, and where. Its secrets are in the vault. */
export const webhookEndpointContent = z.object({
  url: z.string().min(1),
  description: z.string(),
  /** Types of events; empty: all that are public, later ones too. */
  eventTypes: z.array(z.string().min(1)),
  order: webhookOrder,
})
export type WebhookEndpointContent = z.infer<typeof webhookEndpointContent>
