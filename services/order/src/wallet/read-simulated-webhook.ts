import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import { walletWebhook } from '@pinline/contracts/order/payment/receive-wallet-webhook'
import { recordNonce } from './seen-nonces.ts'
import { isFresh, isGenuine, signatureHeaders } from './signature.ts'
import type { Wallet, Webhook } from './wallet.ts'
import type { WalletDeps } from './wallet-deps.ts'

type Message = Parameters<Wallet['readWebhook']>[0]

const headerOf = ({ headers }: Message, name: string): string => {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}

const bodyOf = (rawBody: Buffer): unknown => {
  try {
    return JSON.parse(rawBody.toString('utf8'))
  } catch {
    return undefined
  }
}

/** Reads a webhook of the simulated wallet, if its signature is valid, fresh and new. */
export const readSimulatedWebhook = async (platform: WalletDeps, message: Message): Promise<Webhook | Rejection> => {
  const timestamp = headerOf(message, signatureHeaders.timestamp)
  const nonce = headerOf(message, signatureHeaders.nonce)
  const signature = headerOf(message, signatureHeaders.signature)
  if (!isGenuine(platform.config.WALLET_SECRET, { timestamp, nonce, body: message.rawBody }, signature))
    return rejection('signature-invalid')
  if (!isFresh(timestamp, platform.clock.now())) return rejection('notice-stale')
  if (!(await recordNonce(platform, `simulator:${nonce}`))) return rejection('notice-replayed')
  const parsed = walletWebhook.safeParse(bodyOf(message.rawBody))
  if (!parsed.success) return rejection('invalid-input')
  const { data } = parsed
  switch (data.kind) {
    case 'captured': {
      const { kind, orderNo, attemptId, captureId, amount, capturedAt } = data
      return { kind, orderNo, attemptId, capture: { captureId, amount, capturedAt } }
    }
    case 'declined':
    case 'refund':
      return data
    default:
      return data satisfies never
  }
}
