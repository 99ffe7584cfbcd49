import { getProductDetail, type ProductDetail } from '@pinline/contracts/catalogue/product/get-product-detail'
import { listProducts } from '@pinline/contracts/catalogue/product/list-products'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { Caller } from '../../harness/shop.ts'
import { shopTexts } from '../shop-texts.ts'
import type { CatalogueJourney, JourneyContext } from './catalogue-journey.ts'

/** A part with all data, one with hundreds of pads, one without a number of contacts, one without a manufacturer. */
const looked = ['43045-1000', 'FMC-ASP-134486-01-10x40-P1.27-V', 'RJ45-Hanrun-HR911105A', 'PinHeader-2x10-P1.27-V-SMD']

/** The server-rendered page has all data of a part, for browsers without script and for search engines. */
const isComplete = async (
  page: Page,
  url: string,
  language: JourneyContext['language'],
  part: ProductDetail,
): Promise<void> => {
  const answered = await page.goto(`${url}/${language}/productDetail/${part.id}`)
  expect(answered?.status()).toBe(200)
  expect(await page.locator('html').getAttribute('lang')).toBe(language === 'en' ? 'en' : 'zh-Hans')
  expect(await page.title()).toContain(part.model)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(part.model)
  const main = (await page.locator('main').textContent()) ?? ''
  for (const event of [part.name, part.text, part.manufacturer, part.categoryName, part.hsCode])
    expect(main).toContain(event)
  for (const { title, label } of part.attributes) {
    expect(main).toContain(title)
    if (label !== null) expect(main).toContain(label)
  }
  const breaks = page.locator('.breaks tbody tr')
  expect(await breaks.count()).toBe(part.priceBreaks.length)
  for (const [place, { from, unitPrice }] of part.priceBreaks.entries()) {
    const row = ((await breaks.nth(place).textContent()) ?? '').replaceAll(',', '')
    expect(row).toContain(String(from))
    expect(row).toContain((unitPrice.amount / 10 ** unitPrice.scale).toFixed(unitPrice.scale))
  }
  if (part.stock > 0) expect(main.replaceAll(',', '')).toContain(String(part.stock))
  expect(await page.locator('.pad-table tbody tr').count()).toBe(part.pads.length)
  expect(await page.locator('.drawing-art svg').count()).toBeGreaterThan(0)
  for (const format of ['svg', 'dxf'])
    expect(await page.locator(`main a[href*="/drawings/${part.id}.${format}"][href*="download"]`).count()).toBe(1)
  for (const { href } of part.documents) expect(await page.locator(`main a[href="${href}"]`).count()).toBe(1)
  if (part.datasheetUrl !== null)
    expect(await page.locator(`main a[href="${part.datasheetUrl}"]`).count()).toBeGreaterThan(0)
  for (const { id } of [...part.related, ...part.alternatives])
    expect(await page.locator(`main a[href$="/productDetail/${id}"]`).count()).toBeGreaterThan(0)
}

/** Pages that show nothing without script. */
const withScript = [
  '/shopping-cart',
  '/login',
  '/user/center',
  '/order/confirm',
  '/wechat-pay',
  '/quick-order',
  '/compare?ids=',
  '/account/undo-change',
]

/** The page of a part without script, and pages that say that they need it. */
export const withoutJavascript: CatalogueJourney = {
  name: 'reads everything of a part where no script runs',
  run: async ({ system, browser, language, options }) => {
    const visitor = new Caller(system.url)
    const context = await browser.newContext({ ...options, javaScriptEnabled: false })
    const page = await context.newPage()
    for (const model of looked) {
      const row = (await visitor.call(listProducts, { q: model })).data().list.find((each) => each.model === model)
      if (row === undefined) throw new Error(`there is no ${model}`)
      const part = (await visitor.call(getProductDetail, { id: row.id }, { locale: language })).data()
      await isComplete(page, system.url, language, part)
    }
    const text = shopTexts(language)
    const needsScript = page.getByText(text('shell:noScript.title'))
    expect(await needsScript.count()).toBe(0)
    for (const path of withScript) {
      await page.goto(`${system.url}/${language}${path}`)
      expect([path, await needsScript.isVisible()]).toEqual([path, true])
    }
    await context.close()
  },
}
