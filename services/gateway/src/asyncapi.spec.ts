import { Parser } from '@asyncapi/parser'
import { publicEvents } from '@pinline/events/public/public-events'
import { publicEventSchema, schemaDocument } from '@pinline/events/public/public-schema'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { asyncApiDocument } from './asyncapi.ts'

const text = (document: unknown): string => JSON.stringify(document)
const errorsOf = async (document: unknown) =>
  (await new Parser().validate(text(document))).filter(({ severity }) => severity === 0)

describe('asyncApiDocument', () => {
  const document = asyncApiDocument('https://shop.example')

  it('is valid by the parser of AsyncAPI', async () => {
    expect((await errorsOf(document)).map(({ message, path }) => `${path.join('.')}: ${message}`)).toEqual([])
  })

  it('would not be with an operation of a channel that it lacks', async () => {
    const broken = { ...document, channels: {} }
    expect(await errorsOf(broken)).not.toEqual([])
  })

  it('has every public event with its producer, stream, day and an example that its schema accepts', () => {
    const { feed } = z
      .object({ feed: z.object({ messages: z.record(z.string(), z.unknown()) }) })
      .parse(document.channels)
    expect(Object.keys(feed.messages)).toEqual(publicEvents.map(({ name }) => name))
    const messages = z
      .record(
        z.string(),
        z.object({
          'x-service': z.string(),
          'x-stream': z.string(),
          'x-since': z.iso.date(),
          examples: z.tuple([z.object({ payload: z.record(z.string(), z.unknown()) })]),
        }),
      )
      .parse(
        Object.fromEntries(
          Object.entries(
            z.object({ messages: z.record(z.string(), z.unknown()) }).parse(document.components).messages,
          ).filter(([name]) => name in feed.messages),
        ),
      )
    for (const event of publicEvents) {
      const example = z.fromJSONSchema(publicEventSchema(event)).safeParse(messages[event.name]?.examples[0].payload)
      expect(example.success ? '' : `${event.name}: ${example.error.message}`).toBe('')
    }
  })

  it('names no staff, no credential and no internal event', () => {
    expect(text(document)).not.toMatch(/credentialRef|staff-admitted|cost-price|placementId|deviceHash/)
  })
})

describe('schemaDocument', () => {
  it('is there for every public type, under the address that its events name', () => {
    for (const { type } of publicEvents)
      expect(schemaDocument(type)).toMatchObject({ $id: `/api/events/schemas/${type}.json`, type: 'object' })
  })
  it('is not there for any other', () => {
    for (const type of ['pinline.account.staff-admitted.v1', 'pinline.order.order-placed.v2', ''])
      expect(schemaDocument(type)).toBeUndefined()
  })
})
