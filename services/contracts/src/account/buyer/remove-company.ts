import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'

/** Removes the buyer's company and tax data. */
export const removeCompany = call({
  name: 'remove-company',
  path: '/account/company/delete',
  effect: 'command',
  access: buyer,
  input: z.strictObject({}),
  output: z.object({ removed: z.literal(true) }),
  errors: [],
})
