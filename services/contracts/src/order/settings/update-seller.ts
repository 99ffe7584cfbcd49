import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { seller, sellerInput } from './seller.ts'

/** Replaces what new documents show of the seller; issued ones keep theirs. `version` is the one that was seen. */
export const updateSeller = call({
  name: 'update-seller',
  path: '/private/settings/seller/update',
  effect: 'command',
  access: staff('settings.update'),
  input: z.strictObject({ version: z.int('required').min(0, 'required'), ...sellerInput }),
  output: seller,
  errors: ['version-conflict'],
})
