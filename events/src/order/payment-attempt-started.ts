import { z } from 'zod'
import { event } from '../event.ts'
import { money } from '../money.ts'
import { attemptId } from './payment-ids.ts'
import { walletKind } from './wallet-kind.ts'

/** A code to scan was made. An order has at most one open attempt. */
export const paymentAttemptStarted = event('payment-attempt-started', {
  attemptId,
  /** The amount for the wallet: the order's payable. */
  amount: money,
  wallet: walletKind.optional(),
  startedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})
export type PaymentAttemptStarted = z.infer<typeof paymentAttemptStarted>
