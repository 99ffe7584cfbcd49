import { isJson, type Json } from '../openapi/schema.ts'

const isName = (name: string): boolean => /^[A-Za-z_$][\w$]*$/.test(name)

const rangeOf = ({ minimum, maximum, exclusiveMinimum }: Json): string => {
  const least = typeof minimum === 'number' && minimum > Number.MIN_SAFE_INTEGER ? minimum : undefined
  const most = typeof maximum === 'number' && maximum < Number.MAX_SAFE_INTEGER ? maximum : undefined
  if (least !== undefined && most !== undefined) return `${least}–${most}`
  if (least !== undefined) return `≥ ${least}`
  if (typeof exclusiveMinimum === 'number') return `> ${exclusiveMinimum}`
  return most === undefined ? '' : `≤ ${most}`
}

/** What a value must be like beyond its type. */
export const noteOf = (schema: Json): string =>
  [
    typeof schema.format === 'string' && schema.format !== 'starts_with' ? schema.format : '',
    rangeOf(schema),
    typeof schema.maxLength === 'number' ? `at most ${schema.maxLength} characters` : '',
    typeof schema.maxItems === 'number' ? `at most ${schema.maxItems}` : '',
    'default' in schema ? `default ${JSON.stringify(schema.default)}` : '',
    typeof schema.description === 'string' ? schema.description : '',
  ]
    .filter((note) => note !== '')
    .join(', ')

const literal = (value: unknown): string => JSON.stringify(value)

/** A schema as TypeScript writes types, with what each value must be like beside it. */
export const shapeText = (schema: Json, indent = ''): string => {
  if (typeof schema.$ref === 'string') return schema.$ref.split('/').at(-1) ?? 'unknown'
  if ('const' in schema) return literal(schema.const)
  if (Array.isArray(schema.enum)) return schema.enum.map(literal).join(' | ')
  const choices: unknown = schema.anyOf ?? schema.oneOf
  if (Array.isArray(choices))
    return [...new Set(choices.filter(isJson).map((one) => shapeText(one, indent)))].join(' | ')
  if (Array.isArray(schema.type))
    return schema.type.map((type: unknown) => shapeText({ ...schema, type }, indent)).join(' | ')
  switch (schema.type) {
    case 'object':
      return objectText(schema, indent)
    case 'array':
      return Array.isArray(schema.prefixItems)
        ? `[${schema.prefixItems
            .filter(isJson)
            .map((one) => shapeText(one, indent))
            .join(', ')}]`
        : arrayText(isJson(schema.items) ? shapeText(schema.items, indent) : 'unknown')
    case 'string':
    case 'boolean':
    case 'null':
      return schema.type
    case 'integer':
    case 'number':
      return 'number'
    default:
      return 'unknown'
  }
}

const arrayText = (of: string): string => (/^[\w"]+$|^\{[\s\S]*\}$/.test(of) ? `${of}[]` : `(${of})[]`)

const objectText = (schema: Json, indent: string): string => {
  const properties = Object.entries(isJson(schema.properties) ? schema.properties : {})
  const needed: readonly unknown[] = Array.isArray(schema.required) ? schema.required : []
  const inner = `${indent}  `
  const lines = properties.flatMap(([name, property]) => {
    if (!isJson(property)) return []
    const note = noteOf(property)
    const shown = isName(name) ? name : literal(name)
    return [
      `${inner}${shown}${needed.includes(name) ? '' : '?'}: ${shapeText(property, inner)}${note === '' ? '' : ` // ${note}`}`,
    ]
  })
  if (isJson(schema.additionalProperties) && Object.keys(schema.additionalProperties).length > 0)
    lines.push(`${inner}[key: string]: ${shapeText(schema.additionalProperties, inner)}`)
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`
}
