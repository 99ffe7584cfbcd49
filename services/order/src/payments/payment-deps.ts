import type { OrderDeps } from '../order-deps.ts'
import type { Wallet } from '../wallet/wallet.ts'
import type { PaymentChanges } from './payment-changes.ts'

/** Dependencies of payments and refunds. */
export interface PaymentDeps {
  readonly platform: OrderDeps
  readonly wallet: Wallet
  readonly changes: PaymentChanges
}
