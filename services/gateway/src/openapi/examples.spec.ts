import { gatewayCalls } from '@pinline/contracts/gateway/gateway-calls'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { serviceTables } from '../route-table.ts'
import { openApiDocument } from './openapi.ts'
import { requestExamples } from './request-examples.ts'

const media = z.object({
  'application/json': z.object({
    example: z.unknown().optional(),
    examples: z.record(z.string(), z.object({ value: z.unknown() })).optional(),
  }),
})
const operation = z.object({
  requestBody: z.object({ content: media.partial() }).optional(),
  responses: z.object({ '200': z.object({ content: media.partial() }) }),
})
const { paths } = z
  .object({ paths: z.record(z.string(), z.record(z.string(), operation)) })
  .parse(openApiDocument(serviceTables, gatewayCalls))
const calls = [...serviceTables.flatMap((table) => table.calls), ...gatewayCalls].filter(({ path }) => path in paths)

const refusedBy = (schema: z.ZodType, value: unknown): string | undefined => {
  const parsed = schema.safeParse(value)
  return parsed.success
    ? undefined
    : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
}

describe('the examples of the API document', () => {
  it('of requests are accepted by their contracts', () => {
    const refused = calls.flatMap((call) => {
      const content = paths[call.path]?.post?.requestBody?.content['application/json']
      const why = content === undefined ? undefined : refusedBy(call.input, content.example)
      return why === undefined ? [] : [`${call.name}: ${why}`]
    })
    expect(refused).toEqual([])
  })

  it('of what the guides call say something', () => {
    const called = [
      ...['search-products', 'match-lines', 'get-order', 'list-stock', 'list-kicad-parts', 'adjust-stock'],
      ...['create-api-key-by-staff', 'redeliver-webhooks', 'redeliver-my-webhooks', 'place-order'],
    ]
    const examples = calls
      .filter(({ name }) => called.includes(name))
      .map(({ name, path }) => [
        name,
        JSON.stringify(paths[path]?.post?.requestBody?.content['application/json']?.example),
      ])
    expect(examples).toHaveLength(called.length)
    expect(examples.filter(([, example = '{}']) => /^\{\}$|"Example"/.test(example))).toEqual([])
    const feed = paths['/events']?.get?.responses['200'].content['application/json']?.examples?.result?.value
    expect(JSON.stringify(feed)).toMatch(/"type":"pinline\.[a-z]+\.[a-z-]+\.v1","subject":"\d{13}".*"cursor":"2\./)
  })

  it('of responses are accepted by their contracts', () => {
    const envelope = z.object({ code: z.literal(200), data: z.unknown() })
    const refused = calls.flatMap((call) => {
      const methods = Object.values(paths[call.path] ?? {})
      return methods.flatMap(({ responses }) => {
        const value = responses['200'].content['application/json']?.examples?.result?.value
        const why = call.binary === true ? undefined : refusedBy(envelope.extend({ data: call.output }), value)
        return why === undefined ? [] : [`${call.name}: ${why}`]
      })
    })
    expect(refused).toEqual([])
  })

  it('of rows are accepted by their lists', () => {
    const refused = serviceTables
      .flatMap(({ resources }) => resources)
      .flatMap(({ name, row }) => {
        const example = paths[`/admin/${name}/{id}`]?.get?.responses['200'].content['application/json']?.example
        const why = refusedBy(row, example)
        return why === undefined ? [] : [`${name}: ${why}`]
      })
    expect(refused).toEqual([])
  })

  it('that were written by hand are of operations that there are', () => {
    const names = calls.map(({ name }) => name)
    expect(Object.keys(requestExamples).filter((name) => !names.includes(name))).toEqual([])
  })
})
