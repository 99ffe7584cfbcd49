import { listEmptySearches } from '@pinline/contracts/catalogue/search/list-empty-searches'
import { getStockValue } from '@pinline/contracts/catalogue/stock/get-stock-value'
import type { Screen } from './screens.ts'

const longTerm = 'waterproof 12-position inline connector with coding'

/** Shows one of the charts with figures that a new shop has not. */
const withFigures =
  (path: string, title: string, change: (data: object) => object): NonNullable<Screen['open']> =>
  async (page, text) => {
    await page.route(`**/api/v1${path}*`, async (route) => {
      const response = await route.fetch()
      const body: unknown = await response.json()
      await route.fulfill({
        response,
        json: { ...Object(body), data: change(Object(Reflect.get(Object(body), 'data'))) },
      })
    })
    await page.reload()
    await page.getByRole('heading', { name: text(title) }).waitFor()
    // The picture is of this one alone.
    await page
      .locator('section.sheet')
      .evaluateAll(
        (sheets, shown) =>
          sheets
            .filter((sheet) => !sheet.querySelector('h2')?.textContent.includes(shown))
            .map((sheet) => sheet.remove()),
        text(title),
      )
  }

const emptySearches = withFigures(listEmptySearches.path, 'charts.empty_searches.title', () => ({
  list: Array.from({ length: 40 }, (_, at) => ({
    term: at === 1 ? longTerm : `gx-${16 + at}-4p`,
    language: at % 3 === 0 ? 'zh_cn' : 'de',
    searches: 1240 - 31 * at,
    lastOn: '2026-11-26',
  })),
  more: true,
  unlisted: { terms: 18, searches: 23 },
}))

/** Every category has a value, and some parts no cost price. */
const stockValue = withFigures(getStockValue.path, 'charts.stock_value.title', (data) => {
  const found = getStockValue.output.parse(data)
  const priced = (row: typeof found.total, at: number) => ({
    ...row,
    value: row.pieces * (13 + at),
    slowValue: row.pieces * 4,
    unpricedParts: 2,
    unpricedPieces: 140,
  })
  return {
    ...found,
    total: priced(found.total, 0),
    categories: found.categories.map((row, at) => ({ ...row, ...priced(row, at) })),
  }
})

/** Figures of a shop with visitors and cost prices. */
export const figureStates: readonly Screen[] = Object.entries({
  'empty-searches': emptySearches,
  'stock-value': stockValue,
}).map(([name, open]) => ({
  name: `console-figures-${name}`,
  path: '/console/charts',
  inShop: false,
  as: 'staff',
  open,
}))
