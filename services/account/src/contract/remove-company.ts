import { buyer, call } from '@pinline/chassis/contract/call'
import { z } from 'zod'

/** Takes the buyer's company and tax data away. */
export const removeCompany = call({
  name: 'remove-company',
  path: '/account/company/delete',
  effect: 'command',
  authority: buyer,
  input: z.strictObject({}),
  output: z.object({ removed: z.literal(true) }),
  errors: [],
})
