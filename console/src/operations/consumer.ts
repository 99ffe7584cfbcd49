import type { ServiceOperations } from '@pinline/contracts/api/operations'

/** A projection or a reaction that reads one topic. */
export type Consumer = ServiceOperations['consumers'][number]
