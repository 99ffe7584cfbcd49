import { describe, expect, it } from 'vitest'
import { filledSnippet, hasKnownPlaceholders, snippetLanguage } from './snippet-text.ts'

describe('placeholders of a snippet', () => {
  it('are known by name', () => {
    expect(hasKnownPlaceholders('Dear {buyer}, order {order} left.')).toBe(true)
    expect(hasKnownPlaceholders('Dear {byer}')).toBe(false)
    expect(hasKnownPlaceholders('Dear {buyer')).toBe(false)
    expect(hasKnownPlaceholders('A } alone')).toBe(false)
    expect(hasKnownPlaceholders('{{buyer}}')).toBe(false)
  })

  it('are replaced by values, which are not read again', () => {
    const values = { buyer: '{order}', order: '2611214073958' }
    expect(filledSnippet('{buyer}: {order}', values)).toEqual({ text: '{order}: 2611214073958', missing: [] })
  })

  it('without a value stay, and are named once', () => {
    expect(filledSnippet('{carrier} {tracking-link} {carrier}', { 'tracking-link': '' })).toEqual({
      text: '{carrier} {tracking-link} {carrier}',
      missing: ['carrier', 'tracking-link'],
    })
  })
})

describe('the language of a snippet', () => {
  it('is the wanted one, else English, else the first', () => {
    expect(snippetLanguage(['de', 'en'], 'de')).toBe('de')
    expect(snippetLanguage(['de', 'en'], 'ja')).toBe('en')
    expect(snippetLanguage(['fr', 'de'], 'ja')).toBe('fr')
    expect(snippetLanguage([], 'ja')).toBeUndefined()
  })
})
