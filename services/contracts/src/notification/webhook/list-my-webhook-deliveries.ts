import { webhookEndpointId } from '@pinline/events/ids'
import { buyer, call } from '../../api/call.ts'
import { page, pageRequest } from '../../api/paging.ts'
import { myWebhookDelivery } from './my-webhook-fields.ts'
import { webhookDeliveryState } from './webhook-fields.ts'

/** What was sent to one of the buyer's endpoints, or was to be, newest first, with requests and responses. */
export const listMyWebhookDeliveries = call({
  name: 'list-my-webhook-deliveries',
  path: '/account/webhooks/deliveries',
  effect: 'read',
  access: buyer,
  apiScope: 'webhooks:manage',
  input: pageRequest.extend({ id: webhookEndpointId, state: webhookDeliveryState.optional() }),
  output: page(myWebhookDelivery),
  errors: ['webhook-endpoint-not-found'],
})
