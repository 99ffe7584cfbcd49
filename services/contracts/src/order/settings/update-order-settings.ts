import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { effectiveOrderSettings, orderSettingsFields } from './order-settings.ts'

/** Changes what is given; `version` is the one the member of staff saw. What the environment sets is refused. */
export const updateOrderSettings = call({
  name: 'update-order-settings',
  path: '/private/settings/orders/update',
  effect: 'command',
  access: staff('settings.update'),
  input: z.strictObject({
    version: z.int('required').min(0, 'required'),
    ...z.object(orderSettingsFields).partial().shape,
  }),
  output: effectiveOrderSettings,
  errors: ['version-conflict', 'settings-from-environment'],
})
