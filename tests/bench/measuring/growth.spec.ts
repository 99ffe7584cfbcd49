import { expect, test } from 'vitest'
import { growthOf, isEven, isFlat } from './growth.ts'

const run = (figure: (orders: number) => number, count = 40) =>
  growthOf(
    Array.from({ length: count }, (_, at) => ({ orders: at * 10, figures: new Map([['figure', figure(at * 10)]]) })),
  )[0]

test('what stays is flat, also after it has warmed up', () => {
  expect(run(() => 100)).toMatchObject({ early: 100, late: 100, anOrder: [0, 0] })
  expect(isFlat(run((orders) => Math.min(orders, 90)) ?? never(), 0)).toBe(true)
})

test('what grows with each order is not flat, but even', () => {
  const growth = run((orders) => 50 + 3 * orders) ?? never()
  expect(growth.anOrder).toEqual([3, 3])
  expect([isFlat(growth, 20), isEven(growth)]).toEqual([false, true])
})

test('what grows faster and faster is not even', () => {
  expect(isEven(run((orders) => orders ** 2) ?? never())).toBe(false)
})

test('a figure that came later began with nothing', () => {
  const samples = Array.from({ length: 8 }, (_, at) => ({
    orders: at,
    figures: new Map(at < 6 ? [] : [['late', 8]]),
  }))
  expect(growthOf(samples)).toMatchObject([{ name: 'late', early: 0, late: 8 }])
})

test('too few samples say nothing', () => {
  expect(() => run(() => 1, 7)).toThrow(RangeError)
})

const never = (): never => {
  throw new Error('no growth')
}
