import { orderNumber } from '@pinline/events/ids'
import { money } from '@pinline/events/money'
import { attemptId, captureId, refundId } from '@pinline/events/order/payment-ids'
import { z } from 'zod'
import { call, signed } from '../../api/call.ts'

/** What the wallet notifies of; its signature stands in headers (see the order service's README). */
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
  /** A refund has come to its end; how is in its provider record. */
  z.object({ kind: z.literal('refund'), orderNo: orderNumber, attemptId, refundId }),
])
export type WalletWebhook = z.infer<typeof walletWebhook>

/**
 * The simulator's callback. A hint: what is recorded is the provider record when it is queried. A repetition
 * under another nonce is answered 200 and changes nothing.
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
