import { productId } from '@pinline/events/ids'
import { describe, expect, it } from 'vitest'
import {
  latestChange,
  mergeRequested,
  orderedAt,
  type StoredLine,
  withoutOrdered,
  withoutProducts,
  withQuantities,
  withSelection,
} from './cart-document.ts'

const a = productId.parse('p-00112233445566aa')
const b = productId.parse('p-00112233445566bb')
const at = (time: string): string => `2026-11-21T${time}:00.000Z`
const line = (id: typeof a, quantity: number, selected = true): StoredLine => ({
  productId: id,
  quantity,
  selected,
  addedAt: at('09:00'),
  changedAt: at('09:00'),
  unitPrice: null,
})

describe('cart lines', () => {
  it('add up quantities of one product', () =>
    expect(
      mergeRequested([
        { productId: a, quantity: 10 },
        { productId: b, quantity: 5 },
        { productId: a, quantity: 30 },
      ]),
    ).toEqual([
      { productId: a, quantity: 40 },
      { productId: b, quantity: 5 },
    ]))

  it('keep their position and selection when their quantity changes', () => {
    const changed = withQuantities(
      [line(a, 10, false), line(b, 5)],
      [{ productId: a, quantity: 20, unitPrice: null }],
      at('09:10'),
    )
    expect(changed).toEqual([{ ...line(a, 20, false), changedAt: at('09:10') }, line(b, 5)])
  })

  it('are appended and selected when they are new', () => {
    const changed = withQuantities([line(a, 10)], [{ productId: b, quantity: 5, unitPrice: null }], at('09:10'))
    expect(changed[1]).toEqual({ ...line(b, 5), addedAt: at('09:10'), changedAt: at('09:10') })
  })

  it('are removed without an error, even twice', () => {
    const once = withoutProducts([line(a, 10), line(b, 5)], [a])
    expect(once).toEqual([line(b, 5)])
    expect(withoutProducts(once, [a])).toEqual(once)
  })

  it('are selected by name or all at once', () => {
    expect(withSelection([line(a, 1), line(b, 1)], [b], false)).toEqual([line(a, 1), line(b, 1, false)])
    expect(withSelection([line(a, 1), line(b, 1)], undefined, false)).toEqual([line(a, 1, false), line(b, 1, false)])
  })

  it('leave with the order, however far the clock of who places it is behind', () => {
    const lines = [line(a, 10), { ...line(b, 5), changedAt: at('09:30') }]
    const now = new Date(at('09:29'))
    const placedAt = orderedAt(now, latestChange(lines))
    expect(withoutOrdered(lines, [a, b], placedAt.toISOString())).toEqual([])
    expect(orderedAt(now, latestChange([line(a, 10)]))).toEqual(now)
  })

  it('leave with the order, except what was changed after it', () => {
    const later = { ...line(b, 7), changedAt: at('09:30') }
    expect(withoutOrdered([line(a, 1), later], [a, b], at('09:20'))).toEqual([later])
  })
})
