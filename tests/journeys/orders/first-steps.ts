import { readFileSync } from 'node:fs'
import { listLocaleCurrencies } from '@pinline/contracts/catalogue/price/list-locale-currencies'
import { addToCart } from '@pinline/contracts/order/cart/add-to-cart'
import { getCart } from '@pinline/contracts/order/cart/get-cart'
import { orderCheckDigit } from '@pinline/events/order/read-order-number'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { Caller } from '../../harness/shop.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import type { ShopText } from '../shop-texts.ts'
import { openVisit } from '../visit.ts'
import { waitForHydration } from '../wait-for-page.ts'
import { searchCurrency, waitForCurrency } from './choose-currency.ts'
import type { JourneyContext, OrdersJourney } from './orders-journey.ts'
import { Shopper } from './shopper.ts'

/** The agreement opens the terms of sale beside the form, which keeps what was typed. */
const readTerms = async ({ system, browser, language, options }: JourneyContext, text: ShopText): Promise<void> => {
  const { page } = await openVisit(browser, options)
  await page.goto(`${system.url}/${language}/login`)
  await waitForHydration(page)
  await page
    .getByRole('tab', { name: text('login:tab.register') })
    .or(page.getByRole('radio', { name: text('login:tab.register') }))
    .first()
    .click()
  await page.getByText(text('login:kind.email')).first().click()
  await page.getByLabel(text('login:field.email')).last().fill('new@pinline.example')
  const opening = page.context().waitForEvent('page')
  await page.getByRole('link', { name: text('login:agreement.terms') }).click()
  const terms = await opening
  await terms.getByRole('heading', { level: 1, name: text('shell:pages.termsOfSale') }).waitFor()
  expect(new URL(terms.url()).pathname).toBe(`/${language}/intro/termsOfSale`)
  expect(await page.getByLabel(text('login:field.email')).last().inputValue()).toBe('new@pinline.example')
  await page.context().close()
}

/** The header offers the currencies of the server, and prices follow the one that is chosen. */
const chooseCurrency = async (page: Page, url: string, text: ShopText): Promise<void> => {
  const offered = (await new Caller(url).call(listLocaleCurrencies, {})).data().map(({ code }) => code)
  const { fill, choose } = await searchCurrency(page, text, 'EUR')
  const marks = page.getByRole('option').locator('.figure')
  await waitFor('the currencies', async () => (await marks.count()) > 0)
  expect((await marks.allTextContents()).sort()).toEqual([...offered].sort())
  await fill()
  await choose()
  await waitForCurrency(page, text, 'EUR')
  await page.locator('.cart-table').getByText('€').first().waitFor()
}

/** A number that an order may have, and that none has. */
const unknownNumber = (): string => {
  const digits = '999999999999'
  return digits + String(orderCheckDigit(digits))
}

/** What a new buyer comes across besides buying. */
export const firstSteps: OrdersJourney = {
  name: 'reads the terms, changes the currency, saves the cart as a table, and sees which orders do not exist',
  run: async (journey) => {
    const { system, language } = journey
    const shopper = await Shopper.register(journey)
    const { caller, text } = shopper
    await readTerms(journey, text)
    ;(await caller.call(addToCart, { lines: await shopper.lines(2) })).data()
    const { page, pageErrors, open } = await shopper.openWindow()
    await open('/shopping-cart')
    await chooseCurrency(page, system.url, text)

    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: text('cart:csv.download') }).click()
    const table = readFileSync(await (await downloading).path(), 'utf8')
    const [, ...rows] = table.trimEnd().split('\r\n')
    const { lines } = (await caller.call(getCart, {})).data()
    expect(rows.map((row) => row.split(',').slice(0, 2))).toEqual(
      lines.map(({ model, quantity }) => [`"${model}"`, String(quantity)]),
    )
    for (const row of rows) expect(row).toMatch(/,EUR$/)

    await open(`/user/center?tab=orders&orderNo=${unknownNumber()}`)
    await page.getByRole('heading', { name: text('orders:detail.notFound') }).waitFor()
    await page.getByRole('search').getByRole('combobox').waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    const impossible = await page.goto(`${system.url}/${language}/user/center?tab=orders&orderNo=1234567890123`)
    expect(impossible?.status()).toBe(404)
    await page.getByRole('heading', { level: 1, name: text('shell:notFound.order') }).waitFor()
    expect(await page.title()).toMatch(text('shell:notFound.order'))
    expect(await accessibilityViolations(page)).toEqual([])
    expect(pageErrors.filter((error) => !error.includes('404'))).toEqual([])
    await page.context().close()
  },
}
