import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { localNumber, numberSignsOf, plainNumber } from './number-signs.ts'

const read = (typed: string, tag: string) => plainNumber(typed, numberSignsOf(tag))

describe('a typed number', () => {
  it.each(['en', 'zh-Hans', 'zh-Hant-HK', 'ja'])('is refused in %s where a comma groups thousands', (tag) => {
    expect(['1,250', '12,500', '125,000', '-1,250'].map((typed) => read(typed, tag))).toEqual(Array(4).fill(undefined))
    expect(read('1.250', tag)).toBe('1.250')
  })

  it.each(['de', 'es', 'it', 'pt'])('is refused in %s where a point groups thousands', (tag) => {
    expect(['1.250', '12.500', '−1.250'].map((typed) => read(typed, tag))).toEqual(Array(3).fill(undefined))
    expect(read('1,250', tag)).toBe('1.250')
  })

  it.each(['fr', 'ru'])('has either sign in %s, which groups by spaces', (tag) => {
    expect(['1,250', '1.250', '1 250'].map((typed) => read(typed, tag))).toEqual(['1.250', '1.250', '1250'])
  })

  it.each(['en', 'de', 'fr', 'ja'])('has either sign in %s where it can be no thousands', (tag) => {
    const typed = ['12,50', '0,4039', '0,125', '0.125', '1250.5', '1250,125', ' 1 250.5 ']
    const plain = ['12.50', '0.4039', '0.125', '0.125', '1250.5', '1250.125', '1250.5']
    expect(typed.map((one) => read(one, tag))).toEqual(plain)
  })

  it('is read back as it was written', () => {
    const number = fc.tuple(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 0, max: 999_999 }))
    fc.assert(
      fc.property(number, fc.constantFrom('en', 'de', 'fr', 'pt', 'zh-Hans'), ([whole, fraction], tag) => {
        const plain = `${whole}.${fraction}`
        expect(read(localNumber(plain, numberSignsOf(tag)), tag)).toBe(plain)
      }),
    )
  })
})
