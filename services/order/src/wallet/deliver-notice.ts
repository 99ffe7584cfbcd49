import { randomBytes } from 'node:crypto'
import { envelope } from '@pinline/chassis/contract/envelope'
import { type AttemptId, captureId } from '@pinline/events/order/payment-ids'
import { receiveWalletNotice, type WalletNotice } from '../contract/wallet-calls.ts'
import type { OrderPlatform } from '../order-platform.ts'
import { signatureHeaders, signMessage } from './signature.ts'
import { type WalletAttempt, walletAttempts } from './wallet-attempts.ts'

const maxTries = 12

const noticeOf = (attempt: WalletAttempt): WalletNotice | undefined => {
  const { _id: attemptId, orderNo, captureId, capturedAmount: amount, capturedAt } = attempt
  if (orderNo === undefined) return undefined
  if (attempt.status === 'declined') return { kind: 'declined', orderNo, attemptId }
  if (captureId === undefined || amount === undefined || capturedAt === undefined) return undefined
  return { kind: 'captured', orderNo, attemptId, captureId, amount, capturedAt: capturedAt.toISOString() }
}

const send = async (platform: OrderPlatform, notice: WalletNotice, secret: string): Promise<boolean> => {
  const body = JSON.stringify(notice)
  const timestamp = String(Math.floor(platform.clock.now().getTime() / 1000))
  const nonce = randomBytes(16).toString('hex')
  const response = await fetch(platform.config.ORDER_URL + receiveWalletNotice.path, {
    method: 'POST',
    signal: AbortSignal.timeout(10_000),
    headers: {
      'content-type': 'application/json',
      [signatureHeaders.timestamp]: timestamp,
      [signatureHeaders.nonce]: nonce,
      [signatureHeaders.signature]: signMessage(secret, { timestamp, nonce, body }),
    },
    body,
  })
  return envelope.parse(await response.json()).code === 200
}

/** Sends the notice of one attempt, with all its copies; where it is not taken, it comes again later. Never throws. */
export const deliverNotice = async (platform: OrderPlatform, attemptId: AttemptId): Promise<void> => {
  try {
    const attempt = await walletAttempts(platform).findOne({ _id: attemptId })
    const pending = attempt?.notice
    if (attempt === null || pending === undefined || pending.due > platform.clock.now()) return
    const notice = noticeOf(attempt)
    const taken = notice === undefined || (await sendCopies(platform, notice, pending.copies))
    if (taken || pending.tries + 1 >= maxTries)
      await walletAttempts(platform).updateOne({ _id: attemptId }, { $unset: { notice: true } })
    else {
      const due = new Date(platform.clock.now().getTime() + Math.min(60_000, 500 * 2 ** pending.tries))
      await walletAttempts(platform).updateOne(
        { _id: attemptId },
        { $set: { notice: { ...pending, due, tries: pending.tries + 1 } } },
      )
    }
  } catch (error) {
    platform.log.warn({ attemptId, err: error }, 'wallet notice not delivered')
  }
}

const sendCopies = async (platform: OrderPlatform, notice: WalletNotice, copies: number): Promise<boolean> => {
  for (let copy = 0; copy < copies; copy += 1) {
    const taken = await send(platform, notice, platform.config.WALLET_SECRET).catch(() => false)
    if (!taken) return false
  }
  return true
}

/** What a stranger would send: a capture that never was, signed with another secret. */
export const sendForgedNotice = async (platform: OrderPlatform, attempt: WalletAttempt): Promise<void> => {
  const now = platform.clock.now()
  const notice = noticeOf({
    ...attempt,
    status: 'captured',
    ...(attempt.amount === undefined ? {} : { capturedAmount: attempt.amount }),
    captureId: captureId.parse(platform.newId('cap')),
    capturedAt: now,
  })
  if (notice === undefined) return
  const taken = await send(platform, notice, randomBytes(32).toString('hex')).catch(() => false)
  if (taken) throw new Error('a forged wallet notice was taken')
}
