import type { OrderPlatform } from '../order-platform.ts'
import type { Wallet } from '../wallet/wallet.ts'

/** What moving money needs. */
export interface Payments {
  readonly platform: OrderPlatform
  readonly wallet: Wallet
}
