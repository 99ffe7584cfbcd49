import { webhookEndpointId } from '@pinline/events/ids'
import { z } from 'zod'
import { expectedRevision } from '../../account/permissions/permission-fields.ts'
import { call, staff } from '../../api/call.ts'
import { webhookEndpointChanged } from './webhook-endpoint-changed.ts'
import { webhookEndpointFields } from './webhook-fields.ts'

/** Changes an endpoint as a whole. What is waiting for it is sent to its new address. */
export const updateWebhookEndpoint = call({
  name: 'update-webhook-endpoint',
  path: '/private/webhook/update',
  effect: 'command',
  access: staff('webhooks.update'),
  apiScope: 'webhooks:manage',
  input: z.object({ id: webhookEndpointId, revision: expectedRevision, ...webhookEndpointFields }),
  output: webhookEndpointChanged,
  errors: ['webhook-endpoint-not-found', 'version-conflict'],
})
