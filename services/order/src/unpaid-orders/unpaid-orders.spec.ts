import { orderNumber, productId } from '@pinline/events/ids'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { heldBefore, holdsLargeShare, needsCleaning, type UnpaidOrder, withOpened } from './unpaid-orders.ts'

const product = (digit: number) => productId.parse(`p-000000000000000${digit}`)
const unpaidOrder = (place: number, ...quantities: (readonly [number, number])[]): UnpaidOrder => ({
  orderNo: orderNumber.parse(`261121000000${place}`),
  lines: quantities.map(([digit, quantity]) => ({ productId: product(digit), quantity })),
  openedAt: '2026-11-21T09:12:00.000Z',
})
const limits = { unpaidOrders: 2, unpaidSharePercent: 30 }
const first = unpaidOrder(1, [1, 40], [2, 5])
const second = unpaidOrder(2, [1, 10])
const third = unpaidOrder(3, [3, 1])

describe('the unpaid orders of a buyer', () => {
  it('are as many as the settings allow, each counted once', () => {
    expect(withOpened([first], second, limits)).toEqual([first, second])
    expect(withOpened([first, second], second, limits)).toEqual([first, second])
    expect(withOpened([first, second], third, limits)).toBe('full')
  })
  it('are read again only where ended ones would matter', () => {
    expect(needsCleaning([first], third, limits)).toBe(false)
    expect(needsCleaning([first], second, limits)).toBe(true)
    expect(needsCleaning([first], second, { ...limits, unpaidSharePercent: 100 })).toBe(false)
    expect(needsCleaning([first, second], third, limits)).toBe(true)
  })
  it('count for those that were opened after them', () => {
    expect(heldBefore([first, second], second.orderNo, product(1))).toEqual([{ orderNo: first.orderNo, quantity: 40 }])
    expect(heldBefore([first, second], second.orderNo, product(3))).toEqual([])
    expect(heldBefore([first, second], first.orderNo, product(1))).toEqual([])
    expect(heldBefore([first], third.orderNo, product(1))).toEqual([])
  })
  it('never exceed the limit, and of any two with a product one counts for the other', () => {
    const lines = fc.array(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 50 })), { minLength: 1 })
    fc.assert(
      fc.property(fc.array(lines, { maxLength: 9 }), fc.integer({ min: 1, max: 9 }), (orders, unpaidOrders) => {
        const placed = orders.map((quantities, place) => unpaidOrder(place, ...quantities))
        const opened = placed.reduce<readonly UnpaidOrder[]>((known, next) => {
          const after = withOpened(known, next, { unpaidOrders, unpaidSharePercent: 30 })
          return after === 'full' ? known : after
        }, [])
        expect(opened.length).toBe(Math.min(orders.length, unpaidOrders))
        for (const one of opened)
          for (const other of opened)
            if (
              one !== other &&
              [one, other].every(({ lines: own }) => own.some((line) => line.productId === product(1)))
            ) {
              const counted = [
                heldBefore(opened, one.orderNo, product(1)),
                heldBefore(opened, other.orderNo, product(1)),
              ]
              const numbers = counted.map((held) => held.map(({ orderNo }) => orderNo))
              expect(Number(numbers[0]?.includes(other.orderNo)) + Number(numbers[1]?.includes(one.orderNo))).toBe(1)
            }
      }),
    )
  })
})

describe('a large share', () => {
  const line = { productId: product(1), quantity: 21, available: 100 }
  it('is more than the setting, other unpaid orders included', () => {
    expect(holdsLargeShare([line], () => 0, 20)).toBe(true)
    expect(holdsLargeShare([{ ...line, quantity: 20 }], () => 0, 20)).toBe(false)
    expect(holdsLargeShare([{ ...line, quantity: 20 }], () => 10, 20)).toBe(true)
  })
})
