import { z } from 'zod'
import { type PublicEvent, publicEventOf } from './public-events.ts'
import { publicCloudEvent, schemaPathOf } from './to-public-event.ts'
import { withholdFromSchema } from './withhold.ts'

export type JsonSchema = Readonly<Record<string, unknown>>

/**
 * JSON Schema 2020-12 of what is sent. Consumers accept fields that they do not know: a contract grows.
 * @param io `input` for what was recorded, also by earlier releases; `output` for its present shape
 */
export const schemaOf = (schema: z.ZodType, io: 'input' | 'output' = 'output'): JsonSchema => {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
      // What the format says already.
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern
    },
  })
  return rest
}

/** JSON Schema of a CloudEvent, whatever its data. */
export const envelopeSchema = (): JsonSchema => schemaOf(publicCloudEvent)

/** JSON Schema of the data of a public event: in its present shape, or as it is recorded. */
export const publicDataSchema = (
  { schema, withheld }: Pick<PublicEvent, 'schema' | 'withheld'>,
  io: 'input' | 'output' = 'output',
): JsonSchema => z.record(z.string(), z.unknown()).parse(withholdFromSchema(schemaOf(schema.shape.data, io), withheld))

/** JSON Schema of the whole CloudEvent of a type. */
export const publicEventSchema = (event: PublicEvent): JsonSchema => {
  const { properties, ...envelope } = envelopeSchema()
  const { $defs, ...data } = publicDataSchema(event)
  return {
    title: event.name,
    description: event.summary,
    ...envelope,
    properties: {
      ...z.record(z.string(), z.unknown()).parse(properties),
      source: { const: `/pinline/${event.service}` },
      type: { const: event.type },
      dataschema: { const: schemaPathOf(event.type) },
      streamtype: { const: event.streamType },
      data,
    },
    ...($defs === undefined ? {} : { $defs }),
  }
}

/** The document under `dataschema` of a type; undefined if no such type is public. */
export const schemaDocument = (type: string): JsonSchema | undefined => {
  const event = publicEventOf(type)
  if (event === undefined) return undefined
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: schemaPathOf(type),
    title: event.name,
    description: event.summary,
    ...publicDataSchema(event),
  }
}
