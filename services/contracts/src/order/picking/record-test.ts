import { fileId, productId } from '@pinline/events/ids'
import { testMethod } from '@pinline/events/order/line-tested'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { enteredOrderNumber } from '../order/entered-order-number.ts'
import { orderChanged } from '../order/order-changed.ts'

/** Records a test of a line. After a failed one the line cannot be shipped until the same method is passed. */
export const recordTest = call({
  name: 'record-test',
  path: '/private/orders/record-test',
  effect: 'command',
  access: staff('orders.test'),
  input: z.object({
    orderNo: enteredOrderNumber,
    productId,
    method: testMethod,
    sampleSize: z.int().positive(),
    passed: z.boolean(),
    /** An own upload of the module `test-report`. */
    fileId: fileId.optional(),
  }),
  output: orderChanged,
  errors: [
    'order-not-found',
    'order-line-not-found',
    'transition-not-allowed',
    'pick-exceeds-ordered',
    'line-records-reached',
    'file-not-found',
  ],
})
