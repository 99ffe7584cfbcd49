import { buyerId, staffId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'

/** Limit of people in one query. */
export const maxPersonNames = 100

/**
 * `erased`: the buyer had their data erased, or the member of staff was removed. `name` is null then, and for a buyer
 * whom the role may not see. A buyer without a name is called by company, mailbox or phone number.
 */
export const personName = z.object({
  id: z.union([buyerId, staffId]),
  name: z.string().nullable(),
  erased: z.boolean(),
})
export type PersonName = z.infer<typeof personName>

/**
 * The names of buyers and staff by their ids. Staff are known to all staff; buyers by their full name to roles that read
 * buyers, and with letters hidden to those that read orders.
 */
export const listPersonNames = call({
  name: 'list-person-names',
  path: '/private/people/names',
  effect: 'read',
  access: staff(null),
  input: z.strictObject({
    ids: z
      .array(z.union([buyerId, staffId]))
      .min(1)
      .max(maxPersonNames),
  }),
  output: z.object({ list: z.array(personName) }),
  errors: [],
})
