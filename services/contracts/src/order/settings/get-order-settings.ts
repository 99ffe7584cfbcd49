import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { effectiveOrderSettings } from './order-settings.ts'

/** Deadlines and limits of orders as they apply now, and which of them the environment sets. */
export const getOrderSettings = call({
  name: 'get-order-settings',
  path: '/private/settings/orders/one',
  effect: 'read',
  access: staff('settings.read'),
  input: z.object({}),
  output: effectiveOrderSettings,
  errors: [],
})
