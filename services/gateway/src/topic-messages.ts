import { cloudEvent } from '@pinline/chassis/kafka/cloud-event'
import { type ServiceName, serviceName, topicOf } from '@pinline/events/event'
import { type PublicEvent, publicEvents } from '@pinline/events/public/public-events'
import { publicDataSchema, schemaOf } from '@pinline/events/public/public-schema'
import { type Json, movedParts, reference } from './schema-parts.ts'

const envelopeName = 'recorded-event'
const recordedName = ({ name }: PublicEvent): string => `recorded-${name}`
const internalName = (service: ServiceName): string => `internal-${service}`
const publicOf = (service: ServiceName): readonly PublicEvent[] =>
  publicEvents.filter((event) => event.service === service)

const headersName = 'topic-headers'
const headers: Json = {
  type: 'object',
  properties: {
    'content-type': { const: 'application/cloudevents+json; charset=utf-8' },
    'x-correlation-id': { type: 'string' },
    traceparent: { type: 'string', description: 'W3C trace context, where the change was traced.' },
  },
  required: ['content-type', 'x-correlation-id'],
}

const messageOf = (name: string, service: ServiceName, payload: Json, texts: Json): Json => ({
  name,
  ...texts,
  contentType: 'application/cloudevents+json',
  headers: reference('components', 'schemas', headersName),
  payload: { allOf: [reference('components', 'schemas', envelopeName), payload] },
  correlationId: { location: '$message.payload#/correlationid' },
  bindings: { kafka: { key: { type: 'string', description: 'The stream, as in `subject`.' } } },
  'x-service': service,
})

/** What the document says of an event, wherever it is sent. */
export const eventTexts = (event: PublicEvent): Json => ({
  title: event.name,
  summary: event.summary,
  tags: [...new Set([event.service, event.streamType])].map((name) => ({ name })),
  'x-event': event.name,
  'x-stream': event.streamType,
  'x-version': event.version,
  'x-since': event.since,
})

const publicMessage = (event: PublicEvent, data: Json): Json =>
  messageOf(
    event.type,
    event.service,
    {
      properties: {
        source: { const: `/pinline/${event.service}` },
        type: { const: event.type },
        streamtype: { const: event.streamType },
        data,
      },
    },
    eventTexts(event),
  )

/** Any other event of a service. Which there are, and what is in them, stays inside. */
const internalMessage = (service: ServiceName): Json =>
  messageOf(
    internalName(service),
    service,
    {
      properties: {
        source: { const: `/pinline/${service}` },
        type: { type: 'string', not: { enum: publicOf(service).map(({ type }) => type) } },
      },
    },
    {
      title: `Internal event of ${service}`,
      summary: 'An event that does not leave the product. Consumers skip it: it changes without notice.',
    },
  )

/** Messages of the topics, and the schemas that they refer to. Each message on a topic is exactly one of them. */
export const topicParts = (): { readonly messages: Json; readonly schemas: Json } => {
  const recorded = publicEvents.map((event) => ({
    event,
    ...movedParts(publicDataSchema(event, 'input'), recordedName(event)),
  }))
  return {
    messages: Object.fromEntries([
      ...recorded.map(({ event, schema }) => [recordedName(event), publicMessage(event, schema)]),
      ...serviceName.options.map((service) => [internalName(service), internalMessage(service)]),
    ]),
    schemas: {
      [headersName]: headers,
      [envelopeName]: schemaOf(cloudEvent),
      ...Object.fromEntries(recorded.flatMap(({ parts }) => Object.entries(parts))),
    },
  }
}

/** The Kafka topic of a service. */
export const topicChannel = (service: ServiceName): Json => ({
  address: topicOf(service),
  title: `Kafka topic of ${service}`,
  description:
    'Inside the installation only. Events as they are recorded: `actor` is an object, where CloudEvents has texts and numbers only; there is no `dataschema`; fields that the feed withholds are there, and so are events that are not public. A relay that is killed may publish an event twice: drop known ids.',
  messages: Object.fromEntries([
    ...publicOf(service).map((event) => [event.name, reference('components', 'messages', recordedName(event))]),
    [internalName(service), reference('components', 'messages', internalName(service))],
  ]),
})
