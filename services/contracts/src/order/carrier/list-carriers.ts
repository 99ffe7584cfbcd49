import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { carrier } from './carrier.ts'

/** Every carrier, also those that are switched off, by position and name. Any member of staff may choose from them. */
export const listCarriers = call({
  name: 'list-carriers',
  path: '/private/carriers/list',
  effect: 'read',
  access: staff(null),
  input: z.object({}),
  output: z.array(carrier),
  errors: [],
})
