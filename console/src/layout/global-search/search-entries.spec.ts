import { describe, expect, it } from 'vitest'
import { commandEntries, entriesPerGroup, isOrderNumberStart, pageEntries, searchUrl } from './search-entries.ts'

const page = (title: string, disabled = false) => ({ path: `/${title.toLowerCase()}`, title, icon: '', disabled })

describe('the search in the header', () => {
  it('finds pages by a part of their title, but no disabled ones', () => {
    const pages = [page('Orders'), page('Settings'), page('Border', true)]
    expect(pageEntries(pages, 'ORDER')).toEqual([{ group: 'pages', to: '/orders', title: 'Orders', note: '' }])
  })

  it('shows a bounded number of pages', () => {
    const pages = Array.from({ length: 20 }, (_, index) => page(`Page ${index}`))
    expect(pageEntries(pages, 'page')).toHaveLength(entriesPerGroup)
  })

  it('finds commands by a part of their title, and all of them after >', () => {
    const ran: string[] = []
    const commands = ['Export', 'Import tracking…', 'Sign out'].map((title) => ({ title, run: () => ran.push(title) }))
    expect(commandEntries(commands, 'port').map(({ title }) => title)).toEqual(['Export', 'Import tracking…'])
    expect(commandEntries(commands, '>').map(({ title }) => title)).toHaveLength(3)
    const [found] = commandEntries(commands, '> sign')
    if (typeof found?.to === 'function') found.to()
    expect(ran).toEqual(['Sign out'])
  })

  it.each([
    ['26', true],
    ['2611214073958', true],
    ['2', false],
    ['26112140739581', false],
    ['43045-1000', false],
  ])('%s may begin an order number: %s', (words, is) => {
    expect(isOrderNumberStart(words)).toBe(is)
  })

  it('opens a whole order number, and lists parts for anything else', () => {
    expect(searchUrl('2611214073958')).toBe('/orders/2611214073958/show')
    expect(searchUrl('43045')).toBe('/products?filter=%7B%22q%22%3A%2243045%22%7D')
  })
})
