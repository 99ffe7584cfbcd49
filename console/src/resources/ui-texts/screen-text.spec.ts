import { describe, expect, it } from 'vitest'
import { consoleTexts, foundTexts, screenTexts, shopTexts } from './screen-text.ts'

const english = shopTexts({
  cart: { title: 'Cart', 'line.count': '{count} parts', sections: [{ text: 'x' }] },
  home: { title: 'Home' },
})
const german = shopTexts({ cart: { title: 'Warenkorb', line: { count: '{count} Teile' } } })
const change = { key: 'shop:cart:title', text: 'Einkaufswagen', base: 'Warenkorb', source: 'Cart' }

describe('texts of the screens', () => {
  it('have the keys that code uses, however their files are nested', () => {
    expect([...english.keys()]).toEqual(['shop:cart:title', 'shop:cart:line.count', 'shop:home:title'])
    expect(german.get('shop:cart:line.count')).toBe('{count} Teile')
    expect([...consoleTexts({ shell: { tabs: { close: 'Close' } } })]).toEqual([['console:shell.tabs.close', 'Close']])
  })

  it('say whether they are changed, missing, or changed on what the file no longer says', () => {
    const states = (changes: (typeof change)[]) =>
      Object.fromEntries(screenTexts(english, german, changes).map(({ key, state }) => [key, state]))
    expect(states([change])).toEqual({
      'shop:cart:title': 'changed',
      'shop:cart:line.count': 'file',
      'shop:home:title': 'missing',
    })
    const spaced = shopTexts({ cart: { title: ' Waren\u00adkorb ' } })
    expect(screenTexts(english, spaced, [change])[0]?.state).toBe('changed')
    expect(states([{ ...change, base: 'Korb' }])['shop:cart:title']).toBe('outdated')
    expect(states([{ ...change, source: 'Basket' }])['shop:cart:title']).toBe('outdated')
    expect(states([{ ...change, key: 'shop:old:title' }])['shop:old:title']).toBe('outdated')
  })

  it('are found by words in either language, by key and by state', () => {
    const all = screenTexts(english, german, [{ ...change, text: 'Einkäufe' }])
    const keys = (sought: string, state: Parameters<typeof foundTexts>[1]['state'] = 'all') =>
      foundTexts(all, { sought, state }).map(({ key }) => key)
    expect(keys('einkaufe')).toEqual(['shop:cart:title'])
    expect(keys(' PARTS ')).toEqual(['shop:cart:line.count'])
    expect(keys('home:')).toEqual(['shop:home:title'])
    expect(keys('', 'missing')).toEqual(['shop:home:title'])
    expect(keys('', 'changed')).toEqual(['shop:cart:title'])
    expect(keys('', 'outdated')).toEqual([])
  })
})
