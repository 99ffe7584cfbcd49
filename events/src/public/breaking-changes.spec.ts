import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { breakingChanges } from './breaking-changes.ts'
import { publicEvents } from './public-events.ts'
import { envelopeSchema, publicDataSchema } from './public-schema.ts'

/** One line a type, so that a change is one line in a diff. */
const landedFile = new URL('./public-schemas.jsonl', import.meta.url)
const landedLine = z.object({ type: z.string(), schema: z.record(z.string(), z.unknown()) })
const landed = readFileSync(landedFile, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => landedLine.parse(JSON.parse(line)))
const present = [
  { type: 'CloudEvent', schema: envelopeSchema() },
  ...publicEvents.map((event) => ({ type: event.type, schema: publicDataSchema(event) })),
]
const changesNow = landed.flatMap(({ type, schema }) => {
  const now = present.find((event) => event.type === type)
  return now === undefined ? [`${type}: no longer public`] : breakingChanges(schema, now.schema, type)
})

describe('contracts of events', () => {
  it('break no consumer of what has landed: instead of a changed event, add one under a new name', () => {
    expect(changesNow).toEqual([])
  })

  it('are written down as they are, for the next change: `UPDATE_SCHEMAS=1 npx vitest run events/src/public` does it', () => {
    const text = `${present.map((event) => JSON.stringify(event)).join('\n')}\n`
    if (process.env.UPDATE_SCHEMAS === '1' && changesNow.length === 0) writeFileSync(landedFile, text)
    expect(readFileSync(landedFile, 'utf8')).toBe(text)
  })
})

const before = {
  type: 'object',
  required: ['orderNo', 'quantity', 'reason', 'lines'],
  properties: {
    orderNo: { type: 'string', pattern: '^\\d{13}$' },
    quantity: { type: 'integer', minimum: 1, maximum: 1000 },
    weight: { type: 'number' },
    reason: { enum: ['late', 'lost'] },
    kind: { const: 'order' },
    note: { anyOf: [{ type: 'string', maxLength: 40 }, { type: 'null' }] },
    lines: {
      type: 'array',
      minItems: 1,
      items: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } },
    },
    titles: { type: 'object', additionalProperties: { type: 'string' } },
    body: { $ref: '#/$defs/block' },
  },
  $defs: { block: { type: 'object', required: ['text'], properties: { text: { type: 'string' } } } },
} as const
const fields = before.properties
const changed = (properties: object, more: object = {}) => ({
  ...before,
  properties: { ...fields, ...properties },
  ...more,
})
const { weight: _weight, ...withoutWeight } = fields

describe('a contract breaks its consumers', () => {
  it.each([
    ['by a field that is gone', { ...before, properties: withoutWeight }, '.weight: removed'],
    [
      'by a field that has another name',
      { ...before, properties: { ...withoutWeight, weightGrams: fields.weight } },
      '.weight: removed',
    ],
    [
      'by a field that is no longer always there',
      changed({}, { required: ['orderNo', 'reason', 'lines'] }),
      '.quantity: is no longer always there',
    ],
    [
      'by a field that is only now always there',
      changed({}, { required: [...before.required, 'weight'] }),
      '.weight: is always there, before not',
    ],
    ['by another type', changed({ weight: { type: 'string' } }), '.weight: is string, before number'],
    ['by a narrower type', changed({ weight: { type: 'integer' } }), '.weight: is integer, before number'],
    [
      'by a wider type',
      changed({ quantity: { ...fields.quantity, type: 'number' } }),
      '.quantity: is number, before integer',
    ],
    ['by anything', changed({ weight: {} }), '.weight: is anything, before number'],
    [
      'by null where a value was',
      changed({ orderNo: { anyOf: [fields.orderNo, { type: 'null' }] } }),
      '.orderNo: is null, before string',
    ],
    ['by a value that goes', changed({ reason: { enum: ['late'] } }), '.reason: is no longer "lost"'],
    [
      'by any value where few were',
      changed({ reason: { type: 'string' } }),
      '.reason: is anything, before one of ["late","lost"]',
    ],
    [
      'by few values where any were',
      changed({ orderNo: { ...fields.orderNo, enum: ['1'] } }),
      '.orderNo: is one of ["1"], before anything',
    ],
    ['by another constant', changed({ kind: { const: 'parcel' } }), '.kind: is no longer "order"'],
    ['by another form', changed({ orderNo: { type: 'string' } }), '.orderNo: pattern is undefined, before ^\\d{13}$'],
    [
      'by a lower limit',
      changed({ quantity: { ...fields.quantity, maximum: 10 } }),
      '.quantity: maximum is 10, before 1000',
    ],
    [
      'by a higher limit from below',
      changed({ quantity: { ...fields.quantity, minimum: 2 } }),
      '.quantity: minimum is 2, before 1',
    ],
    [
      'by a limit where none was',
      changed({ titles: { ...fields.titles, additionalProperties: { type: 'string', maxLength: 9 } } }),
      '.titles{}: maxLength is 9, before undefined',
    ],
    [
      'by a field of a list’s objects that is gone',
      changed({ lines: { ...fields.lines, items: { type: 'object', properties: {} } } }),
      '.lines[].id: removed',
    ],
    [
      'by other values of a map',
      changed({ titles: { type: 'object', additionalProperties: { type: 'number' } } }),
      '.titles{}: is number, before string',
    ],
    ['by a choice that goes', changed({ note: { type: 'null' } }), '.note: is null, before string'],
    [
      'by a choice that nobody knows',
      changed({ note: { anyOf: [...fields.note.anyOf, { type: 'object', properties: {} }] } }),
      '.note: is object, before string',
    ],
    [
      'by a part that changed',
      changed({}, { $defs: { block: { type: 'object', properties: { text: { type: 'string' } } } } }),
      '#block.text: is no longer always there',
    ],
    [
      'by another part',
      changed({ body: { $ref: '#/$defs/other' } }),
      '.body: refers to #/$defs/other, before to #/$defs/block',
    ],
  ])('%s', (_, now, change) => {
    expect(breakingChanges(before, now)).toContain(change)
  })

  it('by nothing that is as it was', () => {
    expect(breakingChanges(before, before)).toEqual([])
  })

  it.each([
    ['a new field', changed({ carrier: { type: 'string' } })],
    [
      'a new field that is always there',
      changed({ carrier: { type: 'string' } }, { required: [...before.required, 'carrier'] }),
    ],
    ['a further value', changed({ reason: { enum: ['late', 'lost', 'stolen'] } })],
    ['a wider bound', changed({ quantity: { ...fields.quantity, maximum: 9999, minimum: 0 } })],
    ['a further part', changed({}, { $defs: { ...before.$defs, other: { type: 'string' } } })],
  ])('not by %s', (_, now) => {
    expect(breakingChanges(before, now)).toEqual([])
  })
})
