import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { enteredOrderNumber } from './entered-order-number.ts'

/**
 * An order as its events had made it at a moment, field by field, beside what it is now. Personal data are references.
 * Before it was placed it has no fields.
 */
export const getOrderAt = call({
  name: 'get-order-at',
  path: '/private/orders/at',
  effect: 'read',
  access: staff('operations.read'),
  input: z.object({ orderNo: enteredOrderNumber, at: z.iso.datetime() }),
  output: z.object({
    /** How many events there were by then. */
    version: z.int(),
    /** How many there are now. */
    present: z.int(),
    /** `past` and `now` are JSON; null where the field did not exist. */
    fields: z.array(z.object({ path: z.string(), past: z.string().nullable(), now: z.string().nullable() })),
  }),
  errors: ['order-not-found'],
  weight: 4,
})
