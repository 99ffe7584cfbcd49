import { z } from 'zod'
import { fact } from '../fact.ts'

/** All settings of orders as they are from now on. What was promised to an order before stays as it was. */
export const orderSettingsChanged = fact('order-settings-changed', {
  orderDeadlineSeconds: z.int().positive(),
  paymentAttemptSeconds: z.int().positive(),
  receiptDays: z.int().positive(),
  changedAt: z.iso.datetime(),
})
export type OrderSettingsChanged = z.infer<typeof orderSettingsChanged>
