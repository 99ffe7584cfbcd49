import { lazyPart } from '../../layout/lazy-part.ts'

/** Addresses of integrators that events are sent to: list, and the page of one with its deliveries. */
export const webhookEndpoints = {
  name: 'webhook-endpoints',
  list: lazyPart(async () => ({ default: (await import('./webhook-endpoint-list.tsx')).WebhookEndpointList })),
  show: lazyPart(async () => ({ default: (await import('./webhook-endpoint-page.tsx')).WebhookEndpointPage })),
  recordRepresentation: 'url',
}
