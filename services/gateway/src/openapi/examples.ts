import { samplesByFormat, samplesByName, samplesByPattern } from './sample-values.ts'
import { isJson, type Json } from './schema.ts'

/** The type of a value that is not null. */
const typeOf = ({ type }: Json): unknown => (Array.isArray(type) ? type.find((one) => one !== 'null') : type)

const accepts = (schema: Json, value: unknown): boolean => {
  if (Array.isArray(schema.enum)) return schema.enum.includes(value)
  switch (typeOf(schema)) {
    case 'string':
      return typeof value === 'string' && acceptsText(schema, value)
    case 'integer':
    case 'number':
      return (
        typeof value === 'number' &&
        value >= Number(schema.minimum ?? -Infinity) &&
        value <= Number(schema.maximum ?? Infinity) &&
        value > Number(schema.exclusiveMinimum ?? -Infinity)
      )
    case 'array': {
      const { items } = schema
      return Array.isArray(value) && isJson(items) && value.every((one) => accepts(items, one))
    }
    case 'boolean':
      return typeof value === 'boolean'
    default:
      return false
  }
}

const acceptsText = ({ pattern, minLength = 0, maxLength = Infinity, format }: Json, value: string): boolean =>
  value.length >= Number(minLength) &&
  value.length <= Number(maxLength) &&
  (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(value)) &&
  (format !== 'uri' || URL.canParse(value)) &&
  (format !== 'email' || value.includes('@'))

/** Which properties an example has: those that a request needs, or all that a response can have. */
export type Extent = 'required' | 'all'

/**
 * A value that a schema describes, for readers of the document; `name` is that of its field. It is made of the values of
 * `sample-values.ts`; a test parses each by its contract.
 */
export const exampleOf = (schema: Json, name: string, extent: Extent, parts: Json = {}, depth = 0): unknown => {
  if (typeof schema.$ref === 'string') {
    const part = parts[schema.$ref.replace('#/components/schemas/', '')]
    return isJson(part) ? exampleOf(part, name, extent, parts, depth + 4) : {}
  }
  if ('const' in schema) return schema.const
  if ('default' in schema) return schema.default
  const known = samplesByName[name]?.find((value) => accepts(schema, value))
  if (known !== undefined) return known
  if (Array.isArray(schema.enum)) return schema.enum[0]
  const choices: unknown = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (Array.isArray(choices)) {
    const [first] = choices.filter(isJson).filter(({ type }) => type !== 'null')
    return first === undefined ? null : exampleOf(first, name, extent, parts, depth)
  }
  switch (typeOf(schema)) {
    case 'object':
      return exampleObject(schema, extent, parts, depth)
    case 'array':
      return exampleArray(schema, name, extent, parts, depth)
    case 'string':
      return exampleText(schema)
    case 'integer':
    case 'number':
      return [1, 0, 10, 100].find((value) => accepts(schema, value)) ?? Number(schema.minimum ?? 1)
    case 'boolean':
      return true
    default:
      return typeOf(schema) === 'null' ? null : {}
  }
}

const exampleObject = (schema: Json, extent: Extent, parts: Json, depth: number): Json => {
  const needed: readonly unknown[] = Array.isArray(schema.required) ? schema.required : []
  const properties = Object.entries(isJson(schema.properties) ? schema.properties : {}).flatMap(
    ([name, one]): [string, unknown][] =>
      isJson(one) && (extent === 'all' || needed.includes(name))
        ? [[name, exampleOf(one, name, extent, parts, depth + 1)]]
        : [],
  )
  const { additionalProperties, propertyNames } = schema
  if (!isJson(additionalProperties)) return Object.fromEntries(properties)
  const given = new Set(properties.map(([name]) => name))
  const missing = needed.map(String).filter((name) => !given.has(name))
  const key = isJson(propertyNames) ? String(exampleOf(propertyNames, 'language', extent, parts)) : 'en'
  const further = missing.length > 0 || properties.length > 0 ? missing : [key]
  return Object.fromEntries([
    ...properties,
    ...further.map((name) => [name, exampleOf(additionalProperties, name, extent, parts, depth + 1)] as const),
  ])
}

/** One element, or as many as there must be; none where a part contains itself. */
const exampleArray = (schema: Json, name: string, extent: Extent, parts: Json, depth: number): unknown[] => {
  if (Array.isArray(schema.prefixItems))
    return schema.prefixItems.filter(isJson).map((one) => exampleOf(one, name, extent, parts, depth + 1))
  if (!isJson(schema.items) || (depth > 8 && '$ref' in schema.items)) return []
  const { items } = schema
  return Array.from({ length: Math.max(1, Number(schema.minItems ?? 1)) }, () =>
    exampleOf(items, name.replace(/s$/, ''), extent, parts, depth + 1),
  )
}

const exampleText = (schema: Json): string => {
  const { format } = schema
  const byFormat = typeof format === 'string' ? samplesByFormat[format] : undefined
  if (byFormat !== undefined) return byFormat
  if (typeof schema.pattern === 'string') return samplesByPattern.find((value) => accepts(schema, value)) ?? ''
  return 'Example'.padEnd(Number(schema.minLength ?? 0), '.').slice(0, Number(schema.maxLength ?? 100))
}
