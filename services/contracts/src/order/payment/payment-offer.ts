import { money } from '@pinline/events/money'
import { walletKind } from '@pinline/events/order/wallet-kind'
import { z } from 'zod'

/** What the payer is asked for, beside the code itself. */
export const paymentOffer = {
  /** What the wallet takes: the order's total, or what it was converted to when the order was placed. */
  amount: money,
  /** The order's own total. */
  total: money,
  /** Units of `amount`'s currency for one of the total's, as a decimal; null where both are the same. */
  rate: z.string().nullable(),
  wallet: walletKind,
} as const
