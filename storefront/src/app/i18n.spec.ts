import { describe, expect, it, vi } from 'vitest'
import { addLaterTexts, createI18n, createTexts } from './i18n.ts'

describe('texts', () => {
  const texts = () => {
    const i18n = createTexts('de')
    i18n.add({
      shell: { home: 'Startseite', cart: { name: 'Warenkorb', 'empty.title': 'Noch leer' }, 'tab.login': 'Anmelden' },
      cart: { lines: '{count, plural, one {# Position} other {# Positionen}}', sections: [{ title: 'A' }] },
    })
    return i18n
  }

  it('come from the first namespace that has them', () => {
    const t = texts().in('cart', 'shell')
    expect([t('home'), t('cart.name'), t('shell:home')]).toEqual(['Startseite', 'Warenkorb', 'Startseite'])
  })

  it('have names with dots, at any depth', () => {
    const t = texts().in('shell')
    expect([t('tab.login'), t('cart.empty.title'), t('cart.empty')]).toEqual(['Anmelden', 'Noch leer', 'cart.empty'])
  })

  it("count and show numbers as the page's language does", () => {
    const t = texts().in('cart')
    expect([t('lines', { count: 1 }), t('lines', { count: 1234 })]).toEqual(['1 Position', '1.234 Positionen'])
  })

  it.each([
    ['Pick and pack, 1–3 days', 'Pick and pack, 1\u2060–\u20603 days'],
    ['1～1,000,000個', '1\u2060～\u20601,000,000個'],
    ['{from}–{to} weeks', '15\u2060–\u206045 weeks'],
    ['Mon–Fri, a – b', 'Mon–Fri, a – b'],
  ])('break no range of figures: %s', (text, shown) => {
    const i18n = createTexts('en')
    i18n.add({ cart: { range: text } })
    expect(i18n.t('cart:range', { from: 15, to: 45 })).toBe(shown)
  })

  it('show the key where there is no text, and say so', () => {
    const t = texts().in('cart')
    expect([t('none'), t.has('none'), t.has('lines'), t('toString')]).toEqual(['none', false, true, 'toString'])
  })

  it('return lists as they are', () => {
    expect(texts().t.raw('cart:sections')).toEqual([{ title: 'A' }])
  })

  it('are the same function until texts are added, and report that', () => {
    const i18n = texts()
    const before = i18n.in('shell')
    const listener = vi.fn()
    const stop = i18n.subscribe(listener)
    expect(i18n.in('shell')).toBe(before)
    i18n.add({ shell: { home: 'Start' } })
    expect([listener.mock.calls.length, i18n.in('shell')('home'), i18n.in('shell') === before]).toEqual([
      1,
      'Start',
      false,
    ])
    stop()
    i18n.add({ login: {} })
    expect(listener).toHaveBeenCalledOnce()
  })

  it('are loaded in two parts', async () => {
    const i18n = await createI18n('en', 'first')
    expect([i18n.t.has('shell:home'), i18n.t.has('login:title')]).toEqual([true, false])
    await addLaterTexts(i18n, 'en')
    expect(i18n.t.has('login:title')).toBe(true)
  })
})
