import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inFormerOrder, orderingRows, resultInSlices, resultOf } from './row-order.ts'

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })
const number = fc.integer({ min: -50, max: 50 }).map(String)
const word = fc.constantFrom('a', 'A', 'ä', 'b', 'PL-10', 'PL-9', '2026-01-05', '')

/** The order of a plain sort. */
const plainOrder = (texts: readonly string[], isNumber: boolean, way: 1 | -1) =>
  [...texts.keys()].toSorted((one, other) => {
    const [a = '', b = ''] = [texts[one], texts[other]]
    if (a === '' || b === '') return Number(a === '') - Number(b === '')
    return way * (isNumber ? Number(a) - Number(b) : collator.compare(a, b))
  })

describe('rows in their order', () => {
  it.each([
    { of: 'texts', cell: word, isNumber: false },
    { of: 'numbers', cell: fc.oneof(number, fc.constant('')), isNumber: true },
  ])('are those of a plain sort of $of, alike ones in the order of before', ({ cell, isNumber }) => {
    fc.assert(
      fc.property(fc.array(cell, { maxLength: 1200, size: 'max' }), fc.boolean(), (texts, isDescending) => {
        const rows = texts.map((text) => ['', text])
        const numbers = new Set(isNumber ? [1] : [])
        const steps = orderingRows(rows, [...rows.keys()], { column: 1, isDescending }, numbers)
        expect(resultOf(steps)).toEqual(plainOrder(texts, isNumber, isDescending ? -1 : 1))
      }),
      { numRuns: 40 },
    )
  })

  it('take so many steps that none of them is long', () => {
    const rows = Array.from({ length: 20_000 }, (_, at) => [`T-${(at * 7919) % 20_000}`])
    let steps = 0
    for (const _ of orderingRows(rows, [...rows.keys()], { column: 0, isDescending: false }, new Set())) steps += 1
    expect(steps).toBeGreaterThan(200)
  })
})

describe('work in slices', () => {
  function* counting(to: number): Generator<undefined, number> {
    for (let at = 0; at < to; at += 1) yield
    return to
  }
  it('lets others work between two slices', async () => {
    let others = 0
    const timer = setInterval(() => {
      others += 1
    })
    // Each step is a slice.
    expect(await resultInSlices(counting(20), { sliceMs: 0, isWanted: () => true })).toBe(20)
    clearInterval(timer)
    expect(others).toBeGreaterThan(0)
  })
  it('ends once nobody wants its result', async () => {
    let slices = 0
    const isWanted = () => {
      slices += 1
      return slices < 3
    }
    expect(await resultInSlices(counting(20), { sliceMs: 0, isWanted })).toBeUndefined()
  })
})

it('keeps the former order of rows that still match', () => {
  expect(inFormerOrder([3, 1, 2], [0, 1, 2])).toEqual([1, 2, 0])
})
