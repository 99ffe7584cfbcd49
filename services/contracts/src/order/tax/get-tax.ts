import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { taxSettings } from './tax-settings.ts'

/** The rates that new orders are taxed by. */
export const getTax = call({
  name: 'get-tax',
  path: '/private/settings/tax/one',
  effect: 'read',
  access: staff('settings.read'),
  input: z.object({}),
  output: taxSettings,
  errors: [],
})
