import { z } from 'zod'

/** Error keys that `data.errors` of refused settings or freight may hold, by field. */
export const settingsFieldErrors = [
  'required',
  'deadline-range',
  'code-life-range',
  'receipt-range',
  'unpaid-orders-range',
  'percent-range',
  'pieces-range',
  'days-range',
  'from-environment',
  'weight-wrong',
  'price-wrong',
  'not-ascending',
  'too-many',
  'too-long',
  'character-not-allowed',
  'country-unknown',
  'email-format',
  'tracking-page-format',
  'carrier-name-taken',
  'tax-rate-range',
  'country-twice',
] as const
export type SettingsFieldError = (typeof settingsFieldErrors)[number]

/** One minute to thirty days. */
const deadline = z.int('deadline-range').min(60, 'deadline-range').max(2_592_000, 'deadline-range')
/** One minute to two hours, which is as long as wallets keep a code. */
const codeLife = z.int('code-life-range').min(60, 'code-life-range').max(7200, 'code-life-range')
const receipt = z.int('receipt-range').min(1, 'receipt-range').max(365, 'receipt-range')

const percent = z.int('percent-range').min(1, 'percent-range').max(100, 'percent-range')

/** One day to ten years. */
const days = z.int('days-range').min(1, 'days-range').max(3650, 'days-range')

/** What staff may set of orders. Promised deadlines stay: each counts for what is placed, begun or shipped after it. */
export const orderSettingsFields = {
  /** How long an order may stay unpaid. */
  orderDeadlineSeconds: deadline,
  /** How long one code to scan is good for. */
  paymentAttemptSeconds: codeLife,
  /** After how many days a shipped order becomes completed without its buyer saying so. */
  receiptDays: receipt,
  /** Unpaid orders of one buyer. */
  unpaidOrders: z.int('unpaid-orders-range').min(1, 'unpaid-orders-range').max(100, 'unpaid-orders-range'),
  /** Share of a product's free pieces that they may hold together; 100: all. */
  unpaidSharePercent: percent,
  /** So many pieces of a product are always allowed. */
  unpaidSharePieces: z.int('pieces-range').min(0, 'pieces-range').max(1_000_000, 'pieces-range'),
  /** Share of them that unpaid orders of all buyers who have never paid one may hold together; 100: all. */
  newBuyersSharePercent: percent,
  /** An order that holds more than this share has the deadline after it; 100: none does. */
  largeSharePercent: percent,
  largeShareDeadlineSeconds: deadline,
  /** Days after delivery within which each kind of after-sales service may be asked for. */
  afterSaleReturnDays: days,
  afterSaleExchangeDays: days,
  afterSaleReplacementDays: days,
  afterSaleRepairDays: days,
  /** Days within which staff answer a request; counts for requests from then on. */
  afterSaleAnswerDays: days,
  /** Days after approval within which pieces are to be back; counts for approvals from then on. */
  afterSaleSendBackDays: days,
}

const settingName = z.object(orderSettingsFields).keyof()
export type OrderSettingName = z.infer<typeof settingName>

/** The variable that sets each, where an installation wants it so. */
export const environmentNames = {
  orderDeadlineSeconds: 'ORDER_DEADLINE_SECONDS',
  paymentAttemptSeconds: 'PAYMENT_ATTEMPT_SECONDS',
  receiptDays: 'RECEIPT_DAYS',
  unpaidOrders: 'UNPAID_ORDERS',
  unpaidSharePercent: 'UNPAID_SHARE_PERCENT',
  unpaidSharePieces: 'UNPAID_SHARE_PIECES',
  newBuyersSharePercent: 'NEW_BUYERS_SHARE_PERCENT',
  largeSharePercent: 'LARGE_SHARE_PERCENT',
  largeShareDeadlineSeconds: 'LARGE_SHARE_DEADLINE_SECONDS',
  afterSaleReturnDays: 'AFTER_SALE_RETURN_DAYS',
  afterSaleExchangeDays: 'AFTER_SALE_EXCHANGE_DAYS',
  afterSaleReplacementDays: 'AFTER_SALE_REPLACEMENT_DAYS',
  afterSaleRepairDays: 'AFTER_SALE_REPAIR_DAYS',
  afterSaleAnswerDays: 'AFTER_SALE_ANSWER_DAYS',
  afterSaleSendBackDays: 'AFTER_SALE_SEND_BACK_DAYS',
} as const satisfies Readonly<Record<OrderSettingName, string>>

/** The settings that count. The environment may set shorter times than staff may. */
export const effectiveOrderSettings = z.object({
  orderDeadlineSeconds: z.int().positive(),
  paymentAttemptSeconds: z.int().positive(),
  receiptDays: z.int().positive(),
  unpaidOrders: z.int().positive(),
  unpaidSharePercent: z.int().min(1).max(100),
  unpaidSharePieces: z.int().min(0),
  newBuyersSharePercent: z.int().min(1).max(100),
  largeSharePercent: z.int().min(1).max(100),
  largeShareDeadlineSeconds: z.int().positive(),
  afterSaleReturnDays: z.int().positive(),
  afterSaleExchangeDays: z.int().positive(),
  afterSaleReplacementDays: z.int().positive(),
  afterSaleRepairDays: z.int().positive(),
  afterSaleAnswerDays: z.int().positive(),
  afterSaleSendBackDays: z.int().positive(),
  /** How often they were changed. */
  version: z.int().min(0),
  /** What the environment sets: it cannot be changed here. */
  fromEnvironment: z.array(z.object({ field: settingName, variable: z.string() })),
})
export type EffectiveOrderSettings = z.infer<typeof effectiveOrderSettings>
