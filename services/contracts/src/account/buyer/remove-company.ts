import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'

/** Takes the buyer's company and tax data away. */
export const removeCompany = call({
  name: 'remove-company',
  path: '/account/company/delete',
  effect: 'command',
  access: buyer,
  input: z.strictObject({}),
  output: z.object({ removed: z.literal(true) }),
  errors: [],
})
