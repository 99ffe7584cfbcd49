import { z } from 'zod'

export type Json = Record<string, unknown>

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export interface Schemas {
  /** zod to JSON Schema 2020-12, which OpenAPI 3.1 accepts. `name` is that of parts that refer to themselves. */
  readonly of: (name: string, schema: z.ZodType, io: 'input' | 'output') => Json
  /** Parts that schemas refer to: a reference is resolved from the root of the document. */
  readonly parts: () => Json
}

export const schemaWriter = (): Schemas => {
  const parts: Json = {}
  return {
    of: (name, schema, io) => {
      const { $schema, ...written } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
      if (written.$defs === undefined) return written
      const moved: unknown = JSON.parse(
        JSON.stringify(written).replaceAll(
          /"#\/\$defs\/(\w+)"/g,
          (_, part: string) => `"#/components/schemas/${name}${part.replaceAll('_', '-')}"`,
        ),
      )
      const { $defs, ...rest } = z.record(z.string(), z.unknown()).parse(moved)
      for (const [part, one] of Object.entries(isJson($defs) ? $defs : {}))
        parts[`${name}${part.replaceAll('_', '-')}`] = one
      return rest
    },
    parts: () => parts,
  }
}
