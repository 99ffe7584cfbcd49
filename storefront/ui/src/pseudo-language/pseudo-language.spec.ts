import { describe, expect, it } from 'vitest'
import { pseudoLanguage } from './pseudo-language.ts'
import { pseudoText } from './pseudo-text.ts'

describe('the pseudo-language', () => {
  it('marks a text, which gets a third longer', () => {
    expect(pseudoText('Save')).toBe('⟦Šávé ~~⟧')
    expect(pseudoText('No orders yet')).toBe('⟦Ñö ördérš ýét ~~~~⟧')
    const long = pseudoText('A sentence that is long enough for several blocks')
    expect(long).toMatch(/ ~{9} ~+⟧$/)
  })

  it('leaves arguments, plurals and numbers as they are', () => {
    expect(pseudoText('{lines} items, %{name}')).toBe('⟦{lines} ítémš, %{name} ~~⟧')
    expect(pseudoText('{count, plural, one {# item} other {# items}} in {city}')).toBe(
      '⟦{count, plural, one {# ítém} other {# ítémš}} íñ {city} ~~~~~⟧',
    )
    expect(pseudoText('{count, number} left')).toBe('⟦{count, number} łéft ~~⟧')
    expect(pseudoText('{count, plural, =0 {} one {, # way} other {, # ways}}')).toContain('=0 {} one {, # wáý}')
  })

  it('marks each form of a count', () => {
    expect(pseudoText('%{smart_count} row |||| %{smart_count} rows')).toBe(
      '⟦%{smart_count} röw ~⟧ |||| ⟦%{smart_count} röwš ~~⟧',
    )
  })

  it('leaves what has no words', () => {
    expect(pseudoText('{amount}')).toBe('{amount}')
    expect(pseudoText('–')).toBe('–')
  })

  it('is in builds with the setting alone, and in English alone', () => {
    expect(pseudoLanguage(undefined)).toEqual([])
    expect(pseudoLanguage('')).toEqual([])
    const [plugin] = pseudoLanguage('on')
    expect(plugin?.transform('{"title":"Cart"}', '/work/storefront/src/locales/en/cart.json')?.code).toBe(
      '{"title":"⟦Çárt ~~⟧"}',
    )
    expect(plugin?.transform('{"title":"Warenkorb"}', '/work/storefront/src/locales/de/cart.json')).toBeNull()
    expect(plugin?.transform('export const en = {}', '/work/console/src/messages/en/en.ts')?.code).toContain(
      'export const en = pseudoTexts(plain)',
    )
  })
})
