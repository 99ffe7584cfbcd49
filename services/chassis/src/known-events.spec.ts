import { event } from '@pinline/events/event'
import { orderEvent } from '@pinline/events/order/order-event'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { knowsType, parseKnown, UnknownEventError } from './known-events.ts'

it('knows the types of an event, of a union, and of a union of unions', () => {
  const [one, other] = [event('one', {}), event('other', { amount: z.int() })]
  expect([knowsType(one, 'one'), knowsType(one, 'other')]).toEqual([true, false])
  const union = z.discriminatedUnion('type', [z.discriminatedUnion('type', [one]), other])
  expect(['one', 'other', 'third'].map((type) => knowsType(union, type))).toEqual([true, true, false])
  expect(knowsType(orderEvent, 'order-note-added')).toBe(true)
  expect(() => knowsType(z.string(), 'one')).toThrow('discriminated union')
})

it('refuses to decide on an unknown type, and reports a broken event of a known one', () => {
  const schema = event('one', { amount: z.int() })
  expect(parseKnown(schema, { type: 'one', data: { amount: 1, more: true } })).toEqual({
    type: 'one',
    data: { amount: 1 },
  })
  expect(() => parseKnown(schema, { type: 'newer', data: {} })).toThrow(UnknownEventError)
  expect(() => parseKnown(schema, { type: 'one', data: {} })).toThrow(z.ZodError)
})
