import { z } from 'zod'
import { event } from '../event.ts'

/** All settings of orders as they are from now on. What was promised to an order before stays as it was. */
export const orderSettingsChanged = event('order-settings-changed', {
  orderDeadlineSeconds: z.int().positive(),
  paymentAttemptSeconds: z.int().positive(),
  receiptDays: z.int().positive(),
  changedAt: z.iso.datetime(),
})
export type OrderSettingsChanged = z.infer<typeof orderSettingsChanged>
