import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arrivesFrom, deliveryDates, readyOn, type SuppliedLine } from './delivery-dates.ts'
import { shippingMethods } from './shipping-method.ts'

/** A Monday. */
const today = '2026-11-23'
const inStock: SuppliedLine = { quantity: 100, custom: false, available: 500, leadTimeDays: 21, deliveries: [] }
const madeToOrder: SuppliedLine = { quantity: 4, custom: true, available: 0, leadTimeDays: 70, deliveries: [] }
const withDeliveries: SuppliedLine = {
  ...inStock,
  deliveries: [
    { quantity: 300, expectedOn: '2027-01-20' },
    { quantity: 200, expectedOn: '2026-12-09' },
  ],
}

const dates = fc
  .integer({ min: 0, max: 400 })
  .map((days) => new Date(Date.UTC(2026, 8, 1) + days * 86_400_000).toISOString().slice(0, 10))
const lines = fc.record({
  quantity: fc.integer({ min: 1, max: 5000 }),
  custom: fc.boolean(),
  available: fc.integer({ min: 0, max: 3000 }),
  leadTimeDays: fc.integer({ min: 0, max: 120 }),
  deliveries: fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 2000 }), expectedOn: dates }), { maxLength: 4 }),
})
const orders = fc.array(lines, { minLength: 1, maxLength: 6 })

describe('the date when a line is complete', () => {
  it.each([
    ['today from stock', inStock, today],
    ['after the lead time if it is made to order', madeToOrder, '2027-02-01'],
    ['with the first delivery that completes it', { ...withDeliveries, quantity: 501 }, '2026-12-09'],
    ['with the second one if the first is too small', { ...withDeliveries, quantity: 701 }, '2027-01-20'],
    ['after the lead time if nothing is on its way', { ...inStock, quantity: 501 }, '2026-12-14'],
    ['after all deliveries for what is beyond them', { ...withDeliveries, quantity: 1001 }, '2027-01-20'],
    [
      'after the lead time if its delivery is late',
      { ...inStock, quantity: 501, deliveries: [{ quantity: 900, expectedOn: '2026-11-20' }] },
      '2026-12-14',
    ],
  ])('is %s', (_, line, date) => expect(readyOn(line, today)).toBe(date))

  it('is never before today, and never earlier for a larger quantity', () =>
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: 5000 }), dates, (line, more, day) => {
        const date = readyOn(line, day)
        expect(date >= day).toBe(true)
        expect(readyOn({ ...line, quantity: line.quantity + more }, day) >= date).toBe(true)
      }),
    ))
  it('does not depend on the order in which deliveries are listed', () =>
    fc.assert(
      fc.property(lines, dates, (line, day) => {
        expect(readyOn({ ...line, deliveries: line.deliveries.toReversed() }, day)).toBe(readyOn(line, day))
      }),
    ))
})

describe('the dates of an order', () => {
  it('wait for its slowest line, not for the stock beside it', () => {
    const { lines: ships, ...parcel } = deliveryDates([inStock, madeToOrder], today)
    expect(ships).toEqual([
      { from: '2026-11-24', to: '2026-11-26' },
      { from: '2027-02-02', to: '2027-02-04' },
    ])
    expect(parcel.ships).toEqual({ from: '2027-02-02', to: '2027-02-04' })
    expect(parcel.arrives.express).toEqual({ from: '2027-02-05', to: '2027-02-15' })
  })
  it('are never before those of a line alone, and equal to those of the slowest', () =>
    fc.assert(
      fc.property(orders, dates, fc.constantFrom(...shippingMethods), (all, day, method) => {
        const order = deliveryDates(all, day)
        const alone = all.map((line) => deliveryDates([line], day))
        for (const line of alone) {
          expect(order.ships.from >= line.ships.from && order.ships.to >= line.ships.to).toBe(true)
          expect(order.arrives[method].from >= line.arrives[method].from).toBe(true)
          expect(order.arrives[method].to >= line.arrives[method].to).toBe(true)
        }
        expect(order.lines).toEqual(alone.map(({ ships }) => ships))
        expect(alone.map(({ arrives }) => arrives[method])).toContainEqual(order.arrives[method])
      }),
    ))
  it('begin before they end, on business days, and add the carrier’s days to the shipping', () =>
    fc.assert(
      fc.property(orders, dates, fc.constantFrom(...shippingMethods), (all, day, method) => {
        const { ships, arrives } = deliveryDates(all, day)
        expect(ships.from <= ships.to && ships.to < arrives[method].to).toBe(true)
        expect(ships.from > day && ships.from < arrives[method].from).toBe(true)
        expect(arrives[method].from).toBe(arrivesFrom(ships.from, method).from)
        expect(arrives[method].to).toBe(arrivesFrom(ships.to, method).to)
        for (const date of [ships.from, ships.to, arrives[method].from, arrives[method].to])
          expect([0, 6]).not.toContain(new Date(date).getUTCDay())
      }),
    ))
})
