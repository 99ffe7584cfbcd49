import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toCloudEvent } from '@pinline/chassis/kafka/cloud-event'
import { type RecordedEvent, serviceName, topicOf } from '@pinline/events/event'
import { publicEvents } from '@pinline/events/public/public-events'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { eventsFolder } from '../../contracts/contract-modules.ts'
import { eventsOf } from '../../contracts/event-unions.ts'
import type { TestSystem } from '../../harness/start-system.ts'
import { readTopic } from './read-topic.ts'
import { TopicSchemas } from './topic-schemas.ts'

const goldenFolder = join(eventsFolder, 'golden')
const goldenFiles = readdirSync(goldenFolder).filter((file) => !file.endsWith('.as-read.json'))
const sample = z.object({ type: z.string(), data: z.unknown() })
const headers = { 'content-type': 'application/cloudevents+json; charset=utf-8', 'x-correlation-id': 'request-1' }
const publicOf = new Map(publicEvents.map((event) => [event.name, event]))

/** A message as a relay publishes a recorded sample. */
const messageOf = (service: RecordedEvent['service'], file: string): unknown => {
  const event = sample.parse(JSON.parse(readFileSync(join(goldenFolder, file), 'utf8')))
  const message = toCloudEvent({
    ...{
      service,
      streamType: publicOf.get(event.type)?.streamType ?? 'other',
      streamId: 'one',
      sequence: 1,
      id: 'one@1',
    },
    ...{ event, actor: { kind: 'staff', id: 's-1' }, correlationId: 'request-1', causationId: 'request-1' },
    recordedAt: '2026-11-27T08:00:00.000Z',
  })
  return JSON.parse(JSON.stringify(message))
}

/** Needs a system of all services, in which something has happened. */
export const topicMessages = (shared: () => TestSystem): void => {
  describe('AsyncAPI of the topics', () => {
    let schemas: TopicSchemas
    beforeAll(async () => {
      schemas = new TopicSchemas(await (await fetch(`${shared().url}/api/asyncapi.json`)).json())
    })

    it('has one message for each that is there, read from Kafka', async () => {
      const found = new Set<string>()
      for (const service of serviceName.options) {
        const topic = topicOf(service)
        for (const { key, value, headers: sent } of await readTopic(shared(), topic)) {
          const message = z.looseObject({ type: z.string(), subject: z.string() }).parse(JSON.parse(value))
          const [, , name = ''] = message.type.split('.')
          const expected = publicOf.has(name) ? name : `internal-${service}`
          expect({ [value]: schemas.matching(topic, message, sent) }).toEqual({ [value]: [expected] })
          expect(key).toBe(message.subject)
          found.add(expected)
        }
      }
      // Of the goods and of accounts there are some from the beginning.
      expect([...found]).toEqual(expect.arrayContaining(['internal-account', 'internal-catalogue']))
      expect([...found].filter((name) => publicOf.has(name))).not.toEqual([])
    })

    it('has one message for each that any release recorded: its own, or that of internal events', async () => {
      expect(schemas.topics).toEqual(serviceName.options.map(topicOf))
      for (const service of serviceName.options)
        for (const type of (await eventsOf(eventsFolder, service)).keys())
          for (const file of goldenFiles.filter((one) => one.startsWith(`${type}.v`)))
            expect({ [file]: schemas.matching(topicOf(service), messageOf(service, file), headers) }).toEqual({
              [file]: [publicOf.has(type) ? type : `internal-${service}`],
            })
    })

    it('has none for what is no event, is of another service or stream, or has no headers', () => {
      const message = z.looseObject({}).parse(messageOf('order', 'order-confirmed.v2.json'))
      const matching = (value: unknown, sent: unknown = headers, topic = topicOf('order')) =>
        schemas.matching(topic, value, sent)
      expect(matching(message)).toEqual(['order-confirmed'])
      for (const change of [{ data: {} }, { actor: 'staff' }, { streamtype: 'cart' }, { sequence: 0 }])
        expect(matching({ ...message, ...change })).toEqual([])
      expect(matching(message, {})).toEqual([])
      expect(matching(message, headers, topicOf('account'))).toEqual([])
    })
  })
}
