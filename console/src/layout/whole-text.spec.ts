import { numberSignsOf } from '@pinline/ui/format/number-signs'
import { describe, expect, it } from 'vitest'
import { wholeText } from './whole-text.ts'

const read = (typed: string, tag: string) => wholeText(typed, numberSignsOf(tag))

describe('a typed whole number', () => {
  it.each(['en', 'zh-Hans', 'zh-Hant-HK', 'ja'])('is grouped by commas in %s', (tag) => {
    expect(['1,200', '-12,500', '1,234,567'].map((typed) => read(typed, tag))).toEqual(['1200', '-12500', '1234567'])
    expect(['1.200', '1.234.567'].map((typed) => read(typed, tag))).toEqual(['1.200', '1.234.567'])
  })

  it.each(['de', 'es', 'it', 'pt'])('is grouped by points in %s', (tag) => {
    expect(['1.200', '−12.500', '1.234.567'].map((typed) => read(typed, tag))).toEqual(['1200', '-12500', '1234567'])
    expect(['1,200', '1,234,567'].map((typed) => read(typed, tag))).toEqual(['1,200', '1,234,567'])
  })

  it.each(['fr', 'ru'])('is grouped by spaces alone in %s', (tag) => {
    expect(['1 200', '1\u202F200', '1\u00A0234\u00A0567'].map((typed) => read(typed, tag))).toEqual([
      '1200',
      '1200',
      '1234567',
    ])
    expect(['1,200', '1.200'].map((typed) => read(typed, tag))).toEqual(['1,200', '1.200'])
  })

  it.each(['en', 'de', 'fr'])('keeps what groups no thousands in %s', (tag) => {
    const typed = ['0,250', '0.250', '0 250', '1,5', '12 00', '1,20,000', "1'200", '1.200,300', '1 200,300', '1200,300']
    expect(typed.map((one) => read(one, tag))).toEqual(typed)
    expect([' 40 ', '− 12', '+1 200'].map((one) => read(one, tag))).toEqual(['40', '-12', '+1200'])
  })
})
