import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderNumberOf, readOrderNumber } from './order-number.ts'

const draws = fc.integer({ min: 0, max: 999_999 })

describe('order numbers', () => {
  it('begin with the day', () => expect(orderNumberOf('2026-11-21T09:12:04.118Z', 407_395)).toMatch(/^261121407395\d$/))
  it('pad a small random number', () =>
    expect(orderNumberOf('2026-01-02T00:00:00.000Z', 7)).toMatch(/^260102000007\d$/))
  it('are read back, with blanks too', () =>
    fc.assert(
      fc.property(draws, (draw) => {
        const number = orderNumberOf('2026-11-21T09:12:04.118Z', draw)
        return (
          readOrderNumber(number) === number && readOrderNumber(` ${number.slice(0, 6)} ${number.slice(6)}`) === number
        )
      }),
    ))
  it('are not read when one digit is wrong', () =>
    fc.assert(
      fc.property(draws, fc.nat(12), fc.integer({ min: 1, max: 9 }), (draw, place, shift) => {
        const number = orderNumberOf('2026-11-21T09:12:04.118Z', draw)
        const wrong = (Number(number[place]) + shift) % 10
        return readOrderNumber(`${number.slice(0, place)}${wrong}${number.slice(place + 1)}`) === undefined
      }),
    ))
  it('are not read from other texts', () => {
    for (const text of ['', '261121', 'abcdefghijklm', '26112140739580']) expect(readOrderNumber(text)).toBeUndefined()
  })
})
