import type { WebhookError } from '@pinline/contracts/notification/webhook/webhook-fields'

const error = {
  'address-not-allowed': 'Address not allowed',
  'host-not-found': 'Host not found',
  'connection-failed': 'Connection failed',
  'certificate-invalid': 'Invalid certificate',
  'timed-out': 'Timed out',
  redirected: 'Redirect not followed',
  interrupted: 'Interrupted',
} satisfies Record<WebhookError, string>

export const webhookDeliveries = {
  name: 'Delivery |||| Deliveries',
  title: 'Deliveries',
  none: 'No deliveries',
  show: 'Show details: %{type}',
  fields: {
    at: 'Event time',
    type: 'Event',
    subject: 'Subject',
    state: 'Status',
    result: 'Last response',
    tries: 'Attempts',
    nextTryAt: 'Next attempt',
    messageId: 'webhook-id',
  },
  state: { waiting: 'Waiting', delivered: 'Delivered', failed: 'Failed', skipped: 'Skipped' },
  error,
  requests: 'Attempts',
  no_requests: 'Not sent yet',
  body: 'Request body',
  redeliver: {
    one: 'Redeliver',
    command: 'Redeliver range',
    title: 'Redeliver events',
    confirm: 'Redeliver',
    note: 'Sends events that failed or were skipped again, with the same webhook-id.',
    from: 'From',
    until: 'To',
    delivered: 'Also those that were delivered',
    done: '%{smart_count} event is being redelivered |||| %{smart_count} events are being redelivered',
  },
}
