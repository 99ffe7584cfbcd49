import { createApiKey } from '@pinline/contracts/account/api-keys/create-api-key'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../../harness/browser.ts'
import { registerByMail } from '../../harness/shop.ts'
import type { TestSystem } from '../../harness/start-system.ts'
import { accessibilityViolations } from '../../journeys/accessibility-violations.ts'

/** The pages of the API in a browser, with a key of a buyer. */
export const docsPage = (shared: () => TestSystem): void => {
  describe('the pages of the API', () => {
    let browser: Browser
    let secret: string

    beforeAll(async () => {
      browser = await launchBrowser()
      const buyer = await registerByMail(shared().url, 'reader@docs.example.test')
      const created = await buyer.call(createApiKey, {
        name: 'Reader',
        scopes: ['orders:read'],
        expiresInDays: null,
        requestsPerMinute: 600,
        password: 'Pitch-2.54',
      })
      secret = created.data().secret ?? ''
    })
    afterAll(() => browser?.close())

    /** What the browser objected to, or loaded from elsewhere. */
    const watch = (page: Page): readonly string[] => {
      const seen: string[] = []
      page.on('pageerror', ({ message }) => seen.push(message))
      page.on('console', (message) => message.text().includes('Content Security Policy') && seen.push(message.text()))
      page.on('request', (request) => request.url().startsWith(shared().url) || seen.push(request.url()))
      return seen
    }

    it('lead to an operation, which can be tried with a key', async () => {
      const page = await browser.newPage()
      const seen = watch(page)
      await page.goto(`${shared().url}/api/docs`)
      await page.getByLabel('Find an operation').fill('count orders')
      await page.getByRole('link', { name: "Count the buyer's orders by status" }).click()
      const article = page.locator('article#count-orders')
      await article.getByText('Try it').click()
      await article.getByRole('button', { name: 'Send' }).click()
      await article.getByText('HTTP 401').waitFor()
      await page.getByLabel('API key').fill(secret)
      await article.getByRole('button', { name: 'Send' }).click()
      await article.getByText('HTTP 200').waitFor()
      expect(await article.locator('output pre').textContent()).toContain('"code": 200')
      expect(seen).toEqual([])
      await page.close()
    })

    it('show a stream while it lasts', async () => {
      const page = await browser.newPage()
      const seen = watch(page)
      await page.goto(`${shared().url}/api/docs/parts#product-changes`)
      const article = page.locator('article#product-changes')
      await article.getByText('Try it').click()
      await article.getByRole('button', { name: 'Send' }).click()
      await article.getByText('retry: 2000').waitFor()
      await article.getByRole('button', { name: 'Stop' }).click()
      await article.getByRole('button', { name: 'Send' }).waitFor()
      expect(seen).toEqual([])
      await page.close()
    })

    it('lead to an event, with what consumes it', async () => {
      const page = await browser.newPage()
      const seen = watch(page)
      await page.goto(`${shared().url}/api/docs/events`)
      await page.getByLabel('Find an event').fill('parcel shipped')
      await page.getByRole('link', { name: 'parcel-shipped', exact: true }).click()
      const article = page.locator('article#parcel-shipped')
      const consumers = article.getByRole('row', { name: /^Consumers/ })
      await consumers.getByText('order: orders, projection').waitFor()
      await consumers.getByText('notification: record-webhook-when-order-changes, reaction').waitFor()
      await article.locator('summary', { hasText: 'Example' }).click()
      expect(await article.locator('details pre').textContent()).toContain('"specversion": "1.0"')
      expect(seen).toEqual([])
      await page.close()
    })

    it('show the code of a guide whole', async () => {
      const page = await browser.newPage()
      const seen = watch(page)
      await page.goto(`${shared().url}/api/docs/guide-event-feed`)
      const code = page.locator('main > pre')
      expect(await code.count()).toBeGreaterThan(3)
      expect(await code.evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight).length)).toBe(0)
      expect(seen).toEqual([])
      await page.close()
    })

    it.each(['light', 'dark'] as const)('can be read by everybody: %s', async (colorScheme) => {
      for (const width of [390, 1440]) {
        const context = await browser.newContext({ colorScheme, viewport: { width, height: 900 } })
        const page = await context.newPage()
        for (const name of ['', '/cart', '/events', '/events-order', '/guide-event-feed']) {
          const path = `/api/docs${name}`
          await page.goto(shared().url + path)
          expect(await accessibilityViolations(page), `${path} at ${width}`).toEqual([])
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
            `${path} at ${width} scrolls to the side`,
          ).toBe(0)
        }
        await context.close()
      }
    })
  })
}
