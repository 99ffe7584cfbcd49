import { setTimeout } from 'node:timers/promises'
import { listProducts } from '@pinline/contracts/catalogue/product/list-products'
import { recordVisitor } from '@pinline/contracts/notification/record-visitor'
import type { Page, Response } from 'playwright-core'
import sharp from 'sharp'
import { expect } from 'vitest'
import { Caller } from '../../harness/shop.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { openVisit } from '../visit.ts'
import { waitForContent, waitForHydration } from '../wait-for-page.ts'
import type { CatalogueJourney } from './catalogue-journey.ts'

/** What a first view on a phone may load, bytes as sent. React, router and queries alone are some 90 kB of the scripts. */
const most = { script: 145_000, font: 33_000 }
const phone = { width: 390, height: 844 }

/** Sends what a page is visited for, and waits for nothing. */
const visitorPath = `/api/v1${recordVisitor.path}`

/** What a page sent its visitor: bytes of scripts and fonts, and the data calls. */
const sentBy = async (responses: readonly Response[]) => {
  const bytes = { script: 0, font: 0 }
  const calls: string[] = []
  for (const response of responses) {
    const kind = response.request().resourceType()
    const { pathname } = new URL(response.url())
    if (kind === 'script' || kind === 'font') bytes[kind] += (await response.request().sizes()).responseBodySize
    // Event streams stay open; they are not data of the page.
    else if (
      pathname.startsWith('/api/') &&
      kind !== 'eventsource' &&
      !pathname.endsWith('/changes') &&
      pathname !== visitorPath
    )
      calls.push(pathname)
  }
  return { bytes, calls }
}

/** Whether the dot of a bold i at 14 px is apart from its stem: a row that is lighter than both. */
const dotOfBold = async (page: Page): Promise<'apart' | 'joined'> => {
  await page.evaluate(() => {
    const bold = document.createElement('b')
    bold.textContent = 'i'
    bold.style.cssText =
      'position:fixed;inset:0 auto auto 0;z-index:999;padding:4px;font-size:14px;color:#000;background:#fff'
    document.body.append(bold)
    return document.fonts.ready
  })
  const picture = await page.locator('body > b').screenshot()
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true })
  const darkest = Array.from({ length: info.height }, (_, y) =>
    Math.min(...data.subarray(y * info.width, (y + 1) * info.width)),
  )
  const inked = darkest.findIndex((value) => value < 128)
  const below = darkest.slice(inked, inked + 6)
  // A heavier weight leaves grey there: 201 at 700.
  return Math.max(...below) > 240 ? 'apart' : 'joined'
}

/** The first page of a new visitor. */
export const firstView: CatalogueJourney = {
  name: 'opens home, a list and a part without loading much, and nothing twice',
  run: async ({ system, browser, language, options }) => {
    const [part] = (await new Caller(system.url).call(listProducts, {})).data().list
    if (part === undefined) throw new Error('there is no part')
    for (const path of ['/index', '/product/all/all', `/productDetail/${part.id}`]) {
      const { page } = await openVisit(browser, { ...options, viewport: phone })
      const responses: Response[] = []
      page.on('response', (response) => responses.push(response))
      await delayScripts(page)
      await page.goto(`${system.url}/${language}${path}`)
      await waitForHydration(page)
      await waitForContent(page)
      const { bytes, calls } = await sentBy(responses)
      expect(calls, `${path} fetches again what it came with`).toEqual([])
      expect(bytes.script, path).toBeGreaterThan(50_000)
      expect(bytes.script, path).toBeLessThan(most.script)
      expect(bytes.font, path).toBeLessThan(most.font)
      await page.context().close()
    }
    // In Chinese and Japanese the system's own font draws it.
    const { page } = await openVisit(browser, { ...options, deviceScaleFactor: 1 })
    await page.goto(`${system.url}/en/index`)
    await waitForContent(page)
    expect(await dotOfBold(page)).toBe('apart')
    await page.context().close()
  },
}

/** As over a slow line: the page has been there for a while when its scripts begin. */
const delayScripts = async (page: Page): Promise<void> => {
  await page.route(/entry-client-.*\.js$/, async (route) => {
    await setTimeout(2500)
    await route.continue()
  })
}

/** What the server drew of a first page, and the browser draws only when it is touched. */
export const firstTouch: CatalogueJourney = {
  name: 'switches the drawing of a first page, opens links beside it at the first press, and takes what is typed early',
  run: async ({ system, browser, language, options }) => {
    const { page } = await openVisit(browser, options)
    const codeOfDrawings: string[] = []
    page.on('request', (request) => {
      if (/deferred-parts/.test(request.url())) codeOfDrawings.push(request.url())
    })
    await page.goto(`${system.url}/${language}/index`)
    await waitForHydration(page)
    expect(codeOfDrawings).toEqual([])
    // Stays as long as pages change without being loaded.
    await page.evaluate(() => document.body.classList.add('first-visit'))
    await page.locator('.families a').first().click()
    await page.locator('.first-visit .product-table .drawing').first().waitFor()
    await page.locator('.product-table .part-number').first().click()
    await page.waitForURL(/productDetail/)

    await page.reload()
    await waitForHydration(page)
    codeOfDrawings.length = 0
    const drawing = page.locator('.drawing-sheet svg').first()
    const drawn = await drawing.innerHTML()
    await page.getByRole('tab', { selected: false }).click()
    await waitFor('the other view', async () => (await drawing.innerHTML()) !== drawn)
    expect(codeOfDrawings).toHaveLength(1)

    await delayScripts(page)
    await page.goto(`${system.url}/${language}/index`, { waitUntil: 'commit' })
    const search = page.getByRole('search').getByRole('combobox')
    await search.fill('PicoBlade')
    await waitForHydration(page)
    expect(await search.inputValue()).toBe('PicoBlade')
    await search.press('Enter')
    await page.waitForURL(/q=PicoBlade/)
    await page.context().close()
  },
}
