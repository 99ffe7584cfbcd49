import type { Clock } from '@pinline/chassis/clock'
import type { OrderPlatform } from '../order-platform.ts'

/** What the simulated wallet needs of the service that it runs in. */
export type WalletPlatform = Pick<OrderPlatform, 'db' | 'log' | 'newId' | 'wake'> & {
  readonly clock: Pick<Clock, 'now'>
  readonly config: Pick<OrderPlatform['config'], 'ORDER_URL' | 'PUBLIC_URL' | 'WALLET_SECRET'>
}
