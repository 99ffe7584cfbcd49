import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { serviceName, topicOf } from '@pinline/events/event'
import { type PublicEvent, publicEvents } from '@pinline/events/public/public-events'
import { publicEventSchema } from '@pinline/events/public/public-schema'
import { toPublicEvent } from '@pinline/events/public/to-public-event'
import { z } from 'zod'

type Json = Record<string, unknown>

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

/** Parts that a schema refers to stand among those of the document: a reference is resolved from its root. */
const partName = (event: PublicEvent, part: string): string => `${event.name}-${part}`
const payloadOf = (event: PublicEvent): { readonly payload: Json; readonly parts: Json } => {
  const moved = JSON.stringify(publicEventSchema(event)).replaceAll(
    /"#\/\$defs\/(\w+)"/g,
    (_, part: string) => `"#/components/schemas/${partName(event, part)}"`,
  )
  const { $defs = {}, ...payload } = z.record(z.string(), z.unknown()).parse(JSON.parse(moved))
  return {
    payload,
    parts: Object.fromEntries(Object.entries($defs as Json).map(([part, schema]) => [partName(event, part), schema])),
  }
}

const messageOf = (event: PublicEvent, payload: Json): Json => ({
  name: event.type,
  title: event.name,
  summary: event.summary,
  contentType: 'application/cloudevents+json',
  payload,
  correlationId: { location: '$message.payload#/correlationid' },
  examples: [{ name: event.name, payload: exampleOf(event) }],
  tags: [...new Set([event.service, event.streamType])].map((name) => ({ name })),
  'x-event': event.name,
  'x-service': event.service,
  'x-stream': event.streamType,
  'x-version': event.version,
  'x-since': event.since,
})

const feedAddress = '/api/v1/events'
const reference = (...path: readonly string[]): Json => ({ $ref: `#/${path.join('/')}` })
const idOf = ({ name }: PublicEvent): string => name

/**
 * AsyncAPI 3 of what leaves the product: the event feed over HTTP, and the Kafka topics, one a service. Messages of the
 * topics are the same events as they are recorded: before fields are withheld, with `actor` as an object and without
 * `dataschema`. Events that are not public pass there too.
 */
export const asyncApiDocument = (publicUrl: string | undefined): Json => {
  const host = publicUrl === undefined ? 'localhost' : new URL(publicUrl).host
  const described = publicEvents.map((event) => ({ event, ...payloadOf(event) }))
  const topics = serviceName.options.map((service) => {
    const owned = publicEvents.filter((event) => event.service === service)
    return [service, owned] as const
  })
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
      ...Object.fromEntries(
        topics.map(([service, owned]) => [
          service,
          {
            address: topicOf(service),
            title: `Kafka topic of ${service}`,
            description:
              'Inside the installation only. Events as they are recorded: `actor` is an object, `dataschema` is missing, no field is withheld, and events that are not public pass there too.',
            messages: Object.fromEntries(
              owned.map((event) => [idOf(event), reference('components', 'messages', idOf(event))]),
            ),
          },
        ]),
      ),
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
      messages: Object.fromEntries(described.map(({ event, payload }) => [idOf(event), messageOf(event, payload)])),
      schemas: Object.fromEntries(described.flatMap(({ parts }) => Object.entries(parts))),
    },
  }
}
