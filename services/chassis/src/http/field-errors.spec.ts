import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { canonicalJson, requestHash } from './canonical.ts'
import { fieldErrors } from './field-errors.ts'

describe('fieldErrors', () => {
  const schema = z.object({
    quantity: z.int().min(1).max(100),
    phone: z.string().regex(/^\d{11}$/, 'phone-format'),
    lines: z.array(z.object({ id: z.string() })),
  })
  it.each([
    [
      { quantity: 0, phone: '1', lines: [{}] },
      { quantity: 'too-small', phone: 'phone-format', 'lines.0.id': 'required' },
    ],
    [{ quantity: 101, phone: '13812345678', lines: [] }, { quantity: 'too-big' }],
    [
      { quantity: 0.5, phone: { $gt: '' }, lines: 'x' },
      { quantity: 'invalid', phone: 'invalid', lines: 'invalid' },
    ],
    [{}, { quantity: 'required', phone: 'required', lines: 'required' }],
  ])('%j', (input, errors) => {
    const parsed = schema.safeParse(input, { reportInput: true })
    expect(parsed.success ? {} : fieldErrors(parsed.error)).toEqual(errors)
  })
})

describe('fieldErrors of an input with alternatives', () => {
  const entry = z.object({ productId: z.string(), quantity: z.number() })
  const schema = z.union([z.object({ lines: z.array(entry) }), entry])
  it.each([
    [{ lines: [{ productId: 'p-1', quantity: '1' }] }, { 'lines.0.quantity': 'invalid' }],
    [{ lines: [{ productId: 'p-1' }] }, { 'lines.0.quantity': 'required' }],
    [{ productId: 'p-1', quantity: '1' }, { quantity: 'invalid' }],
    [{ productId: 'p-1' }, { lines: 'required', quantity: 'required' }],
    [{}, { lines: 'required' }],
    ['text', { _: 'invalid' }],
  ])('names the fields of the nearest ones: %j', (input, errors) => {
    const parsed = schema.safeParse(input, { reportInput: true })
    expect(parsed.success ? {} : fieldErrors(parsed.error)).toEqual(errors)
  })
  it('names the place of the alternatives where none is meant, by their own key if they have one', () => {
    const fields = z.object({
      documents: z.array(z.union([z.object({ title: z.string(), fileId: z.string() }), z.object({ href: z.url() })])),
      status: z.union([z.enum(['open', 'closed']), z.array(z.enum(['open', 'closed']))]),
      phone: z.union([z.literal(''), z.string().regex(/^\d+$/)], 'phone-format'),
    })
    const wrong = { documents: [{ href: 'no link' }, 7], status: ['opened'], phone: 7 }
    const parsed = fields.safeParse(wrong, { reportInput: true })
    expect(parsed.success ? {} : fieldErrors(parsed.error)).toEqual({
      'documents.0.href': 'invalid',
      'documents.1': 'invalid',
      'status.0': 'invalid',
      phone: 'phone-format',
    })
  })
})

it('names each field that a strict input does not have', () => {
  const strict = z.strictObject({ name: z.string(), address: z.strictObject({ city: z.string() }) })
  const parsed = strict.safeParse(
    { name: 1, status: 'paid', address: { city: 'Pin', ownerId: 'b-1' } },
    { reportInput: true },
  )
  expect(parsed.success ? {} : fieldErrors(parsed.error)).toEqual({
    name: 'invalid',
    status: 'not-allowed',
    'address.ownerId': 'not-allowed',
  })
})

describe('requestHash', () => {
  it('is the same for the same content, whatever the order of keys', () => {
    expect(canonicalJson({ b: [1, { d: 1, c: undefined }], a: null })).toBe('{"a":null,"b":[1,{"d":1}]}')
    expect(requestHash('a key', '/a', { x: 1, y: 2 })).toBe(requestHash('a key', '/a', { y: 2, x: 1 }))
    expect(requestHash('a key', '/a', { x: 1 })).not.toBe(requestHash('a key', '/b', { x: 1 }))
    expect(requestHash('a key', '/a', { x: 1 })).not.toBe(requestHash('another', '/a', { x: 1 }))
  })
})
