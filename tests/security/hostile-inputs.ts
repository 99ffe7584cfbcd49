import type { AnyCall } from '@pinline/contracts/api/call'
import fc from 'fast-check'
import { z } from 'zod'

/** A JSON schema, as far as inputs use it. */
interface Schema {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: Schema | boolean
  readonly propertyNames?: Schema
  readonly items?: Schema
  readonly prefixItems?: readonly Schema[]
  readonly minItems?: number
  readonly maxItems?: number
  readonly pattern?: string
  readonly format?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
}

/** Values of real objects by the name of the field, so that inputs get past the first look-up. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>

const hostileTexts = [
  ...[
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\n',
    '\u202eabc',
    '\u200b',
    '\ud83d',
    '\ufffe',
    'x'.repeat(5000),
    '🔌'.repeat(300),
  ],
  ...["' OR 1=1 --", '{"$gt":""}', '$where', '__proto__', '../../../../etc/passwd', '%00', '%ff', '{{7*7}}'],
  ...['<script>alert(1)</script>', 'javascript:alert(1)', 'https://user:pw@example.com/', '//evil.example', '=1+1'],
  ...['NaN', '-0', '1e400', '0x10', '9999-99-99', '2026-02-30', '2026-11-21T25:61:61Z', 'null', '[object Object]'],
  ...[`a${'\u0300\u0316'.repeat(2000)}`, '(a+)+$', '*'.repeat(200), 'ＤＢ－９', 'می‌خواهم', '\t', 'a'.repeat(200_000)],
]
const hostileValues: readonly unknown[] = [
  ...hostileTexts,
  ...[null, true, false, 0, -1, 0.5, -0, 1e21, 2 ** 53, -(2 ** 63), 1e308],
  ...[[], {}, [[]], [null], { $gt: '' }, { $ne: null }, [{ $where: '1' }], { toString: 1 }, { length: 1e9 }],
  ...[{ constructor: { prototype: { admin: true } } }, JSON.parse('{"__proto__":{"admin":true}}')],
  ...[Array.from({ length: 3000 }, () => 'x'), Array.from({ length: 600 }, () => ({}))],
]
export const hostileText = fc.constantFrom(...hostileTexts)
const hostileValue = fc.constantFrom(...hostileValues)

const byFormat: Readonly<Record<string, readonly string[]>> = {
  'date-time': ['2026-11-21T08:00:00.000Z', '1970-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z'],
  date: ['2026-11-21', '2026-02-28', '9999-12-31'],
  email: ['fuzz@example.test', 'a@b.example'],
  uri: ['https://example.com/a.pdf', 'http://127.0.0.1:1/'],
}

const textOf = ({ pattern, format = '', minLength = 0, maxLength = 200 }: Schema): fc.Arbitrary<unknown> => {
  const listed = byFormat[format]
  if (listed !== undefined) return fc.constantFrom(...listed)
  // Look-arounds and properties of characters are beyond the generator.
  if (pattern !== undefined && !/\\p|\(\?[!=<]/u.test(pattern)) return fc.stringMatching(new RegExp(pattern))
  const most = Math.max(minLength, Math.min(maxLength, 60))
  const sized = { minLength, maxLength: most }
  return fc.oneof(
    { arbitrary: fc.string({ unit: fc.constantFrom(...'abcXYZ0189 -.'), ...sized }), weight: 6 },
    { arbitrary: fc.string({ unit: 'grapheme', ...sized }), weight: 3 },
    { arbitrary: fc.string({ unit: 'binary', ...sized }), weight: 1 },
  )
}

const recordOf = (schema: Schema, known: KnownValues): fc.Arbitrary<unknown> => {
  const { properties = {}, required = [], additionalProperties, propertyNames } = schema
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => [name, tryingOf(inner, name, known)]),
  )
  const isNeeded = (name: string) => required.includes(name)
  const full = fc.record(fields, { requiredKeys: Object.keys(fields).filter(isNeeded) })
  const partial = fc.record(fields, { requiredKeys: [] })
  const extra =
    typeof additionalProperties === 'object' && Object.keys(properties).length === 0
      ? fc.dictionary(textOf(propertyNames ?? {}).map(String), tryingOf(additionalProperties, '', known), {
          maxKeys: 5,
        })
      : fc.constant({})
  const unknown = fc.dictionary(fc.constantFrom('admin', 'id', '$where', 'toString', 'a.b'), hostileValue, {
    maxKeys: 2,
  })
  return fc
    .tuple(fc.oneof({ arbitrary: full, weight: 8 }, { arbitrary: partial, weight: 1 }), extra)
    .chain(([own, more]) =>
      fc.oneof(
        { arbitrary: fc.constant({ ...more, ...own }), weight: 8 },
        { arbitrary: unknown.map((added) => ({ ...more, ...own, ...added })), weight: 1 },
      ),
    )
}

const validOf = (schema: Schema, field: string, known: KnownValues): fc.Arbitrary<unknown> => {
  const options = schema.anyOf ?? schema.oneOf
  if (options !== undefined) return fc.oneof(...options.map((one) => tryingOf(one, field, known)))
  if (schema.allOf !== undefined)
    return fc
      .tuple(...schema.allOf.map((one) => tryingOf(one, field, known)))
      .map((parts) => (parts.every((one) => typeof one === 'object') ? Object.assign({}, ...parts) : parts[0]))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  const { minimum = -1_000_000, maximum = 1_000_000, minItems = 0, maxItems = 8 } = schema
  switch (schema.type) {
    case 'string':
      return textOf(schema)
    case 'integer':
      return fc.oneof(fc.constantFrom(minimum, maximum), fc.maxSafeInteger(), fc.integer({ min: 0, max: 50 }))
    case 'number':
      return fc.oneof(
        fc.constantFrom(minimum, maximum),
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.nat(50),
      )
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      if (schema.prefixItems !== undefined)
        return fc.tuple(...schema.prefixItems.map((one) => tryingOf(one, field, known)))
      return fc.array(tryingOf(schema.items ?? {}, field, known), {
        minLength: minItems,
        maxLength: Math.max(minItems, Math.min(maxItems, 8)),
      })
    case 'object':
      return recordOf(schema, known)
    default:
      return fc.jsonValue({ maxDepth: 3 })
  }
}

/** Mostly a value that the schema allows, now and then a hostile one, at every level. */
const tryingOf = (schema: Schema, field: string, known: KnownValues): fc.Arbitrary<unknown> => {
  const values = known[field] ?? []
  return fc.oneof(
    { arbitrary: validOf(schema, field, known), weight: 30 },
    { arbitrary: values.length === 0 ? validOf(schema, field, known) : fc.constantFrom(...values), weight: 30 },
    { arbitrary: hostileValue, weight: 1 },
  )
}

/** Inputs of a call by the JSON schema of its contract. */
export const inputsOf = ({ input }: Pick<AnyCall, 'input'>, known: KnownValues): fc.Arbitrary<unknown> =>
  tryingOf(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema, '', known)
