import type { OrderDeps } from '../order-deps.ts'
import type { Wallet } from '../wallet/wallet.ts'

/** What moving money needs. */
export interface PaymentDeps {
  readonly platform: OrderDeps
  readonly wallet: Wallet
}
