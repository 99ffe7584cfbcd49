import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { seller } from './seller.ts'

/** What new documents show of the seller. */
export const getSeller = call({
  name: 'get-seller',
  path: '/private/settings/seller/one',
  effect: 'read',
  access: staff('settings.read'),
  input: z.object({}),
  output: seller,
  errors: [],
})
