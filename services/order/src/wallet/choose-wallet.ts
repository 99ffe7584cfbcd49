import type { OrderDeps } from '../order-deps.ts'
import { recordNonce } from './seen-nonces.ts'
import { SimulatedWallet } from './simulated-wallet.ts'
import type { Wallet } from './wallet.ts'
import { WechatPayWallet } from './wechat-pay/wechat-pay-wallet.ts'

/** The configured wallet. The only place that knows every adapter. */
export const chooseWallet = (platform: OrderDeps): Wallet => {
  const { WALLET, PUBLIC_URL, wechatPay } = platform.config
  switch (WALLET) {
    case 'simulator':
      return new SimulatedWallet(platform)
    case 'wechat-pay':
      if (wechatPay === undefined) throw new Error('WALLET: wechat-pay without its settings')
      return new WechatPayWallet({
        settings: wechatPay,
        publicUrl: PUBLIC_URL,
        now: () => platform.clock.now(),
        log: platform.log,
        recordNonce: (nonce) => recordNonce(platform, nonce),
      })
    default:
      return WALLET satisfies never
  }
}
