import { isRejection, rejection } from '@pinline/chassis/contract/error-codes'
import { answer } from '@pinline/chassis/http/answer'
import type { RequestContext } from '@pinline/chassis/http/request-context'
import { route } from '@pinline/chassis/http/route'
import { receiveWalletNotice } from '../contract/wallet-calls.ts'
import { recordClosed } from '../payments/close-open-attempt.ts'
import type { Payments } from '../payments/payments.ts'
import { recordCapture } from '../payments/record-capture.ts'
import { rememberNonce } from '../wallet/seen-nonces.ts'
import { isGenuine, signatureHeaders } from '../wallet/signature.ts'
import { loadOrder } from './load-order.ts'

const headerOf = (context: RequestContext, name: string): string => {
  const value = context.headers[name]
  return typeof value === 'string' ? value : ''
}

const isFromWallet = async ({ platform }: Payments, context: RequestContext): Promise<boolean> => {
  const nonce = headerOf(context, signatureHeaders.nonce)
  const message = { timestamp: headerOf(context, signatureHeaders.timestamp), nonce, body: context.rawBody }
  const signature = headerOf(context, signatureHeaders.signature)
  return (
    isGenuine(platform.config.WALLET_SECRET, message, signature, platform.clock.now()) &&
    (await rememberNonce(platform, nonce))
  )
}

/** Takes what the wallet tells, when its signature is right, fresh and new. */
export const receiveWalletNoticeRoute = (payments: Payments) =>
  route(receiveWalletNotice, async (notice, context) => {
    if (!(await isFromWallet(payments, context))) return rejection('signature-invalid')
    const found = await loadOrder(payments.platform, notice.orderNo)
    if (isRejection(found)) return found
    const cause = { ...context.commandContext, actor: { kind: 'service', id: 'wallet' } as const }
    if (notice.kind === 'declined') await recordClosed(payments, found.orderNo, notice.attemptId, 'declined', cause)
    else {
      const recorded = await recordCapture(payments, found.orderNo, notice.attemptId, notice, cause)
      if (isRejection(recorded)) return recorded
    }
    return answer({ received: true })
  })
