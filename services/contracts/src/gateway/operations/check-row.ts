import { serviceName } from '@pinline/events/event'
import { call, staff } from '../../api/call.ts'
import { checkViewRow } from '../../api/reconcile.ts'

/** Compares one row of a read model with its events, and writes it anew if it differs. */
export const checkRow = call({
  name: 'check-row',
  path: '/private/operations/check-row',
  effect: 'command',
  access: staff('operations.change'),
  input: checkViewRow.input.extend({ service: serviceName }),
  output: checkViewRow.output,
  errors: ['view-not-found', 'not-found'],
})
