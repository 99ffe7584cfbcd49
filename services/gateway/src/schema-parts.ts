import { z } from 'zod'

export type Json = Record<string, unknown>

export const reference = (...path: readonly string[]): Json => ({ $ref: `#/${path.join('/')}` })

/**
 * A schema without its `$defs`, which stand among the components of the document: a reference is resolved from its root.
 * @param name begins the names of its parts
 */
export const movedParts = (schema: object, name: string): { readonly schema: Json; readonly parts: Json } => {
  const partName = (part: string): string => `${name}-${part}`
  const moved = JSON.stringify(schema).replaceAll(
    /"#\/\$defs\/(\w+)"/g,
    (_, part: string) => `"#/components/schemas/${partName(part)}"`,
  )
  const { $defs = {}, ...rest } = z.record(z.string(), z.unknown()).parse(JSON.parse(moved))
  return {
    schema: rest,
    parts: Object.fromEntries(Object.entries($defs as Json).map(([part, one]) => [partName(part), one])),
  }
}
