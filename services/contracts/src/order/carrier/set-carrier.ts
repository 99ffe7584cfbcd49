import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { carrier, carrierInput } from './carrier.ts'

/** Adds a carrier (`version` 0) or replaces what is known about it; `version` is the one the member of staff saw. */
export const setCarrier = call({
  name: 'set-carrier',
  path: '/private/carriers/set',
  effect: 'command',
  access: staff('settings.update'),
  input: z.strictObject({ version: z.int('required').min(0, 'required'), ...carrierInput }),
  output: carrier,
  errors: ['version-conflict', 'carrier-name-taken', 'carrier-limit-reached'],
})
