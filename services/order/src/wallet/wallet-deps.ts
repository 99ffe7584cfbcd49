import type { Clock } from '@pinline/chassis/clock'
import type { OrderDeps } from '../order-deps.ts'

/** Dependencies of the simulated wallet. */
export type WalletDeps = Pick<OrderDeps, 'db' | 'log' | 'newId' | 'wake'> & {
  readonly clock: Pick<Clock, 'now'>
  readonly config: Pick<OrderDeps['config'], 'ORDER_URL' | 'PUBLIC_URL' | 'WALLET_SECRET'>
}
