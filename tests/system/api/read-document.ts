import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { z } from 'zod'

const json = z.record(z.string(), z.unknown())
const parameter = z.object({
  name: z.string(),
  in: z.enum(['query', 'path', 'header']),
  required: z.boolean().default(false),
  example: z.unknown().optional(),
})
const operation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  security: z.array(json),
  parameters: z.array(z.union([parameter, z.object({ $ref: z.string() })])),
  requestBody: z.object({ content: z.record(z.string(), z.object({ example: z.unknown().optional() })) }).optional(),
  responses: z.record(z.string(), z.union([z.object({ $ref: z.string() }), z.object({ content: json.optional() })])),
})
const document = z.object({
  paths: z.record(z.string(), z.object({ get: operation.optional(), post: operation.optional() })),
  components: z.object({ responses: z.record(z.string(), z.object({ content: json })) }),
})

export type Parameter = z.infer<typeof parameter>

/** An operation of the API document that changes nothing. */
export interface SafeOperation {
  readonly id: string
  readonly path: string
  readonly method: 'GET' | 'POST'
  readonly tag: string
  /** Who may use it: the first of its ways to sign in. */
  readonly caller: 'visitor' | 'buyer' | 'staff'
  readonly parameters: readonly Parameter[]
  /** The documented body of the request. */
  readonly body: unknown
  readonly isStream: boolean
  /** What is wrong with a response by the document; undefined if it is one that the document has. */
  readonly objectionTo: (status: number, contentType: string, body: string) => string | undefined
}

const pointer = (...path: readonly string[]): string =>
  path.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')

const callerOf = (security: readonly Record<string, unknown>[]): SafeOperation['caller'] => {
  const [first = {}] = security
  if ('staff' in first) return 'staff'
  return 'buyer' in first ? 'buyer' : 'visitor'
}

/** Every operation without an idempotency key, with what its document says of responses. */
export const safeOperations = (text: unknown): readonly SafeOperation[] => {
  const { paths, components } = document.parse(text)
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: false })
  ajv.addSchema(json.parse(text), 'api')
  const compiled = new Map<string, ValidateFunction>()
  const schemaAt = (at: string): ValidateFunction => {
    const known = compiled.get(at) ?? ajv.compile({ $ref: `api#/${at}` })
    compiled.set(at, known)
    return known
  }
  return Object.entries(paths).flatMap(([path, methods]) =>
    (['get', 'post'] as const).flatMap((method): SafeOperation[] => {
      const found = methods[method]
      if (found === undefined) return []
      const references = found.parameters.flatMap((one) => ('$ref' in one ? [one.$ref] : []))
      if (references.some((one) => one.endsWith('/IdempotencyKey'))) return []
      return [
        {
          id: found.operationId,
          path,
          method: method === 'get' ? 'GET' : 'POST',
          tag: found.tags.join(),
          caller: callerOf(found.security),
          parameters: found.parameters.flatMap((one) => ('$ref' in one ? [] : [one])),
          body: found.requestBody?.content['application/json']?.example,
          isStream: JSON.stringify(found.responses['200']).includes('"text/event-stream"'),
          objectionTo: (status, contentType, body) => {
            const response = found.responses[String(status)]
            if (response === undefined) return `status ${status} is not documented`
            const shared = '$ref' in response ? response.$ref.replace('#/components/responses/', '') : undefined
            const content =
              shared === undefined ? (response as { content?: object }).content : components.responses[shared]?.content
            const type = [contentType, '*/*'].find((one) => one in (content ?? {}))
            if (type === undefined) return `${contentType} with status ${status} is not documented`
            if (type !== 'application/json') return undefined
            const base =
              shared === undefined
                ? pointer('paths', path, method, 'responses', String(status))
                : pointer('components', 'responses', shared)
            const validate = schemaAt(`${base}/${pointer('content', type, 'schema')}`)
            return validate(JSON.parse(body)) ? undefined : `with status ${status}: ${ajv.errorsText(validate.errors)}`
          },
        },
      ]
    }),
  )
}
