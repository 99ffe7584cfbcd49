import { describe, expect, it } from 'vitest'
import { consoleLines, shopLines, valueNames } from './preview-lines.ts'

const russian = '{count, plural, one {# деталь} few {# детали} many {# деталей} other {# детали}}'

describe('the preview of a text', () => {
  it('has a line for each form of a count', () => {
    expect(shopLines(russian, 'ru')).toEqual(['0 деталей', '1 деталь', '2 детали'])
    expect(shopLines('Order {orderNo}', 'en')).toEqual(['Order ‹orderNo›'])
    expect(shopLines('{count, plural, one {part} other {parts}} of {brand}', 'en')).toEqual([
      'parts of ‹brand›',
      'part of ‹brand›',
    ])
  })

  it('is that of the console by its own rules', () => {
    const translate = (text: string, { smart_count: count, name }: Readonly<Record<string, string | number>>) =>
      (text.split(' |||| ')[count === 1 ? 0 : 1] ?? text)
        .replace('%{smart_count}', `${count}`)
        .replace('%{name}', `${name}`)
    expect(
      consoleLines('%{smart_count} order of %{name} |||| %{smart_count} orders of %{name}', 'en', translate),
    ).toEqual(['0 orders of ‹name›', '1 order of ‹name›'])
  })

  it('cannot be shown of a text that cannot be read', () => {
    expect(() => shopLines('{count', 'en')).toThrow()
  })

  it('names the values that a text uses', () => {
    expect(valueNames('shop:cart:title', `${russian} {brand}`)).toEqual(['count', 'brand'])
    expect(valueNames('shop:cart:title', '{kind, select, return {Return {n}} other {Repair}}')).toEqual(['kind', 'n'])
    expect(valueNames('shop:cart:title', '{count')).toEqual([])
    expect(valueNames('console:shell.x', '%{a} {b} %{a}')).toEqual(['a'])
  })
})
