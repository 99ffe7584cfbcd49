import { getProductDetail } from '@pinline/contracts/catalogue/product/get-product-detail'
import { expect } from 'vitest'
import { waitFor } from '../../harness/wait-for.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { ConsolePerson } from '../accounts/console-person.ts'
import { surplusWidth } from '../page-width.ts'
import { waitForFocus, waitForHydration } from '../wait-for-page.ts'
import { searchCurrency, waitForCurrency } from './choose-currency.ts'
import type { OrdersJourney } from './orders-journey.ts'
import { Shopper } from './shopper.ts'

/** Staff set a rate; one that is far off waits for a colleague; a buyer whose currency is switched off sees dollars. */
export const changeRates: OrdersJourney = {
  name: 'staff set one rate and cannot set another alone, and switch off a currency that a buyer had chosen, and a language',
  run: async (journey) => {
    const { system } = journey
    const shopper = await Shopper.register(journey)
    const [line] = await shopper.lines(1)
    if (line === undefined) throw new Error('nothing is in stock')
    const { page: shop, open } = await shopper.openWindow()
    await open(`/productDetail/${line.productId}`)
    await waitForHydration(shop)
    const { fill, choose } = await searchCurrency(shop, shopper.text, 'GBP')
    await fill()
    const flag = shop.getByRole('option').locator('img')
    await flag.waitFor()
    expect(
      await flag.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(0)
    await choose()
    await waitForCurrency(shop, shopper.text, 'GBP')
    await shop.getByText('£').filter({ visible: true }).first().waitFor()
    const price = async () =>
      (await shopper.caller.call(getProductDetail, { id: line.productId }, { 'x-currency': 'GBP' })).data().price

    const clerk = await ConsolePerson.arrive(journey, system.demoAccounts().staff)
    const { page, text } = clerk
    await clerk.open('/currencies')
    const row = page.getByRole('listitem').filter({ hasText: 'GBP' }).last()
    await row.waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    expect(await surplusWidth(page)).toBe(0)

    const before = await price()
    await row.getByRole('button', { name: text('resources.currencies.rate.command') }).click()
    const rate = clerk.dialog().getByRole('textbox', { name: text('resources.currencies.rate.field', { code: 'GBP' }) })
    await rate.fill('0,0')
    await clerk.button('resources.currencies.rate.confirm', clerk.dialog()).click()
    await page.getByText(text('resources.currencies.rate.wrong'), { exact: true }).waitFor()
    await waitForFocus(rate)
    await rate.fill('0,79')
    await clerk.button('resources.currencies.rate.confirm', clerk.dialog()).click()
    await clerk.message(text('resources.currencies.done.set', { code: 'GBP' }))
    await waitFor('the price follows', async () => JSON.stringify(await price()) !== JSON.stringify(before))

    const set = await price()
    await row.getByRole('button', { name: text('resources.currencies.rate.command') }).click()
    await rate.fill('7.9')
    await clerk
      .dialog()
      .getByText(text('resources.currencies.rate.needs_approval', { percent: 10 }))
      .waitFor()
    await clerk.button('resources.currencies.rate.propose', clerk.dialog()).click()
    await clerk.message(text('resources.currencies.done.proposed', { code: 'GBP' }))
    await page.getByText(text('resources.currencies.proposed.own'), { exact: true }).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    expect(await price()).toEqual(set)
    await page.getByRole('button', { name: text('resources.currencies.proposed.decline') }).click()
    await clerk.message(text('resources.currencies.done.declined', { code: 'GBP' }))
    await row.getByRole('button', { name: text('resources.currencies.rates.command') }).click()
    const history = page.locator('.detail-drawer')
    await history.getByText(text('resources.currencies.rates.type.exchange-rate-proposed')).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await page.keyboard.press('Escape')

    const switchTo = async (enabled: boolean) => {
      await row.getByRole('button', { name: text('resources.currencies.edit.command') }).click()
      await clerk.dialog().getByLabel(text('resources.currencies.edit.fields.enabled')).setChecked(enabled)
      await clerk.button('resources.currencies.edit.confirm', clerk.dialog()).click()
      await clerk.message(text('resources.currencies.done.saved', { code: 'GBP' }))
    }
    await switchTo(false)
    await waitFor('there is no price in pounds', async () => {
      const response = shopper.caller.call(getProductDetail, { id: line.productId }, { 'x-currency': 'GBP' })
      return (await response).envelope.meta?.type === 'currency-disabled'
    })
    // The page loads itself again in US dollars.
    await shop.goto(`${system.url}/${journey.language}/productDetail/${line.productId}`)
    await waitForCurrency(shop, shopper.text, 'USD')
    await shop.getByText('$').filter({ visible: true }).first().waitFor()
    await switchTo(true)

    await clerk.open('/languages')
    const russian = page.getByRole('listitem').filter({ hasText: 'Русский' })
    await russian.waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    const switchRussian = async (enabled: boolean) => {
      await russian.getByRole('button', { name: text('resources.languages.edit.command') }).click()
      await clerk.dialog().getByLabel(text('resources.languages.edit.fields.enabled')).setChecked(enabled)
      await clerk.button('resources.languages.edit.confirm', clerk.dialog()).click()
      await clerk.message(text('resources.languages.done', { name: 'Русский' }))
    }
    const statusOf = async (path: string) => (await fetch(`${system.url}${path}`)).status
    await switchRussian(false)
    await waitFor('no Russian pages', async () => (await statusOf('/ru/index')) === 404)
    const home = await waitFor('no link to them', async () => {
      const read = await (await fetch(`${system.url}/en/index`)).text()
      return !read.includes('hreflang="ru"') && read
    })
    expect(home).toContain('hreflang="ja"')
    await switchRussian(true)
    await waitFor('Russian pages', async () => (await statusOf('/ru/index')) === 200)
    await page.context().close()
    await shop.context().close()
  },
}
