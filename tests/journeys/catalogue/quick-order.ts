import { fileURLToPath } from 'node:url'
import { listProducts } from '@pinline/contracts/catalogue/product/list-products'
import { getCart } from '@pinline/contracts/order/cart/get-cart'
import { expect } from 'vitest'
import { Caller, registerByMail, signInBuyer, stockedProducts } from '../../harness/shop.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { buyerSession } from '../signed-in.ts'
import { openVisit } from '../visit.ts'
import type { CatalogueJourney } from './catalogue-journey.ts'
import { ListPage } from './list-page.ts'

const password = 'Pitch-2.54'
let visits = 0

/** A list of part numbers, pasted or from a file: each line shows its match before anything goes into the cart. */
export const quickOrder: CatalogueJourney = {
  name: 'pastes a list and a file, mends what is wrong and has the rest in the cart',
  run: async ({ system, browser, language, options }) => {
    visits += 1
    const email = `quick-${language.replace('_', '-')}-${Date.now()}-${visits}@pinline.example`
    await registerByMail(system.url, email)
    const [first, second] = await stockedProducts(system.url, 100)
    if (first === undefined || second === undefined) throw new Error('there is too little stock')
    const storageState = await buyerSession(system.url, { username: email, password })
    const { page, pageErrors } = await openVisit(browser, { ...options, storageState })
    const list = new ListPage(page, system.url, language)
    await list.open('/quick-order')
    expect(await accessibilityViolations(page)).toEqual([])
    const bare = first.model.replaceAll(/[^A-Za-z0-9]/g, '').toLowerCase()
    await page.getByRole('textbox', { name: list.text('quick-order:label') }).fill(`${bare}\t7\r\nno-such-part-9; 3`)
    await page.getByRole('button', { name: list.text('quick-order:check') }).click()
    const table = page.locator('.quick-order-table')
    await table.getByRole('link', { name: first.model, exact: true }).waitFor()
    await table.getByText(list.text('quick-order:trouble.none')).first().waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await page.getByRole('button', { name: list.text('quick-order:add') }).click()
    const buyer = await signInBuyer(system.url, { username: email, password })
    const inCart = async () =>
      (await buyer.call(getCart, {})).data().lines.map(({ productId, quantity }) => [productId, quantity])
    await waitFor('the first line in the cart', async () => (await inCart()).length === 1)
    expect(await inCart()).toEqual([[first.id, 7]])
    // The response takes the line out of the list, and would take a list that is checked before it.
    await table.getByRole('link', { name: first.model, exact: true }).waitFor({ state: 'detached' })

    await page
      .getByRole('textbox', { name: list.text('quick-order:label') })
      .fill(`${first.model} 300\r\n${second.model} 20`)
    await page.getByRole('button', { name: list.text('quick-order:check') }).click()
    await page.locator('.quick-order-go').getByRole('link').click()
    const selections = page.locator('.quotation-wish')
    await selections.nth(1).waitFor()
    expect(
      await selections
        .getByRole('textbox', { name: list.text('quotations:ask.quantity') })
        .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value)),
    ).toEqual(['300', '20'])
    await list.open('/quick-order')
    await page
      .getByRole('textbox', { name: list.text('quick-order:label') })
      .fill(`${second.model} 40\r\n${second.model.toLowerCase()}\t60`)
    await page.getByRole('button', { name: list.text('quick-order:check') }).click()
    const twice = table.getByRole('row').filter({ has: page.getByRole('link', { name: second.model, exact: true }) })
    // The list of before is shown until the new one is read.
    const isRead = async (pieces: string) =>
      await waitFor(`${pieces} pieces`, async () => (await twice.getByRole('textbox').inputValue()) === pieces)
    await isRead('100')
    await list.open('/quick-order')

    const csv = `\uFEFF"Part number";"Quantity"\r\n"${second.model}";"12"\r\n`
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
    await isRead('12')
    await page.getByRole('button', { name: list.text('quick-order:add') }).click()
    await waitFor('both in the cart', async () => (await inCart()).length === 2)
    expect(await inCart()).toContainEqual([second.id, 12])
    expect(pageErrors).toEqual([])
    await page.context().close()
  },
}

/** A list with corrections outlives what takes its buyer to another page. */
export const keepList: CatalogueJourney = {
  name: 'pastes a list, opens a part, reloads and goes to the login, and finds the list as it was',
  run: async ({ system, browser, language, options }) => {
    const [first, second] = await stockedProducts(system.url, 100)
    if (first === undefined || second === undefined) throw new Error('there is too little stock')
    const { page, pageErrors } = await openVisit(browser, options)
    const list = new ListPage(page, system.url, language)
    const { text } = list
    await list.open('/quick-order')
    const pasted = `${first.model} 40\n${second.model}${second.model.at(-1)} 7`
    const field = page.getByRole('textbox', { name: text('quick-order:label') })
    await field.fill(pasted)
    await page.getByRole('button', { name: text('quick-order:check') }).click()
    const table = page.locator('.quick-order-table')
    const guess = table.getByRole('group')
    await guess.getByRole('button', { name: second.model }).first().click()
    const part = (model: string) => table.getByRole('link', { name: model, exact: true })
    const row = table.getByRole('row').filter({ has: page.getByRole('link', { name: second.model, exact: true }) })
    await row.getByRole('textbox').fill('35')
    const isAsItWas = async () => {
      await part(first.model).waitFor()
      await part(second.model).waitFor()
      expect(await row.getByRole('textbox').inputValue()).toBe('35')
      expect(await field.inputValue()).toBe(pasted)
    }

    await part(first.model).click()
    await page.waitForURL(/\/productDetail\//)
    await page.goBack()
    await isAsItWas()
    await page.reload()
    await isAsItWas()
    await page.getByRole('button', { name: text('quick-order:add') }).click()
    await page.waitForURL(/\/login/)
    await page.goBack()
    await isAsItWas()
    expect(pageErrors).toEqual([])
    await page.context().close()
  },
}

const workbook = fileURLToPath(new URL('../../samples-bom/excel-workbook.xlsx', import.meta.url))

/** A workbook and a list of odd columns: what was read is corrected and kept, a guess is a question. */
export const correctList: CatalogueJourney = {
  name: 'uploads a workbook, corrects a column once for all lists with its heads and confirms a guess',
  run: async ({ system, browser, language, options }) => {
    const [first, second] = await stockedProducts(system.url, 100)
    if (first === undefined || second === undefined) throw new Error('there is too little stock')
    const { page, pageErrors } = await openVisit(browser, options)
    const list = new ListPage(page, system.url, language)
    await list.open('/quick-order')
    const table = page.locator('.quick-order-table')
    const reading = page.locator('.quick-order-reading')
    await page.locator('input[type="file"]').setInputFiles(workbook)
    await table.getByText('43045-1000').first().waitFor()
    await reading.getByRole('combobox', { name: 'Manufacturer Part Number' }).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])

    const text = list.text
    const field = page.getByRole('textbox', { name: text('quick-order:label') })
    const check = page.getByRole('button', { name: text('quick-order:check') })
    await field.fill(`MPN;Stock code;Qty\nno-such-9;${first.model};12\n`)
    await check.click()
    await table.getByText('no-such-9').waitFor()
    await reading.getByRole('combobox', { name: 'Stock code' }).selectOption('part')
    await table.getByRole('link', { name: first.model, exact: true }).waitFor()
    expect(await reading.getByRole('combobox', { name: 'MPN' }).inputValue()).toBe('')

    const mistyped = `${second.model}${second.model.at(-1)}`
    await field.fill(`MPN;Stock code;Qty\nno-such-9;${first.model};12\nno-such-8;${mistyped};7`)
    await check.click()
    const guess = table.getByRole('group', { name: mistyped })
    await guess.waitFor()
    const add = page.getByRole('button', { name: text('quick-order:add') })
    expect(await table.getByRole('link', { name: second.model, exact: true }).count()).toBe(0)
    await guess.getByRole('button', { name: second.model }).first().click()
    await table.getByRole('link', { name: second.model, exact: true }).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await add.click()
    await waitFor('an empty list', async () => (await table.count()) === 0)
    expect(pageErrors).toEqual([])
    await page.context().close()
  },
}

const unlisted = 'FH77B-88K-0.9ZZ'

/** A number that nobody lists, of a series that is listed: its nearest parts are shown, and none of them is selected. */
export const unlistedNumber: CatalogueJourney = {
  name: 'names the nearest parts of the series of an unlisted number, and selects none of them',
  run: async ({ system, browser, language, options }) => {
    const { page, pageErrors } = await openVisit(browser, options)
    const list = new ListPage(page, system.url, language)
    await list.open(`/productListCopy/all?q=${unlisted}`)
    const heading = page.getByRole('heading', { name: unlisted }).filter({ hasText: 'FH12' })
    await heading.waitFor()
    const nearest = page.getByRole('region', { name: unlisted }).getByRole('link', { name: /^FH12-/ })
    const model = (await nearest.first().textContent()) ?? ''
    expect(await accessibilityViolations(page)).toEqual([])

    await list.open('/quick-order')
    const { text } = list
    await page.getByRole('textbox', { name: text('quick-order:label') }).fill(`${unlisted} 50`)
    await page.getByRole('button', { name: text('quick-order:check') }).click()
    const question = page.locator('.quick-order-table').getByRole('group', { name: unlisted })
    await question.getByText(text('quick-order:trouble.nearest'), { exact: true }).waitFor()
    const selected = page.locator('.quick-order-table').getByRole('link', { name: /^FH12-/ })
    expect(await selected.count()).toBe(0)
    expect(await accessibilityViolations(page)).toEqual([])
    await question.getByRole('button', { name: model }).click()
    await selected.getByText(model, { exact: true }).waitFor()
    expect(pageErrors).toEqual([])
    await page.context().close()
  },
}

/** Looks up the stock of a pasted list without an account. */
export const stockLookup: CatalogueJourney = {
  name: 'looks up what is in stock of a pasted list',
  run: async ({ system, browser, language, options }) => {
    const { list: parts } = (await new Caller(system.url).call(listProducts, { q: 'picoflex', sort: 'stock' })).data()
    const [part] = parts
    if (part === undefined) throw new Error('there is no part')
    const { page, pageErrors } = await openVisit(browser, options)
    const list = new ListPage(page, system.url, language)
    await list.open('/intro/inventory')
    await page.locator('main').getByRole('textbox').first().fill(`${part.model}\nno-such-part-9`)
    await page.locator('main form').getByRole('button').first().click()
    await page.locator('main').getByRole('link', { name: part.model, exact: true }).first().waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    expect(pageErrors).toEqual([])
    await page.context().close()
  },
}
