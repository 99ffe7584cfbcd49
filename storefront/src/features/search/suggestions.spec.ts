import { suggestProducts } from '@pinline/contracts/catalogue/search/suggest-products'
import { describe, expect, it } from 'vitest'
import { suggestionGroups, suggestionKey } from './suggestions.ts'

const suggested = suggestProducts.output.parse({
  parts: [
    {
      id: 'p-0123456789abcdef',
      model: '43045-1000',
      manufacturer: 'Molex',
      name: 'Header',
      stock: 120,
      stock_status: 'in',
      bodyMm: [0, 0, 1, 1],
      pads: [],
    },
  ],
  series: [{ manufacturer: 'Molex', series: 'Micro-Fit', count: 40 }],
  categories: [],
  keywords: ['micro-fit', 'micro-fit vertical'],
  understood: [],
})

describe('search suggestions', () => {
  it('are the history and popular keywords while nothing is typed', () => {
    const groups = suggestionGroups({ typed: ' ', suggested, history: ['XH'], hot: ['XH', 'USB'] })
    expect(groups.map(({ kind, suggestions }) => [kind, suggestions.map(suggestionKey)])).toEqual([
      ['history', ['history-XH']],
      ['hot', ['hot-USB']],
    ])
  })

  it('are parts, series, completions, and matching entries of the history', () => {
    const history = ['Micro-Fit 8', 'USB']
    const groups = suggestionGroups({ typed: 'Micro-Fit', suggested, history, hot: ['USB'] })
    expect(groups.map(({ kind, suggestions }) => [kind, suggestions.map(suggestionKey)])).toEqual([
      ['parts', ['part-p-0123456789abcdef']],
      ['series', ['series-Molex-Micro-Fit']],
      ['keywords', ['keywords-micro-fit vertical']],
      ['history', ['history-Micro-Fit 8']],
    ])
  })
})
