import { z } from 'zod'

/** Error keys that `data.errors` of refused settings or freight may hold, by field. */
export const settingsFieldErrors = [
  'required',
  'deadline-range',
  'code-life-range',
  'receipt-range',
  'from-environment',
  'weight-wrong',
  'price-wrong',
  'not-ascending',
  'too-many',
] as const
export type SettingsFieldError = (typeof settingsFieldErrors)[number]

/** One minute to thirty days. */
const deadline = z.int('deadline-range').min(60, 'deadline-range').max(2_592_000, 'deadline-range')
/** One minute to two hours, which is as long as wallets keep a code. */
const codeLife = z.int('code-life-range').min(60, 'code-life-range').max(7200, 'code-life-range')
const receipt = z.int('receipt-range').min(1, 'receipt-range').max(365, 'receipt-range')

/** What staff may set of orders. Promised deadlines stay: each counts for what is placed, begun or shipped after it. */
export const orderSettingsFields = {
  /** How long an order may stay unpaid. */
  orderDeadlineSeconds: deadline,
  /** How long one code to scan is good for. */
  paymentAttemptSeconds: codeLife,
  /** After how many days a shipped order becomes completed without its buyer saying so. */
  receiptDays: receipt,
}

const settingName = z.enum(['orderDeadlineSeconds', 'paymentAttemptSeconds', 'receiptDays'])

/** The variable that sets each, where an installation wants it so. */
export const environmentNames: Readonly<Record<z.infer<typeof settingName>, string>> = {
  orderDeadlineSeconds: 'ORDER_DEADLINE_SECONDS',
  paymentAttemptSeconds: 'PAYMENT_ATTEMPT_SECONDS',
  receiptDays: 'RECEIPT_DAYS',
}

/** The settings that count. The environment may set shorter times than staff may. */
export const effectiveOrderSettings = z.object({
  orderDeadlineSeconds: z.int().positive(),
  paymentAttemptSeconds: z.int().positive(),
  receiptDays: z.int().positive(),
  /** How often they were changed. */
  version: z.int().min(0),
  /** What the environment sets: it cannot be changed here. */
  fromEnvironment: z.array(z.object({ field: settingName, variable: z.string() })),
})
export type EffectiveOrderSettings = z.infer<typeof effectiveOrderSettings>
