import { orderNumber } from '@pinline/events/ids'
import { z } from 'zod'
import { call, open } from '../../api/call.ts'

/**
 * Simulator: what goes wrong with payments from now on; what is left out is off. With `orderNo` it is said of that order
 * alone and wins over what is said of all.
 *
 * Of notices: `duplicate` each twice, `delayMs` late, `lose` none at all, `forge` signed by a stranger while no money
 * moves, `stale` ten minutes old, `replay` sent again to the byte, `otherOrder` with another order's number, `misreport`
 * with another amount than its record has. Of money: `wrongAmount` one minor unit less is captured, `wrongCurrency` it is
 * captured in another currency. Of the wallet: `unreachable` it answers nothing, `busy` the payer is at it, `openDelayMs`
 * opening a code takes so long, `forgets` it does not remember an attempt that was closed before it was opened (said of
 * all alone). Of refunds: `slow` through after `refundDelayMs`, `lose` the same without a notice, `fail` it gives nothing
 * back.
 */
export const walletFaults = z.object({
  orderNo: orderNumber.optional(),
  duplicate: z.boolean().default(false),
  delayMs: z.int().min(0).max(3_600_000).default(0),
  lose: z.boolean().default(false),
  forge: z.boolean().default(false),
  wrongAmount: z.boolean().default(false),
  stale: z.boolean().default(false),
  replay: z.boolean().default(false),
  otherOrder: z.boolean().default(false),
  misreport: z.boolean().default(false),
  wrongCurrency: z.boolean().default(false),
  unreachable: z.boolean().default(false),
  busy: z.boolean().default(false),
  openDelayMs: z.int().min(0).max(30_000).default(0),
  forgets: z.boolean().default(false),
  refund: z.enum(['slow', 'fail', 'lose']).optional(),
  refundDelayMs: z.int().min(0).max(3_600_000).default(2000),
})
export type WalletFaults = z.infer<typeof walletFaults>

export const setWalletFaults = call({
  name: 'set-wallet-faults',
  path: '/wallet/faults',
  effect: 'command',
  access: open,
  input: walletFaults,
  output: walletFaults,
  errors: [],
})
