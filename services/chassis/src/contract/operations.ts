import { serviceName } from '@pinline/events/fact'
import { z } from 'zod'
import { call, internal } from './call.ts'

export const consumerState = z.object({
  name: z.string(),
  kind: z.enum(['projection', 'reaction']),
  topic: z.string(),
  partitions: z.array(z.object({ partition: z.int(), offset: z.int(), end: z.int(), lag: z.int() })),
  parked: z.array(z.object({ key: z.string(), sequence: z.int(), reason: z.string(), since: z.iso.datetime() })),
})

export const serviceOperations = z.object({
  name: serviceName,
  ready: z.boolean(),
  /** Commits not yet in Kafka and the age of the oldest, seconds. */
  outbox: z.object({ pending: z.int(), oldestSeconds: z.number() }),
  consumers: z.array(consumerState),
})
export type ServiceOperations = z.infer<typeof serviceOperations>

/** Every service tells its lag, outbox and parked keys; the gateway gathers them for the console. */
export const tellOperations = call({
  name: 'tell-operations',
  path: '/internal/operations',
  effect: 'read',
  authority: internal,
  input: z.object({}),
  output: serviceOperations,
  errors: [],
})
