import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { argumentsOf } from './text-arguments.ts'

const inShop = (text: string) => argumentsOf('shop:cart:title', text)
const inConsole = (text: string) => argumentsOf('console:resources.orders.name', text)

describe('arguments of a text', () => {
  it('are those of the shop in ICU MessageFormat', () => {
    expect(inShop('Cart')).toEqual(new Set())
    expect(inShop('{count, plural, one {# part of {brand}} other {# parts of {brand}}}, {total, number}')).toEqual(
      new Set(['count', 'brand', 'total']),
    )
    expect(inShop('{kind, select, return {Return {n}} other {Repair}}')).toEqual(new Set(['kind', 'n']))
  })

  it.each([
    'Cart {',
    'Cart }',
    '{}',
    '{count, plural, one {#}}',
    '{count, plural, other {#}',
    '{count, date}',
    '{a b}',
    '{x, select, other {}}}',
  ])('are not found in %s', (text) => {
    expect(inShop(text)).toBeUndefined()
  })

  it('are those of the console in Polyglot', () => {
    expect(inConsole('%{smart_count} order |||| %{smart_count} orders of %{name}')).toEqual(
      new Set(['smart_count', 'name']),
    )
    expect(inConsole('100 % {braces}')).toEqual(new Set())
    expect(inConsole('one |||| ')).toBeUndefined()
    expect(inConsole('%{}')).toBeUndefined()
  })

  it('end for every text, however deep', () => {
    expect(inShop('{a, select, other {'.repeat(5000))).toBeUndefined()
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('{', '}', ',', 'a', ' ', '#', 'plural', 'other'), { maxLength: 60 }),
        (parts) => {
          const found = inShop(parts.join(''))
          expect(found === undefined || found.size <= parts.length).toBe(true)
        },
      ),
    )
  })
})
