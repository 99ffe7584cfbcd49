import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listedSample } from './product-index.fixtures.ts'
import { ProductIndex } from './product-index.ts'

const index = new ProductIndex()
index.put(listedSample(1, { model: '502386-0370', manufacturer: 'Molex', series: 'CLIK-Mate', pitchMm: 1.25 }))
index.flush()

describe('a search that is a term of the catalogue', () => {
  it.each([
    ['5023860370', '502386-0370'],
    ['clik-mate', 'CLIK-Mate'],
    ['  MOLEX ', 'Molex'],
    ['1,25mm', '1.25 mm'],
  ])('is “%s”, written “%s”', (typed, written) => expect(index.term(typed, 'en')).toBe(written))
  it('has a language, where it is a word', () => {
    expect(index.term('Stiftleisten', 'de')).toBe('Stiftleisten')
    expect(index.term('Stiftleisten', 'fr')).toBeUndefined()
  })
  it('is nothing beside a term, and nothing that is only near one', () => {
    for (const typed of ['Molex evil.example', '502386-0371', '3 mm', 'evil.example', '<b>Molex</b>', '--'])
      expect(index.term(typed, 'en')).toBeUndefined()
  })
  it('contains nothing that the catalogue does not', () =>
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (typed) => {
        const written = index.term(typed, 'en')
        expect(written === undefined || index.term(written, 'en') === written).toBe(true)
      }),
    ))
})
