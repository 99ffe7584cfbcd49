import { buyer, type Call, call } from '@pinline/contracts/api/call'
import { gatewayCalls } from '@pinline/contracts/gateway/gateway-calls'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { serviceTables } from '../route-table.ts'
import { openApiDocument } from './openapi.ts'

const parameter = z.object({
  name: z.string(),
  in: z.string(),
  required: z.boolean(),
  description: z.string().optional(),
  schema: z.record(z.string(), z.unknown()),
})
const operation = z.object({ parameters: z.array(z.record(z.string(), z.unknown())) })
const documented = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) })

/** The document's query parameters of a GET; undefined if it has no such operation. */
const queryAt = (document: unknown, path: string) =>
  documented
    .parse(document)
    .paths[path]?.get?.parameters.filter((one) => one.in === 'query')
    .map((one) => parameter.parse(one))

const documentOf = (effect: Call['effect'], input: z.ZodType) =>
  openApiDocument(
    [
      {
        service: 'order',
        calls: [call({ name: 'ask', path: '/ask', effect, access: buyer, input, output: z.object({}), errors: [] })],
        resources: [],
        streams: [],
      },
    ],
    [],
  )

describe('openApiDocument', () => {
  const document = openApiDocument(serviceTables, gatewayCalls)

  it('has every public call with its errors, and no internal one', () => {
    const paths = z.record(z.string(), z.unknown()).parse(document.paths)
    const open = serviceTables
      .flatMap(({ calls }) => calls)
      .filter((call) => call.access.kind !== 'internal' && !call.path.startsWith('/wallet'))
    expect(Object.keys(paths)).toEqual(expect.arrayContaining(open.map((call) => call.path)))
    expect(Object.keys(paths).filter((path) => path.startsWith('/internal'))).toEqual([])
    expect(JSON.stringify(document)).toContain('price-changed')
  })

  it('says with which status and code each operation refuses', () => {
    const answers = z.object({
      paths: z.record(z.string(), z.record(z.string(), z.object({ responses: z.record(z.string(), z.unknown()) }))),
      components: z.object({ responses: z.record(z.string(), z.unknown()) }),
    })
    const { paths, components } = answers.parse(document)
    const cancel = paths['/orders/cancel']?.post?.responses ?? {}
    expect(Object.keys(cancel)).toEqual(
      expect.arrayContaining(['200', '400', '401', '403', '408', '409', '413', '429', '500', '502', '503', '504']),
    )
    expect(JSON.stringify(cancel['200'])).toContain('"contact-account-manager"')
    expect(JSON.stringify(cancel['403'])).toContain('api-key-scope-missing')
    const createKey = JSON.stringify(paths['/account/api-keys/create']?.post?.responses['403'])
    expect(createKey).toContain('api-key-not-allowed')
    expect(createKey).not.toContain('api-key-scope-missing')
    expect(cancel['409']).toEqual({ $ref: '#/components/responses/409.payment-in-progress.version-conflict' })
    expect(JSON.stringify(components.responses['409.payment-in-progress.version-conflict'])).toContain(
      'This record has been changed in the meantime',
    )
    const list = paths['/categories']?.get?.responses ?? {}
    expect(Object.keys(list)).not.toContain('409')
    expect(Object.keys(paths['/admin/orders/{id}']?.get?.responses ?? {})).toEqual(
      expect.arrayContaining(['404', '422']),
    )
  })

  it('describes files by their types, and streams by what they send', () => {
    const answers = z.object({
      paths: z.record(
        z.string(),
        z.object({
          get: z
            .object({ responses: z.object({ '200': z.object({ content: z.record(z.string(), z.unknown()) }) }) })
            .optional(),
        }),
      ),
    })
    const { paths } = answers.parse(document)
    const typesOf = (path: string) => Object.keys(paths[path]?.get?.responses['200'].content ?? {})
    expect(typesOf('/orders/document')).toEqual(['application/pdf', 'application/json'])
    expect(typesOf('/private/stock/export')).toEqual([
      'text/csv',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'application/json',
    ])
    expect(typesOf('/events/stream')).toEqual(['text/event-stream', 'application/json'])
    expect(JSON.stringify(paths['/events/stream'])).toContain('"x-message"')
    expect(queryAt(document, '/events/stream')?.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['cursor', 'type', 'since']),
    )
  })

  it('refers to parts of itself that there are', () => {
    const text = JSON.stringify(document)
    const targets = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, target = '']) => target.split('/'))
    const at = (path: readonly string[]): unknown =>
      path.reduce<unknown>((value, name) => z.record(z.string(), z.unknown()).safeParse(value).data?.[name], document)
    expect(targets.length).toBeGreaterThan(100)
    expect(targets.filter((path) => at(path) === undefined)).toEqual([])
  })

  it('says which operations take an API key, and with which scope', () => {
    const secured = z.object({
      paths: z.record(
        z.string(),
        z.record(z.string(), z.object({ security: z.array(z.record(z.string(), z.unknown())) })),
      ),
    })
    const { paths } = secured.parse(document)
    expect(paths['/orders/create']?.post?.security).toEqual([{ buyer: [] }, { apiKey: ['orders:write'] }])
    expect(paths['/products/search']?.post?.security).toEqual([{}, { apiKey: ['catalogue:read'] }])
    expect(paths['/admin/stock']?.get?.security).toEqual([{ staff: [] }, { apiKey: ['stock:read'] }])
    expect(paths['/account/api-keys/create']?.post?.security).toEqual([{ buyer: [] }])
  })

  it.each([
    ['/private/files/findOne', 'id'],
    ['/products/document', 'id'],
    ['/private/imports/errors-file', 'importId'],
    ['/orders/detail', 'orderNo'],
  ])('names the required parameters of a GET of %s', (path, name) => {
    expect(queryAt(document, path)).toMatchObject([{ name, required: true, schema: { type: 'string' } }])
  })

  it('names the optional parameters of a GET', () => {
    expect(queryAt(document, '/private/products/export')).toContainEqual({
      name: 'format',
      in: 'query',
      required: false,
      schema: { default: 'csv', type: 'string', enum: ['csv', 'json', 'xlsx'] },
    })
  })

  it('names no number that a query could not carry as text', () => {
    const numbers = [...serviceTables.flatMap(({ calls }) => calls), ...gatewayCalls].flatMap((call) =>
      (queryAt(document, call.path) ?? [])
        .filter(({ schema }) => schema.type === 'integer' || schema.type === 'number')
        .map(({ name }) => ({ call, name })),
    )
    expect(numbers.map(({ name }) => name)).toEqual(expect.arrayContaining(['page', 'generation']))
    const refused = numbers.filter(({ call, name }) =>
      call.input
        .safeParse({ [name]: '1' })
        .error?.issues.some(({ code, path }) => code === 'invalid_type' && path[0] === name),
    )
    expect(refused.map(({ call, name }) => `${call.name}: ${name}`)).toEqual([])
  })

  it.each(['read', 'get'] as const)('writes the input of a %s as parameters of its GET', (effect) => {
    const input = z.object({
      id: z.string().describe('Which one.'),
      kinds: z.array(z.enum(['one', 'other'])).optional(),
    })
    expect(queryAt(documentOf(effect, input), '/ask')).toEqual([
      { name: 'id', in: 'query', required: true, description: 'Which one.', schema: { type: 'string' } },
      {
        name: 'kinds',
        in: 'query',
        required: false,
        schema: { type: 'array', items: { type: 'string', enum: ['one', 'other'] } },
      },
    ])
  })

  it('keeps objects in the body, since a query cannot contain them', () => {
    const line = z.object({ id: z.string() })
    const maybe = z.object({ line: line.optional(), either: z.union([line, z.array(line), z.string()]) })
    expect(queryAt(documentOf('read', maybe), '/ask')).toEqual([
      { name: 'either', in: 'query', required: true, schema: { anyOf: [{ type: 'string' }] } },
    ])
    const needed = documented.parse(documentOf('read', z.object({ lines: z.array(line) })))
    expect(Object.keys(needed.paths['/ask'] ?? {})).toEqual(['post'])
  })

  it('leaves commands without a query', () => {
    const { paths } = documented.parse(documentOf('command', z.object({ id: z.string() })))
    expect(Object.keys(paths['/ask'] ?? {})).toEqual(['post'])
    expect(paths['/ask']?.post?.parameters).toContainEqual({ $ref: '#/components/parameters/IdempotencyKey' })
  })
})
