import { z } from 'zod'

/** A place of an input or output where a text stands. */
export interface StringField {
  /** `call.field.inner`; `[]` for items, `{}` for the values of a record and `{key}` for its keys. */
  readonly path: string
  readonly schema: z.ZodType
}

type Inner = z.ZodType

const isText = (schema: Inner): boolean =>
  schema instanceof z.ZodPipe ? isText(schema.in as Inner) : schema.def.type === 'string'

const plain: ReadonlySet<string> = new Set([
  ...[
    'number',
    'boolean',
    'enum',
    'literal',
    'template_literal',
    'null',
    'undefined',
    'never',
    'int',
    'date',
    'transform',
    'file',
    'object',
  ],
])

/** What a schema is made of, each with its place in it. */
const partsOf = (schema: Inner): readonly (readonly [Inner, string])[] => {
  const parts = (...inner: readonly unknown[]) => inner.map((one) => [one as Inner, ''] as const)
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).map(([key, inner]) => [inner as Inner, `.${key}`] as const)
  if (schema instanceof z.ZodArray) return [[schema.element as Inner, '[]']]
  if (schema instanceof z.ZodTuple) return schema.def.items.map((item) => [item as Inner, '[]'] as const)
  if (schema instanceof z.ZodRecord)
    return [
      [schema.keyType as unknown as Inner, '{key}'],
      [schema.valueType as Inner, '{}'],
    ]
  if (schema instanceof z.ZodUnion) return parts(...schema.options)
  if (schema instanceof z.ZodIntersection) return parts(schema.def.left, schema.def.right)
  if (schema instanceof z.ZodLazy) return parts(schema.unwrap())
  if (schema instanceof z.ZodPipe) return parts((schema.out as Inner).def.type === 'transform' ? schema.in : schema.out)
  return 'innerType' in schema.def ? parts(schema.def.innerType) : []
}

/**
 * Every field that holds a text. A text that is transformed is one field with its transformation. Throws on a kind of
 * schema that it cannot look into.
 */
export const stringFields = (root: z.ZodType, name: string): readonly StringField[] => {
  const found: StringField[] = []
  const open = new Set<z.ZodType>()
  const read = (schema: z.ZodType, path: string): void => {
    if (isText(schema) || schema instanceof z.ZodUnknown) {
      found.push({ path, schema })
      return
    }
    if (open.has(schema)) return
    open.add(schema)
    for (const [inner, place] of partsOf(schema)) read(inner, `${path}${place}`)
    open.delete(schema)
    if (partsOf(schema).length === 0 && !plain.has(schema.def.type))
      throw new Error(`${path} is of the kind ${schema.def.type}`)
  }
  read(root, name)
  return found
}
