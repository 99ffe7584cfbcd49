import { actor, serviceName } from '@pinline/events/event'
import { z } from 'zod'
import { call, internal, staff } from './call.ts'
import { pageRequest } from './paging.ts'
import { cleanedText } from './text.ts'

/** An event as lists show it, without its data. */
export const eventSummary = z.object({
  /** `<stream id>@<sequence>` */
  id: z.string(),
  service: serviceName,
  streamType: z.string(),
  streamId: z.string(),
  sequence: z.int(),
  type: z.string(),
  actor,
  correlationId: z.string(),
  causationId: z.string(),
  command: z.string().nullable(),
  recordedAt: z.iso.datetime(),
  /** Of the trace that it was recorded in, 32 hexadecimal digits; those of earlier releases have none. */
  traceId: z.string().nullable().default(null),
})
export type EventSummary = z.infer<typeof eventSummary>

const partition = z.coerce.number().int().min(0).max(100_000)
const offset = z.coerce.number().int().min(0)
export const eventPlace = z.object({ partition: z.int(), offset: z.int() })
export type EventPlace = z.infer<typeof eventPlace>

/** Where a page of a topic ends: `partition:offset` of each partition, before which the next page begins. */
export const topicCursor = cleanedText(4000).regex(/^\d+:\d+(?:\.\d+:\d+)*$/)
/** Where a page of found events ends: a time and the id of a commit, or the version within a stream. */
export const searchCursor = cleanedText(80).regex(/^(?:\d{1,15}-[0-9a-f]{24}|v\d{1,15})$/)

export const topicPosition = z.object({
  partition: partition.optional(),
  /** Written no later than this; by default now. */
  at: z.iso.datetime().optional(),
  /** Of one partition: no later than this offset. */
  offset: offset.optional(),
  cursor: topicCursor.optional(),
  pageSize: pageRequest.shape.pageSize,
})

export const topicPage = z.object({
  rows: z.array(
    eventPlace.extend({
      /** When Kafka got it. */
      writtenAt: z.iso.datetime(),
      /** Null where the message is no event of ours. */
      event: eventSummary.nullable(),
    }),
  ),
  next: z.string().nullable(),
})
export type TopicPage = z.infer<typeof topicPage>

/** A page of the topic of a service, newest first. */
export const readTopicPage = call({
  name: 'read-topic-page',
  path: '/internal/events/topic-page',
  effect: 'read',
  access: internal,
  input: topicPosition,
  output: topicPage,
  errors: [],
})

const maxPlaces = 200

/** Partitions of the topic of a service, and when the messages at some places were written. */
export const describeTopic = call({
  name: 'describe-topic',
  path: '/internal/events/topic',
  effect: 'read',
  access: internal,
  input: z.object({ places: z.array(eventPlace).max(maxPlaces) }),
  output: z.object({
    partitions: z.array(z.object({ partition: z.int(), first: z.int(), end: z.int() })),
    written: z.array(eventPlace.extend({ writtenAt: z.iso.datetime() })),
  }),
  errors: [],
})

export const eventSearch = z.object({
  streamId: cleanedText(200).optional(),
  type: cleanedText(100).optional(),
  correlationId: cleanedText(200).optional(),
  from: z.iso.datetime().optional(),
  to: z.iso.datetime().optional(),
  cursor: searchCursor.optional(),
  pageSize: pageRequest.shape.pageSize,
})

/** Each event with the cursor behind its commit. */
export const foundEvents = z.object({ rows: z.array(eventSummary.extend({ cursor: z.string() })), more: z.boolean() })

/** Events of a service, newest first, by the indexes of its commits; those of a page's last commit are all on it. */
export const findEvents = call({
  name: 'find-events',
  path: '/internal/events/find',
  effect: 'read',
  access: internal,
  input: eventSearch,
  output: foundEvents,
  errors: [],
})

export const eventId = cleanedText(240).regex(/^.+@\d+$/)

export const storedEvent = eventSummary.extend({
  data: z.unknown(),
  /** The ids of the events that were stored together with it. */
  commit: z.array(z.string()),
  /** `pending` until Kafka has it; `refused` while Kafka refuses an event of its stream. */
  published: z.enum(['published', 'pending', 'refused']),
  /** Null where Kafka does not have it near the time at which it was stored. */
  place: eventPlace.nullable(),
})
export type StoredEventRecord = z.infer<typeof storedEvent>

/** One event of a service as its commits have it, and its place in Kafka. */
export const findEvent = call({
  name: 'find-event',
  path: '/internal/events/get',
  effect: 'read',
  access: internal,
  input: z.object({ id: eventId }),
  output: storedEvent,
  errors: ['not-found'],
})

export const eventReader = z.object({
  name: z.string(),
  kind: z.enum(['projection', 'reaction']),
  /** Whether it does anything with events of this type; others it only counts. */
  concerned: z.boolean(),
  /** For a projection, whether its generation is the one that is read. */
  live: z.boolean(),
  result: z.enum(['passed', 'waiting', 'parked', 'skipped']),
  /** Why it is parked or was skipped. */
  reason: z.string().nullable(),
})
export type EventReader = z.infer<typeof eventReader>

/** What the consumers of a service have made of an event of a topic. */
export const readersOfEvent = call({
  name: 'readers-of-event',
  path: '/internal/events/readers',
  effect: 'read',
  access: internal,
  input: z.object({
    service: serviceName,
    streamType: cleanedText(80),
    streamId: cleanedText(200),
    sequence: z.int(),
    type: cleanedText(100),
    place: eventPlace.nullable(),
  }),
  output: z.object({ readers: z.array(eventReader) }),
  errors: [],
})

export const eventConsumer = z.object({
  name: z.string(),
  kind: z.enum(['projection', 'reaction']),
  /** Event types that it handles, such as `order/order-placed`. */
  types: z.array(z.string()),
})
export type EventConsumer = z.infer<typeof eventConsumer>

/** The consumers of a service, with those of the asked event types that each handles. */
export const listEventConsumers = call({
  name: 'list-event-consumers',
  path: '/internal/events/consumers',
  effect: 'read',
  access: internal,
  input: z.object({
    events: z.array(z.object({ service: serviceName, streamType: cleanedText(80), type: cleanedText(100) })).max(1000),
  }),
  output: z.object({ consumers: z.array(eventConsumer) }),
  errors: [],
})

/** `event: recorded`: stored just now. `skipped`: how many were left out since the last message, as there were too many. */
export const tailMessage = z.object({ event: eventSummary, skipped: z.int() })

/** Server-sent events of each service: what it stores, while somebody watches. At most ten minutes. */
export const tailOf = <const Service extends z.infer<typeof serviceName>>(service: Service) =>
  ({
    name: `tail-${service}-events`,
    path: `/private/operations/tail/${service}`,
    access: staff('operations.read'),
    message: tailMessage,
  }) as const
