import type { InputOf } from '@pinline/contracts/api/call'
import { listProducts } from '@pinline/contracts/catalogue/product/list-products'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { Caller } from '../../harness/shop.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { openVisit } from '../visit.ts'
import { waitForFocus, waitForHydration } from '../wait-for-page.ts'
import type { CatalogueJourney } from './catalogue-journey.ts'
import { ListPage } from './list-page.ts'

const categoryId = 'wire-to-board'

/** On a phone the header leaves room for the first part; elsewhere the categories open under the pointer. */
const expectHeader = async (page: Page): Promise<void> => {
  const isPhone = (page.viewportSize()?.width ?? 0) < 750
  if (isPhone) {
    expect((await page.locator('.site-header').boundingBox())?.height).toBeLessThanOrEqual(120)
    expect((await page.locator('.product-table tbody tr').first().boundingBox())?.y).toBeLessThan(600)
    await page.locator('.site-menu-button').click()
  } else await page.locator('.site-parts').hover()
  await page.locator('.site-menu-categories a[href*="/product/wire-to-board/"]').waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  if (isPhone) await page.keyboard.press('Escape')
  else await page.mouse.move(0, 0)
  await page.locator('.site-menu-categories').waitFor({ state: 'hidden' })
}

/**
 * Values that no part has are folded away until somebody opens them, and the focus stays where they were opened; figures
 * are shown in their order.
 */
const expectFolded = async (list: ListPage): Promise<void> => {
  const filters = await list.filters()
  const more = filters.locator('.filter-more').first()
  const empty = more.locator('input[type="checkbox"]').first()
  expect(await more.locator('summary').textContent()).toMatch(/\d/)
  expect(await empty.isVisible()).toBe(false)
  await more.locator('summary').click()
  await empty.waitFor()
  await waitForFocus(more.locator('summary'))
  expect(await empty.isDisabled()).toBe(true)
  const shown = filters.locator('input[type="checkbox"][name="a.pitch"]:not(.filter-more *)')
  const figures = await shown.evaluateAll((boxes) => boxes.map((box) => Number(box.getAttribute('value'))))
  expect(figures.length).toBeGreaterThan(1)
  expect(figures).toEqual(figures.toSorted((one, other) => one - other))
}

/** Beside a short list the filters scroll within the window: the page is no longer for them than the window is high. */
const expectRail = async (page: Page): Promise<void> => {
  const rail = page.locator('.list-side')
  const [side, results] = [await rail.boundingBox(), await page.locator('.results').boundingBox()]
  const height = page.viewportSize()?.height ?? 0
  if (side === null || results === null || side.x + side.width > results.x) return
  expect(side.height).toBeLessThanOrEqual(height)
  expect(await rail.locator('.filters').evaluate((filters) => filters.scrollHeight > filters.clientHeight)).toBe(true)
}

/** Filters a category; the URL has every choice, so that it can be bookmarked and shared. */
export const listAndFilters: CatalogueJourney = {
  name: 'narrows a category down, and the address keeps every choice',
  run: async ({ system, browser, language, options }) => {
    const visitor = new Caller(system.url)
    const requested = async (filter: InputOf<typeof listProducts>) =>
      (await visitor.call(listProducts, { categoryId, pageSize: 15, ...filter })).data()
    const { page, pageErrors } = await openVisit(browser, options)
    const list = new ListPage(page, system.url, language)
    await list.open(`/product/${categoryId}/${categoryId}`)
    const all = await requested({})
    await list.waitForCount(all.total)
    expect(await accessibilityViolations(page)).toEqual([])
    await expectHeader(page)
    await expectRail(page)

    await list.tick('pitch', '3')
    await list.waitForFilter('pitch', '3')
    await list.tick('mounting', 'surface-mount')
    await list.waitForFilter('mounting', 'surface-mount')
    const narrowed = await requested({ pitch: [3], mounting: ['surface-mount'] })
    expect(narrowed.total).toBeGreaterThan(15)
    await list.waitForCount(narrowed.total)
    await expectFolded(list)
    await list.closeFilters()

    await page.reload()
    await waitForHydration(page)
    await list.waitForCount(narrowed.total)
    await page.getByLabel(list.text('catalogue:sort.label')).selectOption('-model')
    await list.waitForFilter('sort', '-model')
    const sorted = await requested({ pitch: [3], mounting: ['surface-mount'], sort: '-model' })
    for (const { model } of sorted.list.slice(0, 3)) await list.part(model).waitFor()
    await list.open(`${new URL(page.url()).pathname.replace(/^\/\w+/, '')}?${list.requested}&page=2`)
    const second = await requested({ pitch: [3], mounting: ['surface-mount'], sort: '-model', page: 2 })
    for (const { model } of second.list.slice(0, 3)) await list.part(model).waitFor()

    await list.dropOf(list.chips.filter({ hasText: /3([.,]00)?\s*mm/ })).click()
    await list.waitForFilter('pitch', null)
    await list.waitForFilter('page', null)
    const widened = await requested({ mounting: ['surface-mount'] })
    await list.waitForCount(widened.total)
    await page.goBack()
    await list.waitForFilter('pitch', '3')
    expect(pageErrors).toEqual([])
    await page.context().close()
  },
}
