import { readOrderNumber } from '@pinline/events/order/read-order-number'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maxDraws, numbersPerDay, orderNumberOf } from './order-number.ts'

const draws = fc.integer({ min: 0, max: numbersPerDay - 1 })

describe('order numbers', () => {
  it('begin with the day', () =>
    expect(orderNumberOf('2026-11-21T09:12:04.118Z', 40_739_512)).toMatch(/^332440739512\d$/))
  it('pad a small random number', () =>
    expect(orderNumberOf('2026-01-02T00:00:00.000Z', 7)).toMatch(/^300100000007\d$/))
  it('of earlier releases stay valid', () => {
    for (const number of ['2611214073958', '261121 4073958']) expect(readOrderNumber(number)).toBe('2611214073958')
  })
  it('are of ascending days for ten years, also after those of earlier releases, and never begin with 0', () => {
    const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    let before = 2712
    for (let year = 2026; year <= 2036; year += 1)
      for (const [month, length] of lengths.entries())
        for (let day = 1; day <= (month === 1 && year % 4 === 0 ? 29 : length); day += 1) {
          const date = `${year}-${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`
          const code = Number(orderNumberOf(`${date}T12:00:00.000Z`, 0).slice(0, 4))
          expect(code).toBe(before === 2712 ? 3000 : before + 1)
          before = code
        }
    expect(before).toBe(3000 + 11 * 365 + 3 - 1)
  })
  it('have thirteen digits before and long after these years too', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1970, max: 2200 }), draws, (year, draw) =>
        /^[3-9]\d{12}$/.test(orderNumberOf(`${year}-02-28T00:00:00.000Z`, draw)),
      ),
    ))
  it('are left at 900,000 orders a day: a placing that fails to draw is not to be expected in ten years', () => {
    const orders = 900_000
    // Of six draws from the day each meets a taken number with at most this probability; the day after has as much room.
    const perDraw = orders / numbersPerDay
    expect(perDraw).toBeLessThan(0.01)
    expect(perDraw ** maxDraws * orders * 3653).toBeLessThan(1e-6)
    // A day of that size, drawn by a fixed generator: the first draws that meet a taken number, and the second ones.
    const taken = new Uint8Array(numbersPerDay)
    let state = 7
    const next = () => {
      state = (state + 0x9e37_79b9) >>> 0
      const mixed = Math.imul(state ^ (state >>> 16), 0x21f0_aaad)
      const again = Math.imul(mixed ^ (mixed >>> 15), 0x735a_2d97)
      return ((again ^ (again >>> 15)) >>> 0) % numbersPerDay
    }
    const meetings = [0, 0, 0, 0, 0, 0, 0, 0, 0]
    for (let order = 0; order < orders; order += 1)
      for (let attempt = 0; ; attempt += 1) {
        const draw = next()
        if (taken[draw] === 0) {
          taken[draw] = 1
          break
        }
        meetings[attempt] = (meetings[attempt] ?? 0) + 1
      }
    expect(meetings[0]).toBeGreaterThan(3500)
    expect(meetings[0]).toBeLessThan(4600)
    expect(meetings[3]).toBe(0)
  })
  it('are of the next days after six draws, so that a full day refuses nobody', () => {
    const days = Array.from({ length: maxDraws }, (_, attempt) =>
      orderNumberOf('2026-11-21T23:59:59.999Z', 5, attempt).slice(0, 4),
    )
    expect(days).toEqual(['3324', '3324', '3324', '3324', '3324', '3324', '3325', '3326'])
  })
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
