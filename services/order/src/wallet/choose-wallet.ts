import type { OrderPlatform } from '../order-platform.ts'
import { SimulatedWallet } from './simulated-wallet.ts'
import type { Wallet } from './wallet.ts'

/** The wallet that the environment names. The one place that knows every adapter. */
export const chooseWallet = (platform: OrderPlatform): Wallet => {
  const { WALLET } = platform.config
  switch (WALLET) {
    case 'simulator':
      return new SimulatedWallet(platform)
    case 'wechat-pay':
      throw new Error('WALLET: wechat-pay has no adapter yet')
    default: {
      const missing: never = WALLET
      return missing
    }
  }
}
