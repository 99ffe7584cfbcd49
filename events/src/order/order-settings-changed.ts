import { z } from 'zod'
import { event } from '../event.ts'

/**
 * All settings of orders from now on. Deadlines of existing orders do not change. The optional ones are absent in what
 * was recorded before unpaid orders had limits, or before there was after-sales service.
 */
export const orderSettingsChanged = event('order-settings-changed', {
  orderDeadlineSeconds: z.int().positive(),
  paymentAttemptSeconds: z.int().positive(),
  receiptDays: z.int().positive(),
  /** Unpaid orders of one buyer. */
  unpaidOrders: z.int().positive().optional(),
  /** Share of a product's free pieces that they may hold together. */
  unpaidSharePercent: z.int().min(1).max(100).optional(),
  /** So many pieces of a product are always allowed. */
  unpaidSharePieces: z.int().min(0).optional(),
  /** Share of a product's free pieces that unpaid orders of all buyers who have never paid may hold together. */
  newBuyersSharePercent: z.int().min(1).max(100).optional(),
  /** An order that holds more than this share has the deadline after it. */
  largeSharePercent: z.int().min(1).max(100).optional(),
  largeShareDeadlineSeconds: z.int().positive().optional(),
  /** Days after delivery within which each kind of after-sales service may be asked for. */
  afterSaleReturnDays: z.int().positive().optional(),
  afterSaleExchangeDays: z.int().positive().optional(),
  afterSaleReplacementDays: z.int().positive().optional(),
  afterSaleRepairDays: z.int().positive().optional(),
  /** Days within which staff answer a request. */
  afterSaleAnswerDays: z.int().positive().optional(),
  /** Days after approval within which pieces are to be back. */
  afterSaleSendBackDays: z.int().positive().optional(),
  changedAt: z.iso.datetime(),
})
export type OrderSettingsChanged = z.infer<typeof orderSettingsChanged>
