import { z } from 'zod'
import { adminResource } from '../../api/call.ts'
import { webhookEndpointRow } from './webhook-endpoint-row.ts'

/** Webhook endpoints, and how many requests to them failed in the last 24 hours. */
export const webhookEndpointsResource = adminResource({
  name: 'webhook-endpoints',
  permission: 'webhooks.read',
  apiScope: 'webhooks:manage',
  row: webhookEndpointRow,
  filter: z.object({ status: z.enum(['enabled', 'disabled']).optional() }),
  sorts: ['createdAt'],
})
