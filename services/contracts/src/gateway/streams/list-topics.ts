import { serviceName } from '@pinline/events/event'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'

const topicConsumer = z.object({
  service: serviceName,
  name: z.string(),
  kind: z.enum(['projection', 'reaction']),
  /** For a projection: whether its generation is the one that is read. */
  live: z.boolean(),
  /** Events behind. */
  lag: z.int(),
  /** How long the oldest event that it has not read has been in Kafka; null if it has read all, or that is not known. */
  lagSeconds: z.number().nullable(),
  parked: z.int(),
  partitions: z.array(z.object({ partition: z.int(), offset: z.int() })),
})
export type TopicConsumer = z.infer<typeof topicConsumer>

const topicState = z.object({
  service: serviceName,
  topic: z.string(),
  /** False if the service did not respond: nothing is known of its topic then. */
  ready: z.boolean(),
  partitions: z.array(z.object({ partition: z.int(), first: z.int(), end: z.int() })),
  /** The types of its events, by the contracts. */
  types: z.array(z.string()),
  consumers: z.array(topicConsumer),
})
export type TopicState = z.infer<typeof topicState>

/** Topics with partitions, offsets and consumers. */
export const listTopics = call({
  name: 'list-topics',
  path: '/private/operations/topics',
  effect: 'read',
  access: staff('operations.read'),
  input: z.object({}),
  output: z.object({ at: z.iso.datetime(), topics: z.array(topicState) }),
  errors: [],
})
