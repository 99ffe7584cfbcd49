type Schema = Readonly<Record<string, unknown>>

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const fieldsOf = (schema: Schema): Readonly<Record<string, unknown>> =>
  isSchema(schema.properties) ? schema.properties : {}
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
/** The values that a schema is limited to; undefined if it is not. */
const valuesOf = (schema: Schema): readonly unknown[] | undefined =>
  'const' in schema ? [schema.const] : Array.isArray(schema.enum) ? schema.enum : undefined
const typesOf = (schema: Schema): readonly unknown[] => [schema.type].flat().filter((type) => type !== undefined)
const choicesOf = (schema: Schema): readonly Schema[] | undefined => {
  const choices = Array.isArray(schema.anyOf) ? schema.anyOf : schema.oneOf
  return Array.isArray(choices) ? choices.filter(isSchema) : undefined
}

const lowest = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'] as const
const highest = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'] as const

/** Types that come or go. */
const typeChanges = (before: Schema, now: Schema, at: string): readonly string[] => {
  const [were, are] = [typesOf(before), typesOf(now)]
  if (were.length === 0 || were.toString() === are.toString()) return []
  return [`${at}: is ${are.length === 0 ? 'anything' : are.join(' or ')}, before ${were.join(' or ')}`]
}

/** Bounds that recorded events may not keep. */
const boundChanges = (before: Schema, now: Schema, at: string): readonly string[] => {
  const isHigher = (name: string) =>
    Number(now[name] ?? Number.NEGATIVE_INFINITY) > Number(before[name] ?? Number.NEGATIVE_INFINITY)
  const isLower = (name: string) =>
    Number(now[name] ?? Number.POSITIVE_INFINITY) < Number(before[name] ?? Number.POSITIVE_INFINITY)
  const narrowed = [
    ...lowest.filter(isHigher),
    ...highest.filter(isLower),
    ...(['pattern', 'format'] as const).filter((name) => before[name] !== now[name]),
  ]
  return narrowed.map((name) => `${at}: ${name} is ${String(now[name])}, before ${String(before[name])}`)
}

/** Values that recorded events have and that are gone, and a list of values that holds no longer. */
const valueChanges = (before: Schema, now: Schema, at: string): readonly string[] => {
  const [were, are] = [valuesOf(before), valuesOf(now)]
  if (were === undefined) return are === undefined ? [] : [`${at}: is one of ${JSON.stringify(are)}, before anything`]
  if (are === undefined) return [`${at}: is anything, before one of ${JSON.stringify(were)}`]
  return were.filter((value) => !are.includes(value)).map((value) => `${at}: is no longer ${JSON.stringify(value)}`)
}

/** Choices that match none of the others. */
const unmatched = (
  choices: readonly Schema[],
  others: readonly Schema[],
  compare: (choice: Schema, other: Schema) => readonly string[],
): readonly string[] =>
  choices.flatMap((choice) => {
    const found = others.map((other) => compare(choice, other))
    return found.some((changes) => changes.length === 0) ? [] : (found.toSorted((a, b) => a.length - b.length)[0] ?? [])
  })

const objectChanges = (before: Schema, now: Schema, at: string): readonly string[] => {
  const [were, are] = [fieldsOf(before), fieldsOf(now)]
  const required = listOf(now.required)
  return Object.entries(were).flatMap(([name, field]) => {
    const path = `${at}.${name}`
    if (!(name in are)) return [`${path}: removed`]
    const [was, is] = [listOf(before.required).includes(name), required.includes(name)]
    const presence = was === is ? [] : [`${path}: is ${is ? 'always there, before not' : 'no longer always there'}`]
    return [...presence, ...breakingChanges(field, are[name], path)]
  })
}

/**
 * What in a contract breaks those who read by the earlier one, or says of recorded events what does not hold: the feed
 * sends them by the present contract. A field that goes, or is no longer or only now always there; another type; a value
 * or choice that goes, a narrower bound. A new field, a further value and a wider bound do not: readers skip what they do
 * not know.
 */
export const breakingChanges = (before: unknown, now: unknown, at = ''): readonly string[] => {
  if (!isSchema(before)) return []
  if (!isSchema(now)) return [`${at}: has no schema any more`]
  const [were, are] = [choicesOf(before), choicesOf(now)]
  if (were !== undefined || are !== undefined) {
    const [earlier, present] = [were ?? [before], are ?? [now]]
    return [
      ...unmatched(earlier, present, (choice, other) => breakingChanges(choice, other, at)),
      ...unmatched(present, earlier, (choice, other) => breakingChanges(other, choice, at)),
    ]
  }
  if (before.$ref !== now.$ref) return [`${at}: refers to ${String(now.$ref)}, before to ${String(before.$ref)}`]
  return [
    ...valueChanges(before, now, at),
    ...typeChanges(before, now, at),
    ...boundChanges(before, now, at),
    ...objectChanges(before, now, at),
    ...breakingChanges(before.items, now.items, `${at}[]`),
    ...breakingChanges(before.additionalProperties, now.additionalProperties, `${at}{}`),
    ...Object.entries(isSchema(before.$defs) ? before.$defs : {}).flatMap(([name, part]) =>
      breakingChanges(part, isSchema(now.$defs) ? now.$defs[name] : undefined, `${at}#${name}`),
    ),
  ]
}
