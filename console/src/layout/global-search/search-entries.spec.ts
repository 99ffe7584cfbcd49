import { describe, expect, it } from 'vitest'
import {
  commandEntries,
  entriesPerGroup,
  isOrderNumberStart,
  pageEntries,
  placeOfChosen,
  searchUrl,
} from './search-entries.ts'

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

  it('stays on the chosen hit when others arrive before it, and on none once it is gone', () => {
    const at = (to: string) => ({ group: 'products' as const, title: to, note: '', to })
    const chosen = { key: '/products/b', place: 1 }
    expect(placeOfChosen([at('/products/a'), at('/products/b')], chosen)).toBe(1)
    expect(placeOfChosen([at('/orders/a'), at('/orders/c'), at('/products/b')], chosen)).toBe(2)
    expect(placeOfChosen([at('/products/a')], chosen)).toBe(-1)
    expect(placeOfChosen([at('/products/a')], undefined)).toBe(-1)
  })

  it('distinguishes commands with the same title by their place', () => {
    const commands = commandEntries(
      [1, 2].map(() => ({ title: 'Export', run: () => undefined })),
      '>',
    )
    expect(placeOfChosen(commands, { key: '>Export', place: 1 })).toBe(1)
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
