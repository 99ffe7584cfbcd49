import { call, staff } from '../../api/call.ts'
import { moment, stateAt, stateAtErrors } from '../../api/state-at.ts'
import { enteredOrderNumber } from './entered-order-number.ts'

/**
 * An order as its events had made it at a moment, field by field, beside what it is now. Personal data are references.
 */
export const getOrderAt = call({
  name: 'get-order-at',
  path: '/private/orders/at',
  effect: 'read',
  access: staff('operations.read'),
  input: moment.extend({ orderNo: enteredOrderNumber }),
  output: stateAt,
  errors: ['order-not-found', ...stateAtErrors],
  weight: 4,
})
