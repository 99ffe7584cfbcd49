import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { shownOrderSettings } from './order-settings.ts'

export const showOrderSettings = call({
  name: 'show-order-settings',
  path: '/private/settings/orders/one',
  effect: 'read',
  authority: staff('settings.read'),
  input: z.object({}),
  output: shownOrderSettings,
  errors: [],
})
