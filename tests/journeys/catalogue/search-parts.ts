import { listProducts } from '@pinline/contracts/catalogue/product/list-products'
import { recordVisitSteps } from '@pinline/contracts/notification/record-visit-steps'
import type { Request, Route } from 'playwright-core'
import { expect } from 'vitest'
import { Caller } from '../../harness/shop.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { openVisit } from '../visit.ts'
import type { CatalogueJourney } from './catalogue-journey.ts'
import { ListPage } from './list-page.ts'

/** The steps of the visit that a request counts. */
const stepsIn = (request: Request): readonly string[] =>
  request.url().endsWith(recordVisitSteps.path) ? recordVisitSteps.input.parse(request.postDataJSON()).steps : []

/** A free query is parsed into filters; each is shown and can be removed. */
export const freeQuery: CatalogueJourney = {
  name: 'types what is needed, sees how it was understood and takes a part of it away',
  run: async ({ system, browser, language, options }) => {
    const visitor = new Caller(system.url)
    const query = '2x10 1.27 vertical smd'
    const found = (await visitor.call(listProducts, { q: query })).data()
    expect(found.list.map(({ model }) => model).sort()).toEqual([
      '90814-0020',
      'PinHeader-2x10-P1.27-V-SMD',
      'PinSocket-2x10-P1.27-V-SMD',
    ])
    const { page, pageErrors } = await openVisit(browser, options)
    const list = new ListPage(page, system.url, language)
    await list.open('/index')
    await list.look(query)
    await list.waitForCount(3)
    for (const { model } of found.list) await list.part(model).waitFor()
    await waitFor('a chip for each recognised filter', async () => (await list.chips.count()) >= 4)
    expect(await accessibilityViolations(page)).toEqual([])

    const headers = { locale: language }
    const own = (await visitor.call(listProducts, { q: query }, headers)).data()
    const smd = own.understood.find(({ filter }) => filter.attribute === 'mounting')
    if (smd === undefined) throw new Error('smd was not understood')
    await list.dropOf(list.chips.filter({ hasText: smd.filter.label })).click()
    await waitFor('the keyword without it', () => list.requested.get('q') === smd.qWithout)
    const widened = (await visitor.call(listProducts, { q: smd.qWithout })).data()
    expect(widened.total).toBeGreaterThan(3)
    await list.waitForCount(widened.total)
    expect(pageErrors).toEqual([])
    await page.context().close()
  },
}

/** Searches, and types the next search while the results are on their way: it stays in the field, and is found. */
const typeAhead = async (list: ListPage, first: string, next: string): Promise<void> => {
  const { page } = list
  const isList = (url: URL) => url.pathname.endsWith(`/api/v1${listProducts.path}`)
  const released = Promise.withResolvers<void>()
  const hold = async (route: Route) => {
    await released.promise
    await route.continue()
  }
  await page.route(isList, hold, { times: 1 })
  const requested = page.waitForRequest((request) => isList(new URL(request.url())))
  await list.search.fill(first)
  await list.search.press('Enter')
  await requested
  await list.search.fill(next)
  released.resolve()
  await list.part('43045-1000').waitFor()
  await page.locator('.result-count').waitFor()
  expect(await list.search.inputValue()).toBe(next)
  await list.search.press('Enter')
  await page.waitForURL((url) => url.searchParams.get('q') === next)
}

/** Part numbers as people type them: without punctuation, misspelt, or unknown. */
export const partNumbers: CatalogueJourney = {
  name: 'finds a part number without its punctuation and with an error, and is helped where there is none',
  run: async ({ system, browser, language, options }) => {
    const { page, pageErrors } = await openVisit(browser, options)
    const list = new ListPage(page, system.url, language)
    await list.open('/index')
    await typeAhead(list, '430451000', '43045-100O')
    await list.part('43045-1000').waitFor()
    await page.getByText(list.text('catalogue:corrected.title')).first().waitFor()

    await list.look('molex 1.5mm right angle 11')
    await list.waitForCount(1)
    const opened = page.waitForRequest((request) => stepsIn(request).includes('search-opened'))
    await list.part('502585-1170').click()
    await page.getByRole('heading', { level: 1, name: '502585-1170' }).waitFor()
    expect((await opened).postDataJSON()).toEqual({ steps: ['search-opened'] })

    const empty = page.waitForRequest((request) => stepsIn(request).includes('search-empty'))
    await list.look('asdfghjkl')
    await empty
    await page
      .getByText(/asdfghjkl/)
      .first()
      .waitFor()
    await page.getByRole('link', { name: list.text('catalogue:empty.all') }).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    expect(pageErrors).toEqual([])
    await page.context().close()
  },
}

/** Suggestions while typing, with the keyboard. */
export const suggestions: CatalogueJourney = {
  name: 'is shown parts and series while typing, and goes there by keys',
  run: async ({ system, browser, language, options }) => {
    const { page, pageErrors } = await openVisit(browser, options)
    const list = new ListPage(page, system.url, language)
    await list.open('/index')
    await list.search.click()
    await list.search.pressSequentially('43045-10', { delay: 40 })
    const offered = page.getByRole('option').filter({ hasText: '43045-1000' })
    await offered.first().waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await page.keyboard.press('ArrowDown')
    await waitFor('an option is active', async () => {
      const active = await list.search.getAttribute('aria-activedescendant')
      return active !== null && (await page.locator(`[id="${active}"]`).getAttribute('aria-selected')) === 'true'
    })
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/productDetail\/|[?&]q=/)

    await list.search.fill('')
    await list.search.pressSequentially('micro-fi', { delay: 40 })
    await page.getByRole('option').filter({ hasText: 'Micro-Fit' }).first().waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('listbox').waitFor({ state: 'hidden' })
    expect(pageErrors).toEqual([])
    await page.context().close()
  },
}
