import type { Platform } from '@pinline/chassis/service'
import type { OrderConfig } from './config.ts'

export type OrderDeps = Platform<OrderConfig>
