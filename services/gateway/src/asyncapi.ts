import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { serviceName } from '@pinline/events/event'
import { type PublicEvent, publicEvents } from '@pinline/events/public/public-events'
import { publicEventSchema } from '@pinline/events/public/public-schema'
import { toPublicEvent } from '@pinline/events/public/to-public-event'
import { z } from 'zod'
import { type Json, movedParts, reference } from './schema-parts.ts'
import { eventTexts, topicChannel, topicParts } from './topic-messages.ts'

const goldenFolder = new URL('golden/', import.meta.resolve('@pinline/events/event'))
const sample = z.object({ type: z.string(), data: z.unknown() })

/** The newest recorded sample of an event, as an integrator gets it. */
export const exampleOf = (event: PublicEvent): Json | undefined => {
  const file = fileURLToPath(new URL(`${event.name}.v${event.version}.json`, goldenFolder))
  const { type, data } = sample.parse(JSON.parse(readFileSync(file, 'utf8')))
  return toPublicEvent({
    ...{ service: event.service, streamType: event.streamType, streamId: 'example', sequence: 1, id: 'example@1' },
    ...{ event: { type, data }, actor: { kind: 'visitor' }, correlationId: 'request-1', causationId: 'request-1' },
    recordedAt: '2026-11-27T08:00:00.000Z',
  })
}

const messageOf = (event: PublicEvent, payload: Json): Json => ({
  name: event.type,
  ...eventTexts(event),
  contentType: 'application/cloudevents+json',
  payload,
  correlationId: { location: '$message.payload#/correlationid' },
  examples: [{ name: event.name, payload: exampleOf(event) }],
  'x-service': event.service,
})

const feedAddress = '/api/v1/events'
const idOf = ({ name }: PublicEvent): string => name

/**
 * AsyncAPI 3 of what leaves the product: the event feed over HTTP, and the Kafka topics, one a service, whose messages are
 * the same events as they are recorded.
 */
export const asyncApiDocument = (publicUrl: string | undefined): Json => {
  const host = publicUrl === undefined ? 'localhost' : new URL(publicUrl).host
  const described = publicEvents.map((event) => ({ event, ...movedParts(publicEventSchema(event), event.name) }))
  const topics = topicParts()
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Pinline events',
      version: '1',
      description:
        'Every public event of the shop as CloudEvents 1.0. Order is kept per stream (`subject`, `sequence`).',
      license: { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
    },
    defaultContentType: 'application/cloudevents+json',
    servers: {
      feed: {
        host,
        protocol: publicUrl?.startsWith('https:') === true ? 'https' : 'http',
        description: 'The event feed: pages by cursor, long polling, or server-sent events.',
      },
    },
    channels: {
      feed: {
        address: feedAddress,
        title: 'Event feed',
        servers: [reference('servers', 'feed')],
        messages: Object.fromEntries(
          publicEvents.map((event) => [idOf(event), reference('components', 'messages', idOf(event))]),
        ),
      },
      ...Object.fromEntries(serviceName.options.map((service) => [service, topicChannel(service)])),
    },
    operations: {
      'send-events': {
        action: 'send',
        channel: reference('channels', 'feed'),
        summary: 'Sends public events in the order of their streams.',
        messages: publicEvents.map((event) => reference('channels', 'feed', 'messages', idOf(event))),
      },
    },
    components: {
      messages: {
        ...Object.fromEntries(described.map(({ event, schema }) => [idOf(event), messageOf(event, schema)])),
        ...topics.messages,
      },
      schemas: { ...Object.fromEntries(described.flatMap(({ parts }) => Object.entries(parts))), ...topics.schemas },
    },
  }
}
