import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { taxInput, taxSettings } from './tax-settings.ts'

/** Replaces the rates that new orders are taxed by; placed ones keep theirs. `version` is the one that was seen. */
export const setTax = call({
  name: 'set-tax',
  path: '/private/settings/tax/set',
  effect: 'command',
  access: staff('settings.update'),
  input: z.strictObject({ version: z.int('required').min(0, 'required'), ...taxInput }),
  output: taxSettings,
  errors: ['version-conflict'],
})
