import { listProducts } from '@pinline/contracts/catalogue/product/list-products'
import { expect } from 'vitest'
import { Caller } from '../../harness/shop.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { surplusWidth } from '../page-width.ts'
import { openVisit } from '../visit.ts'
import { waitForHydration } from '../wait-for-page.ts'
import type { CatalogueJourney } from './catalogue-journey.ts'
import { ListPage } from './list-page.ts'

/** Parts selected in a list are side by side, at one scale, with their differences highlighted. */
export const compareParts: CatalogueJourney = {
  name: 'puts parts side by side and sees what differs',
  run: async ({ system, browser, language, options }) => {
    const { list: parts } = (await new Caller(system.url).call(listProducts, { q: 'jst ph 4', sort: 'model' })).data()
    const [one, other, third] = parts
    if (one === undefined || other === undefined || third === undefined) throw new Error('there are too few parts')
    const { page, pageErrors } = await openVisit(browser, options)
    const list = new ListPage(page, system.url, language)
    await list.open('/productListCopy/all?q=jst+ph+4&sort=model')
    const tray = page.locator('.compare-tray')
    for (const { model } of [one, other]) {
      const tick = page
        .getByRole('row')
        .filter({ has: page.getByRole('link', { name: model, exact: true }) })
        .getByRole('checkbox')
      const tickIt = async (): Promise<boolean> => {
        if ((await tray.getByText(model, { exact: true }).count()) > 0) return true
        await tick.setChecked(!(await tick.isChecked()), { force: true })
        return false
      }
      await waitFor(`${model} in the comparison`, tickIt, { intervalMs: 500 })
    }
    await page
      .getByRole('link', { name: list.text('catalogue:compare.show') })
      .first()
      .click()
    await page.waitForURL(/\/compare\?/)
    expect(list.requested.get('ids')?.split(',')).toEqual([one.id, other.id])
    for (const { model } of [one, other])
      await page.getByRole('columnheader').getByRole('link', { name: model }).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])

    const rows = page.locator('.compare-table tbody tr:not(.compare-group)')
    const differing = page.locator('.compare-table tbody tr[data-differs]')
    const [all, differ] = [await rows.count(), await differing.count()]
    expect(differ).toBeGreaterThan(0)
    expect(differ).toBeLessThan(all)
    await page.getByRole('checkbox', { name: list.text('compare:onlyDifferent') }).check({ force: true })
    await waitFor('only the differences', async () => {
      const [shown, left] = [await rows.count(), await differing.count()]
      return shown === left && shown < all
    })

    const guest = await openVisit(browser, options)
    await guest.page.goto(page.url())
    await waitForHydration(guest.page)
    for (const { model } of [one, other])
      await guest.page.getByRole('columnheader').getByRole('link', { name: model }).waitFor()
    expect(guest.pageErrors).toEqual([])
    await guest.page.context().close()
    await page
      .getByRole('button', { name: list.text('compare:remove') })
      .first()
      .click()
    await waitFor('one of them', () => list.requested.get('ids') === other.id)
    await page.getByRole('textbox', { name: list.text('compare:add.label') }).fill(one.model)
    await page.locator('.compare-add').getByRole('button').click()
    await waitFor('the removed one again', () => list.requested.get('ids') === `${other.id},${one.id}`)

    await list.open(`/productDetail/${third.id}`)
    await page
      .getByRole('button', { name: list.text('product:compare') })
      .first()
      .click()
    await page
      .getByRole('link', { name: list.text('product:compared') })
      .first()
      .click()
    for (const { model } of [one, other, third])
      await page.getByRole('columnheader').getByRole('link', { name: model }).waitFor()
    expect(await surplusWidth(page)).toBe(0)

    await list.open('/productListCopy/all?q=jst+ph+4&sort=model')
    for (const { model } of [one, other, third]) await tray.getByText(model, { exact: true }).first().waitFor()
    await tray.getByRole('button', { name: list.text('catalogue:compare.clear') }).click()
    await tray.waitFor({ state: 'hidden' })
    expect(pageErrors).toEqual([])
    await page.context().close()
  },
}
