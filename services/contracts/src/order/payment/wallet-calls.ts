import { orderNumber } from '@pinline/events/ids'
import { money } from '@pinline/events/money'
import { attemptId, captureId, refundId } from '@pinline/events/order/payment-ids'
import { z } from 'zod'
import { call, open, signed } from '../../api/call.ts'

/** What the wallet tells; its signature stands in headers (see the order service's README). */
export const walletWebhook = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('captured'),
    orderNo: orderNumber,
    attemptId,
    captureId,
    amount: money,
    capturedAt: z.iso.datetime(),
  }),
  z.object({ kind: z.literal('declined'), orderNo: orderNumber, attemptId }),
  /** A refund has come to its end; how, the books say. */
  z.object({ kind: z.literal('refund'), orderNo: orderNumber, attemptId, refundId }),
])
export type WalletWebhook = z.infer<typeof walletWebhook>

/**
 * The simulator's callback. A hint: what is recorded is what its books say when they are asked. A repetition under
 * another nonce is answered 200 and changes nothing.
 */
export const receiveWalletWebhook = call({
  name: 'receive-wallet-webhook',
  path: '/wallet/callback',
  effect: 'command',
  access: signed,
  input: walletWebhook,
  output: z.object({ received: z.literal(true) }),
  errors: [
    'signature-invalid',
    'notice-stale',
    'notice-replayed',
    'notice-mismatch',
    'order-not-found',
    'refund-not-found',
    'wallet-unreachable',
  ],
})

const attemptState = z.object({ attemptId, status: z.enum(['open', 'captured', 'declined', 'closed']) })

/** Simulator: the payer presses "pay". */
export const payAttempt = call({
  name: 'pay-attempt',
  path: '/wallet/attempts/{id}/pay',
  effect: 'command',
  access: open,
  input: z.object({ id: z.string().max(64) }),
  output: attemptState,
  errors: ['attempt-not-found', 'payment-not-possible'],
})

/** Simulator: the payer presses "decline". */
export const declineAttempt = call({
  name: 'decline-attempt',
  path: '/wallet/attempts/{id}/decline',
  effect: 'command',
  access: open,
  input: z.object({ id: z.string().max(64) }),
  output: attemptState,
  errors: ['attempt-not-found', 'payment-not-possible'],
})

/**
 * Simulator: what goes wrong with payments from now on; what is left out is off. With `orderNo` it is said of that order
 * alone and wins over what is said of all.
 *
 * Of notices: `duplicate` each twice, `delayMs` late, `lose` none at all, `forge` signed by a stranger while no money
 * moves, `stale` ten minutes old, `replay` sent again to the byte, `otherOrder` with another order's number, `misreport`
 * with another amount than the books have. Of money: `wrongAmount` one minor unit less is captured, `wrongCurrency` it is
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

/** Simulator: every movement of money, to check the orders against, and what was told of it. */
export const getWalletLedger = call({
  name: 'get-wallet-ledger',
  path: '/wallet/ledger',
  effect: 'get',
  access: open,
  input: z.object({ orderNo: orderNumber.optional() }),
  output: z.object({
    captures: z.array(
      z.object({ captureId, attemptId, orderNo: orderNumber, amount: money, capturedAt: z.iso.datetime() }),
    ),
    refunds: z.array(
      z.object({ refundId, captureId, orderNo: orderNumber, amount: money, refundedAt: z.iso.datetime() }),
    ),
    /** Every notice that was sent, and what came back: `taken`, `unanswered`, or the code of the refusal. */
    notices: z.array(
      z.object({
        kind: z.enum(['captured', 'declined', 'refund']),
        attemptId,
        orderNo: orderNumber,
        outcome: z.string(),
        sentAt: z.iso.datetime(),
      }),
    ),
  }),
  errors: [],
})
