import { randomBytes } from 'node:crypto'
import { postJson } from '@pinline/chassis/http/post-json'
import { envelope } from '@pinline/contracts/api/envelope'
import { receiveWalletWebhook, type WalletWebhook } from '@pinline/contracts/order/payment/receive-wallet-webhook'
import { inSpan } from '@pinline/telemetry/spans'
import { signatureHeaders, signMessage } from './signature.ts'
import type { SentWebhook } from './wallet-attempts.ts'
import type { WalletDeps } from './wallet-deps.ts'

/** A webhook as sent. */
export interface SignedWebhook {
  readonly webhook: WalletWebhook
  readonly headers: Readonly<Record<string, string>>
}

/** Signs the JSON text of a webhook, as it is sent. */
export const signWebhook = (webhook: WalletWebhook, secret: string, at: Date): SignedWebhook => {
  const body = JSON.stringify(webhook)
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const nonce = randomBytes(16).toString('hex')
  return {
    webhook,
    headers: {
      [signatureHeaders.timestamp]: timestamp,
      [signatureHeaders.nonce]: nonce,
      [signatureHeaders.signature]: signMessage(secret, { timestamp, nonce, body }),
    },
  }
}

const post = async (platform: WalletDeps, { webhook, headers }: SignedWebhook): Promise<string> => {
  try {
    const sent = { headers, timeoutMs: 10_000, repeatable: false }
    const response = await inSpan({ name: 'wallet-webhook', kind: 'client' }, () =>
      postJson(platform.config.ORDER_URL + receiveWalletWebhook.path, webhook, sent),
    )
    const { code, meta } = envelope.parse(response)
    return code === 200 ? 'taken' : (meta?.type ?? 'unanswered')
  } catch {
    return 'unanswered'
  }
}

/**
 * Sends a webhook and returns its record, with the result: `taken`, `unanswered`, or the code of the rejection. It is
 * sent again if the shop did not respond or could not handle it now, not if the shop rejected it.
 */
export const sendWebhook = async (platform: WalletDeps, signed: SignedWebhook): Promise<SentWebhook> => {
  const outcome = await post(platform, signed)
  const { kind, attemptId, orderNo } = signed.webhook
  return { kind, attemptId, orderNo, outcome, sentAt: platform.clock.now() }
}
