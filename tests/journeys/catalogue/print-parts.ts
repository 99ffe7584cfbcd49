import { listProducts } from '@pinline/contracts/catalogue/product/list-products'
import { expect } from 'vitest'
import { Caller } from '../../harness/shop.ts'
import { openVisit } from '../visit.ts'
import type { CatalogueJourney } from './catalogue-journey.ts'
import { ListPage } from './list-page.ts'
import { type PrintedShape, readPrinted } from './printed-pages.ts'

/** A part with detail D, and one with hundreds of pads, which screens collapse. */
const printed = [
  { model: '43045-1000', maxPages: 3 },
  { model: 'FMC-ASP-134486-01-10x40-P1.27-V', maxPages: 7 },
]

/** The printed page of a part: a data sheet on A4 with a drawing at 1:1. */
export const printParts: CatalogueJourney = {
  name: 'prints a part as a data sheet, drawn 1:1',
  run: async ({ system, browser, language, options }) => {
    const visitor = new Caller(system.url)
    const { page, pageErrors } = await openVisit(browser, { ...options, colorScheme: 'dark' })
    const list = new ListPage(page, system.url, language)
    for (const { model, maxPages } of printed) {
      const part = (await visitor.call(listProducts, { q: model })).data().list.find((each) => each.model === model)
      if (part === undefined) throw new Error(`there is no ${model}`)
      await list.open(`/productDetail/${part.id}`)
      await page.emulateMedia({ media: 'print' })
      for (const gone of ['.site-header', '.site-footer', 'main .button', '.drawing-tools', '.quantity'])
        expect([gone, await page.locator(gone).filter({ visible: true }).count()]).toEqual([gone, 0])
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light')
      await page.emulateMedia({ media: null })

      const { pages, shapes } = readPrinted(await page.pdf({ preferCSSPageSize: true }))
      expect(pages.length).toBeLessThanOrEqual(maxPages)
      for (const { width, height } of pages) {
        expect(width).toBeCloseTo(210, 0)
        expect(height).toBeCloseTo(297, 0)
      }
      const [left, top, right, bottom] = part.bodyMm
      const [long, short] = [right - left, bottom - top].sort((a, b) => b - a)
      if (long === undefined || short === undefined) throw new Error('a body has two sizes')
      const isBody = ({ width, height }: PrintedShape): boolean =>
        Math.abs(width - long) < 0.02 && Math.abs(height - short) < 0.02
      expect(shapes.filter(isBody).length).toBeGreaterThan(0)
    }
    expect(pageErrors).toEqual([])
    await page.context().close()
  },
}
