import { apiScopes } from '@pinline/contracts/api/api-scopes'
import type { AdminResource, AnyCall } from '@pinline/contracts/api/call'
import { methodsOf } from '@pinline/contracts/api/call'
import { errorCodes } from '@pinline/contracts/api/error-codes'
import { z } from 'zod'
import type { ServiceTable } from './route-table.ts'

type Json = Record<string, unknown>

/** zod to JSON Schema 2020-12, which OpenAPI 3.1 accepts unchanged. */
const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

/** An API key with its scope, where a call takes keys; OpenAPI 3.1 allows roles of a bearer scheme in this place. */
const keyOf = ({ apiScope }: Pick<AnyCall, 'apiScope'>): Json[] =>
  apiScope === undefined ? [] : [{ apiKey: [apiScope] }]

const securityOf = (call: AnyCall): Json[] => {
  switch (call.access.kind) {
    case 'buyer':
      return [{ buyer: [] }, ...keyOf(call)]
    case 'staff':
      return [{ staff: [] }, ...keyOf(call)]
    case 'buyer-or-staff':
      return [{ buyer: [] }, { staff: [] }, ...keyOf(call)]
    case 'open':
      return call.apiScope === undefined ? [] : [{}, ...keyOf(call)]
    case 'signed':
    case 'internal':
      return []
    default: {
      const missing: never = call.access
      return missing
    }
  }
}

const bodyOf = (call: AnyCall): Json => {
  const schema = schemaOf(call.input, 'input')
  if (call.upload === undefined) return { content: { 'application/json': { schema } } }
  const { belowBytes, maxFiles, isOptional = false } = call.upload
  const one = { type: 'string', format: 'binary', 'x-below-bytes': belowBytes }
  const file = maxFiles === 1 ? one : { type: 'array', items: one, maxItems: maxFiles }
  const properties = typeof schema.properties === 'object' ? schema.properties : {}
  const required = Array.isArray(schema.required) ? schema.required : []
  return {
    content: {
      'multipart/form-data': {
        schema: {
          ...schema,
          properties: { ...properties, file },
          required: isOptional ? required : [...required, 'file'],
        },
      },
      ...(isOptional ? { 'application/json': { schema } } : {}),
    },
  }
}

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

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
const queryOf = (call: AnyCall): Json[] | undefined => {
  const { properties, required } = schemaOf(call.input, 'input')
  const needed: readonly unknown[] = Array.isArray(required) ? required : []
  const parameters: Json[] = []
  for (const [name, property] of Object.entries(isJson(properties) ? properties : {})) {
    const carried = isJson(property) ? carriedByQuery(property) : undefined
    if (carried === undefined && needed.includes(name)) return undefined
    if (carried === undefined) continue
    const { description, ...schema } = carried
    parameters.push({
      name,
      in: 'query',
      required: needed.includes(name),
      ...(description === undefined ? {} : { description }),
      schema,
    })
  }
  return parameters
}

const operationsOf = (service: string, call: AnyCall): Json => {
  const query = queryOf(call)
  return Object.fromEntries(
    methodsOf(call.effect)
      .filter((method) => method === 'POST' || query !== undefined)
      .map((method) => [method.toLowerCase(), operationOf(service, call, method, query ?? [])]),
  )
}

const operationOf = (service: string, call: AnyCall, method: 'GET' | 'POST', query: readonly Json[]): Json => ({
  operationId: method === 'GET' && call.effect === 'read' ? `${call.name}-by-get` : call.name,
  tags: [service],
  security: securityOf(call),
  ...(call.access.kind === 'staff' && call.access.permission !== null ? { 'x-authority': call.access.permission } : {}),
  parameters:
    call.effect === 'command'
      ? [{ $ref: '#/components/parameters/IdempotencyKey' }]
      : [...(method === 'GET' ? query : []), { $ref: '#/components/parameters/Position' }],
  ...(method === 'POST' ? { requestBody: bodyOf(call) } : {}),
  responses: {
    '200': {
      description: `The envelope. Besides the general ones it may carry: ${call.errors.length === 0 ? 'none' : call.errors.join(', ')}.`,
      content: {
        ...(call.binary === true
          ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
          : {}),
        'application/json': {
          schema: {
            type: 'object',
            required: ['code', 'msg', 'data'],
            properties: {
              code: { type: 'integer' },
              msg: { type: 'string' },
              data: schemaOf(call.output, 'output'),
              meta: { $ref: '#/components/schemas/Meta' },
            },
          },
        },
      },
    },
    default: { $ref: '#/components/responses/Refused' },
  },
  'x-error-types': call.errors,
})

const resourcePaths = (service: string, resource: AdminResource): [string, Json][] => {
  const row = schemaOf(resource.row, 'output')
  const operation = {
    tags: [service],
    security: [{ staff: [] }, ...keyOf(resource)],
    'x-authority': resource.permission,
  }
  const text = { type: 'string' }
  return [
    [
      `/admin/${resource.name}`,
      {
        get: {
          ...operation,
          operationId: `list-${resource.name}`,
          parameters: ['sort', 'range', 'filter', ...(resource.countsTo === undefined ? [] : ['end'])].map((name) => ({
            name,
            in: 'query',
            schema: text,
          })),
          responses: {
            '200': {
              description:
                resource.countsTo === undefined
                  ? 'Bare array with Content-Range.'
                  : `Bare array with Content-Range; counted to ${resource.countsTo}, then X-Total is at-least instead of exact, and end=n asks for the last n rows.`,
              content: { 'application/json': { schema: { type: 'array', items: row } } },
            },
          },
        },
      },
    ],
    [
      `/admin/${resource.name}/{id}`,
      {
        get: {
          ...operation,
          operationId: `show-${resource.name}`,
          parameters: [{ name: 'id', in: 'path', required: true, schema: text }],
          responses: { '200': { description: 'The record.' }, '404': { $ref: '#/components/responses/Refused' } },
        },
      },
    ],
  ]
}

/** The public HTTP surface but for event streams and the wallet, as OpenAPI 3.1, from the contracts that services run on. */
export const openApiDocument = (tables: readonly ServiceTable[], gatewayCalls: readonly AnyCall[]): Json => {
  const calls = [
    ...tables.flatMap(({ service, calls: own }) => own.map((call) => [service as string, call] as const)),
    ...gatewayCalls.map((call) => ['gateway', call] as const),
  ]
  const paths = calls
    .filter(([, call]) => call.access.kind !== 'internal' && !call.path.startsWith('/wallet'))
    .map(([service, call]): [string, Json] => [call.path, operationsOf(service, call)])
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pinline',
      version: '1',
      description:
        'Every answer is `{ code, msg, data, meta? }`, but for files and the lists under /admin/. Codes 200, 404 and 422 travel over HTTP 200, but for /admin/… and unknown paths, which have their own status; `meta.type` is a stable error code.',
    },
    servers: [{ url: '/api/v1' }],
    paths: Object.fromEntries([
      ...paths,
      ...tables.flatMap(({ service, resources }) => resources.flatMap((resource) => resourcePaths(service, resource))),
    ]),
    components: {
      securitySchemes: {
        buyer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        staff: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'pln_…',
          description: `An API key, with the scope that the operation names, one of: ${apiScopes.join(', ')}. It acts as the buyer or the member of staff who created it. Over its limit a minute it is answered 429 with Retry-After.`,
        },
      },
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          description: 'One key, one effect and one answer.',
          schema: { type: 'string', minLength: 8, maxLength: 128 },
        },
        Position: {
          name: 'X-Position',
          in: 'header',
          description: 'Positions of earlier answers: the query shows at least what they did.',
          schema: { type: 'string' },
        },
      },
      schemas: {
        Meta: {
          type: 'object',
          properties: {
            type: { $ref: '#/components/schemas/ErrorType' },
            msg: { type: 'string' },
            requestId: { type: 'string' },
            stale: { type: 'boolean' },
          },
        },
        ErrorType: {
          type: 'string',
          enum: Object.keys(errorCodes),
          'x-envelope-codes': Object.fromEntries(
            Object.entries(errorCodes).map(([code, { status }]) => [code, status]),
          ),
        },
      },
      responses: {
        Refused: {
          description:
            'A refusal in the envelope; HTTP status = code, but 404 and 422 over HTTP 200. Under /admin/… and of unknown paths HTTP status = code always.',
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: {
                  code: { type: 'integer' },
                  msg: { type: 'string' },
                  data: {},
                  meta: { $ref: '#/components/schemas/Meta' },
                },
              },
            },
          },
        },
      },
    },
  }
}
