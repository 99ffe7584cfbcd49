import { z } from 'zod'
import { event } from '../event.ts'

/** All settings of orders from now on. Deadlines of existing orders do not change. */
export const orderSettingsChanged = event('order-settings-changed', {
  orderDeadlineSeconds: z.int().positive(),
  paymentAttemptSeconds: z.int().positive(),
  receiptDays: z.int().positive(),
  changedAt: z.iso.datetime(),
})
export type OrderSettingsChanged = z.infer<typeof orderSettingsChanged>
