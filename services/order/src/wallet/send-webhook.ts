import { randomBytes } from 'node:crypto'
import { envelope } from '@pinline/contracts/api/envelope'
import { receiveWalletWebhook, type WalletWebhook } from '@pinline/contracts/order/payment/receive-wallet-webhook'
import { signatureHeaders, signMessage } from './signature.ts'
import { sentWebhooks } from './wallet-attempts.ts'
import type { WalletDeps } from './wallet-deps.ts'

/** A webhook as sent. */
export interface SignedWebhook {
  readonly webhook: WalletWebhook
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

export const signWebhook = (webhook: WalletWebhook, secret: string, at: Date): SignedWebhook => {
  const body = JSON.stringify(webhook)
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const nonce = randomBytes(16).toString('hex')
  return {
    webhook,
    body,
    headers: {
      'content-type': 'application/json',
      [signatureHeaders.timestamp]: timestamp,
      [signatureHeaders.nonce]: nonce,
      [signatureHeaders.signature]: signMessage(secret, { timestamp, nonce, body }),
    },
  }
}

const post = async (platform: WalletDeps, { body, headers }: SignedWebhook): Promise<string> => {
  try {
    const response = await fetch(platform.config.ORDER_URL + receiveWalletWebhook.path, {
      method: 'POST',
      signal: AbortSignal.timeout(10_000),
      headers,
      body,
    })
    const { code, meta } = envelope.parse(await response.json())
    return code === 200 ? 'taken' : (meta?.type ?? 'unanswered')
  } catch {
    return 'unanswered'
  }
}

/**
 * Sends a webhook and records the result: `taken`, `unanswered`, or the code of the rejection. It is sent again if the
 * shop did not respond or could not handle it now, not if the shop rejected it.
 */
export const sendWebhook = async (platform: WalletDeps, signed: SignedWebhook): Promise<string> => {
  const outcome = await post(platform, signed)
  const { kind, attemptId, orderNo } = signed.webhook
  await sentWebhooks(platform).insertOne({ kind, attemptId, orderNo, outcome, sentAt: platform.clock.now() })
  return outcome
}
