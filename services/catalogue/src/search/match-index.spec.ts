import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type MatchedPart, MatchIndex } from './match-index.ts'
import { listedSample } from './product-index.fixtures.ts'
import { ProductIndex } from './product-index.ts'

const part = (id: string, model: string, manufacturer = 'Molex'): MatchedPart => ({
  id,
  model,
  article: '',
  manufacturer,
})
const number = fc.string({ unit: fc.constantFrom(...'AB01-8O'), minLength: 1, maxLength: 10 })

describe('part numbers of a list', () => {
  it('are read as the product index reads them, after any changes', () =>
    fc.assert(
      fc.property(
        fc.array(fc.record({ id: fc.nat(9), model: fc.option(number) }), { maxLength: 30 }),
        fc.array(number, { minLength: 1, maxLength: 5 }),
        (changes, typed) => {
          const products = new ProductIndex()
          const numbers = new MatchIndex()
          for (const [version, { id, model }] of changes.entries()) {
            const entry = listedSample(id, { model: model ?? 'gone' }, { version: version + 1 })
            if (model === null) products.remove(entry.id)
            else products.put(entry)
            if (model === null) numbers.remove(entry.id)
            else numbers.put(part(entry.id, model, entry.product.data.manufacturer))
          }
          products.flush()
          const { lines, complete } = numbers.match(typed.map((partNumber) => ({ partNumber })))
          expect(complete).toBe(true)
          for (const [place, { match, ids }] of lines.entries()) {
            const expected = products.match(typed[place] ?? '')
            expect([match, ids.length]).toEqual([expected.match, expected.products.length])
          }
        },
      ),
      { numRuns: 20 },
    ))
  it.each([
    ['S4B-PH-K(LF)(SN)', 'close', ['ph']],
    ['S4B-PH-K (LF)', 'close', ['ph']],
    ['43045-1000-TR', 'close', ['fit']],
    ['43045-1000 or equivalent', 'close', ['fit']],
    ['Molex 43045-1000', 'exact', ['fit']],
    ['43045-1000, MOLEX', 'exact', ['fit']],
    ['JST Sales America S4B-PH-K', 'exact', ['ph']],
    ['43045-1000 (Molex Inc.)', 'exact', ['fit']],
    ['日压 S4B-PH-K', 'exact', ['ph']],
    ['43045-1000连接器', 'close', ['fit']],
    ['莫仕43045-1000', 'exact', ['fit']],
    ['Molex housing for 43045-1000', 'close', ['fit']],
    ['Molex, mates with 43045-1000', 'close', ['fit']],
    ['JST crimp S4B-PH-K', 'close', ['ph']],
    ['not Molex 43045-1000', 'close', ['fit']],
    ['Hirose 43045-1000', 'close', ['fit']],
    ['Molex 43045-1000-TR', 'close', ['fit']],
    ['43045-1000 / S4B-PH-K', 'several', ['fit', 'ph']],
    ['Molex 43045', 'none', []],
  ])('are found in %j: %s', (partNumber, match, ids) => {
    const numbers = new MatchIndex()
    numbers.put(part('fit', '43045-1000'))
    numbers.put(part('ph', 'S4B-PH-K', 'JST'))
    expect(numbers.match([{ partNumber }]).lines).toEqual([{ match, ids }])
  })
  it('are matched exactly and by prefix only, once the budget is used up', () => {
    const numbers = new MatchIndex()
    numbers.put(part('one', '502386-0370'))
    numbers.put(part('two', '43045-1000'))
    const typed = ['502386O371', '50238603', '430451000', '43045-1O01'].map((partNumber) => ({ partNumber }))
    expect(numbers.match(typed)).toEqual({
      complete: true,
      lines: [
        { match: 'close', ids: ['one'] },
        { match: 'close', ids: ['one'] },
        { match: 'exact', ids: ['two'] },
        { match: 'close', ids: ['two'] },
      ],
    })
    expect(numbers.match(typed, 0)).toEqual({
      complete: false,
      lines: [
        { match: 'none', ids: [] },
        { match: 'close', ids: ['one'] },
        { match: 'exact', ids: ['two'] },
        { match: 'none', ids: [] },
      ],
    })
  })
})
