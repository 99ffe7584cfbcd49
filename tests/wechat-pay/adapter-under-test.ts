import { randomBytes } from 'node:crypto'
import { orderNumber } from '@pinline/events/ids'
import { attemptId, refundId } from '@pinline/events/order/payment-ids'
import { wechatPayConfig } from '@pinline/order/wallet/wechat-pay/wechat-pay-settings'
import { WechatPayWallet } from '@pinline/order/wallet/wechat-pay/wechat-pay-wallet'
import type { WechatPayEmulator } from './emulator.ts'
import { merchantEnvironment } from './merchant-environment.ts'

export interface AdapterUnderTest {
  readonly wallet: WechatPayWallet
  /** Offset of the adapter's clock, s. */
  clockOffset: number
  /** Its whole log as text. */
  readonly logged: string[]
}

/** The adapter alone: with its own clock, nonces in memory, and a readable log. */
export const adapterFor = (
  emulator: WechatPayEmulator,
  verifiesBy: 'public-key' | 'certificates' = 'public-key',
  change: Record<string, string> = {},
  timeoutMs = 30_000,
): AdapterUnderTest => {
  const { wechatPay } = wechatPayConfig.parse({
    PINLINE_MODE: 'development',
    ...merchantEnvironment(emulator, verifiesBy),
    ...change,
  })
  if (wechatPay === undefined) throw new Error('no settings')
  const nonces = new Set<string>()
  const logged: string[] = []
  const note = (...parts: unknown[]) => void logged.push(JSON.stringify(parts))
  const under: AdapterUnderTest = {
    clockOffset: 0,
    logged,
    wallet: new WechatPayWallet({
      settings: wechatPay,
      publicUrl: 'https://shop.example',
      timeoutMs,
      now: () => new Date(Date.now() + under.clockOffset * 1000),
      log: { warn: note, error: note },
      recordNonce: async (nonce) => {
        if (nonces.has(nonce)) return false
        nonces.add(nonce)
        return true
      },
    }),
  }
  return under
}

/** An attempt of 89.71 yuan that is valid for 15 minutes. */
export const newAttempt = () => ({
  attemptId: attemptId.parse(`pay-${randomBytes(12).toString('hex')}`),
  orderNo: orderNumber.parse('2611220000019'),
  amount: { minor: 8971, currency: 'CNY' as const },
  expiresAt: new Date(Date.now() + 900_000).toISOString(),
})

export const refundFor = (capture: string) => refundId.parse(`refund-${capture}`)
