import { languageCodes } from '@pinline/contracts/api/languages'
import { currencyCode } from '@pinline/events/money'
import { exampleOf } from './examples.ts'
import { isJson, type Json } from './schema.ts'

/** The schema of a value as a query parameter: text, single or repeated. Undefined for an object. */
const carriedByQuery = (schema: Json): Json | undefined => {
  if (schema.type === 'object') return undefined
  if (schema.type === 'array')
    return isJson(schema.items) && carriedByQuery(schema.items) === undefined ? undefined : schema
  if (!Array.isArray(schema.anyOf)) return schema
  const carried = schema.anyOf.filter(isJson).flatMap((one) => carriedByQuery(one) ?? [])
  return carried.length === 0 ? undefined : { ...schema, anyOf: carried }
}

/**
 * A call's input as the query of a GET: its fields as parameters, without those that need a body. Undefined if a
 * required field needs a body, so that the call is documented as POST only.
 */
export const queryOf = ({ properties, required }: Json): Json[] | undefined => {
  const needed: readonly unknown[] = Array.isArray(required) ? required : []
  const parameters: Json[] = []
  for (const [name, property] of Object.entries(isJson(properties) ? properties : {})) {
    const carried = isJson(property) ? carriedByQuery(property) : undefined
    if (carried === undefined && needed.includes(name)) return undefined
    if (carried === undefined) continue
    const { description, ...schema } = carried
    const isNeeded = needed.includes(name)
    parameters.push({
      name,
      in: 'query',
      required: isNeeded,
      ...(description === undefined ? {} : { description }),
      schema,
      ...(isNeeded ? { example: exampleOf(schema, name, 'required') } : {}),
    })
  }
  return parameters
}

/** Parameters of many operations. */
export const sharedParameters: Json = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'A random text for each intent, e.g. a UUID. A repetition with the same key and body has no second effect and gets the first response; with another body it is refused as `idempotency-key-reused`.',
    schema: { type: 'string', minLength: 8, maxLength: 128 },
    example: 'b7f2c1de-6b3e-4d55-9a53-0d1a7c7f2f10',
  },
  Position: {
    name: 'X-Position',
    in: 'header',
    description:
      'The header `X-Position` of earlier responses: the query waits until it shows at least what they did. If it cannot in time, `meta.stale` is true.',
    schema: { type: 'string' },
  },
  Locale: {
    name: 'X-Locale',
    in: 'header',
    description: 'The language of names and texts; without it, that of `Accept-Language`.',
    schema: { type: 'string', enum: languageCodes },
  },
  Currency: {
    name: 'X-Currency',
    in: 'header',
    description: 'The currency of prices and totals.',
    schema: { type: 'string', enum: currencyCode.options, default: 'USD' },
  },
}

const reference = (name: string): Json => ({ $ref: `#/components/parameters/${name}` })
export const localeParameters = ['Locale', 'Currency'].map(reference)
export const positionParameter = reference('Position')
export const keyParameter = reference('IdempotencyKey')

/** Headers of many responses. */
export const sharedHeaders: Json = {
  RequestId: {
    description: 'The id of the request, which logs and the audit trail have too: the one that was sent, or a new one.',
    schema: { type: 'string' },
  },
  Position: {
    description: 'What this command has written. Sent with a later query, the query shows it.',
    schema: { type: 'string' },
  },
  RetryAfter: { description: 'Seconds to wait.', schema: { type: 'integer' } },
}
