import { z } from 'zod'

const json = z.record(z.string(), z.unknown())

const parameter = z.object({
  name: z.string(),
  in: z.enum(['query', 'path', 'header']),
  required: z.boolean().default(false),
  description: z.string().default(''),
  schema: json,
  example: z.unknown().optional(),
})
export type Parameter = z.infer<typeof parameter>

const reference = z.object({ $ref: z.string() })
const media = z.object({
  schema: json.optional(),
  example: z.unknown().optional(),
  examples: z.record(z.string(), z.object({ value: z.unknown() })).optional(),
})
const response = z.object({ description: z.string(), content: z.record(z.string(), media).default({}) })
const operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  description: z.string(),
  tags: z.tuple([z.string()]),
  parameters: z.array(z.union([reference, parameter])),
  requestBody: z.object({ content: z.record(z.string(), media) }).optional(),
  responses: z.record(z.string(), z.union([reference, response])),
})
const document = z.object({
  info: z.object({ title: z.string(), description: z.string() }),
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  'x-tagGroups': z.array(z.object({ name: z.string(), tags: z.array(z.string()) })),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({
    parameters: z.record(z.string(), parameter),
    responses: z.record(z.string(), response),
  }),
})

/** An operation as its page shows it, without references. */
export interface ShownOperation {
  readonly id: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly title: string
  readonly description: string
  readonly tag: string
  /** The same can be sent as GET, with the fields in the query. */
  readonly hasTwin: boolean
  readonly parameters: readonly Parameter[]
  readonly body: z.infer<typeof media> | undefined
  /** Multipart: it has a file. */
  readonly isUpload: boolean
  readonly isStream: boolean
  readonly responses: readonly (readonly [status: string, response: z.infer<typeof response>])[]
}

export interface ShownDocument {
  readonly title: string
  readonly introduction: string
  readonly groups: readonly { readonly name: string; readonly tags: readonly { name: string; description: string }[] }[]
  readonly operations: readonly ShownOperation[]
}

/** What the pages of the API show of its document. */
export const readDocument = (given: unknown): ShownDocument => {
  const { info, tags, paths, components, 'x-tagGroups': groups } = document.parse(given)
  const named = (ref: string): string => ref.split('/').at(-1) ?? ''
  const operations = Object.entries(paths).flatMap(([path, methods]) => {
    const shown = methods.post ?? methods.get
    if (shown === undefined) return []
    const bodies = shown.requestBody?.content ?? {}
    return [
      {
        id: shown.operationId,
        method: methods.post === undefined ? ('GET' as const) : ('POST' as const),
        path,
        title: shown.summary,
        description: shown.description,
        tag: shown.tags[0],
        hasTwin: methods.post !== undefined && methods.get !== undefined,
        parameters: shown.parameters.flatMap((one) =>
          '$ref' in one ? (components.parameters[named(one.$ref)] ?? []) : one,
        ),
        body: bodies['application/json'] ?? bodies['multipart/form-data'],
        isUpload: 'multipart/form-data' in bodies,
        isStream: Object.values(shown.responses).some((one) => 'content' in one && 'text/event-stream' in one.content),
        responses: Object.entries(shown.responses).flatMap(([status, one]) => {
          const found = '$ref' in one ? components.responses[named(one.$ref)] : one
          return found === undefined ? [] : [[status, found] as const]
        }),
      },
    ]
  })
  return {
    title: info.title,
    introduction: info.description,
    groups: groups.map(({ name, tags: members }) => ({
      name,
      tags: members.flatMap((member) => tags.find((tag) => tag.name === member) ?? []),
    })),
    operations,
  }
}
