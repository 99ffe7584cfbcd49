import { describe, expect, it } from 'vitest'
import { parsePreferences } from './preferences.ts'

const defaults = {
  scheme: 'system',
  density: 'compact',
  themeIndex: 0,
  menuExpanded: true,
  shortcuts: true,
  unsavedOf: null,
}

describe('preferences', () => {
  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['an array', '[]'],
    ['a text', '"dark"'],
  ])('are the defaults where %s is stored', (_, stored) => expect(parsePreferences(stored)).toEqual(defaults))

  it('keep what is known beside what is not', () =>
    expect(parsePreferences('{"scheme":"dark","density":"dense","themeIndex":15,"later":1}')).toEqual({
      ...defaults,
      scheme: 'dark',
    }))

  it('keep a preset', () => expect(parsePreferences('{"themeIndex":14}').themeIndex).toBe(14))
})
