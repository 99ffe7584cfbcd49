import type { ServiceOperations } from '@pinline/chassis/contract/operations'

/** A projection or a reaction, reading one topic. */
export type Consumer = ServiceOperations['consumers'][number]
