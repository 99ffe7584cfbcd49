type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value without a field, `order.placementId` for one of a nested object. */
const without = (value: unknown, [name = '', ...rest]: readonly string[]): unknown => {
  if (!isFields(value) || !(name in value)) return value
  if (rest.length > 0) return { ...value, [name]: without(value[name], rest) }
  const { [name]: _, ...others } = value
  return others
}

/** Data without the fields that stay inside. */
export const withhold = (data: unknown, fields: readonly string[]): unknown =>
  fields.reduce<unknown>((rest, field) => without(rest, field.split('.')), data)

/** JSON Schema of an object without a field. */
const schemaWithout = (schema: unknown, [name = '', ...rest]: readonly string[]): unknown => {
  if (!isFields(schema)) return schema
  for (const choice of ['anyOf', 'oneOf'] as const) {
    const options = schema[choice]
    if (Array.isArray(options))
      return { ...schema, [choice]: options.map((one) => schemaWithout(one, [name, ...rest])) }
  }
  if (!isFields(schema.properties)) return schema
  if (!(name in schema.properties)) return schema
  if (rest.length > 0)
    return { ...schema, properties: { ...schema.properties, [name]: schemaWithout(schema.properties[name], rest) } }
  const { [name]: _, ...properties } = schema.properties
  const required = Array.isArray(schema.required) ? schema.required.filter((one) => one !== name) : undefined
  return { ...schema, properties, ...(required === undefined ? {} : { required }) }
}

/** JSON Schema of the same data. */
export const withholdFromSchema = (schema: unknown, fields: readonly string[]): unknown =>
  fields.reduce<unknown>((rest, field) => schemaWithout(rest, field.split('.')), schema)
