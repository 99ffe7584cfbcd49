import { listProducts } from '@pinline/contracts/catalogue/product/list-products'
import { createAttribute } from '@pinline/contracts/catalogue/taxonomy/create-attribute'
import { createCategory } from '@pinline/contracts/catalogue/taxonomy/create-category'
import { listCategories } from '@pinline/contracts/catalogue/taxonomy/list-categories'
import { attributeId, categoryId } from '@pinline/events/ids'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { Caller, signInStaff } from '../../harness/shop.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { ConsolePerson } from '../accounts/console-person.ts'
import { labelPattern } from '../console-texts.ts'
import { waitForFocus } from '../wait-for-page.ts'
import type { CatalogueJourney, JourneyContext } from './catalogue-journey.ts'

/** Pieces of an announced delivery, and the received ones. */
const announced = 4321
const received = 4000

/** The shop's page of a part as the server renders it. */
const shopPage = (url: string, language: JourneyContext['language']) => ({
  shows: async (what: string, id: string, words: string | RegExp): Promise<void> => {
    await waitFor(`${what} in the shop`, async () => {
      const page = await (await fetch(`${url}/${language}/productDetail/${id}`)).text()
      return typeof words === 'string' ? page.includes(words) : words.test(page)
    })
  },
})

const idIn = (page: Page): string => {
  const id = /\/products\/(p-[0-9a-f]{16})/.exec(page.url())?.[1]
  if (id === undefined) throw new Error(`no product in ${page.url()}`)
  return id
}

const labelled = (person: ConsolePerson, key: string, within: Locator | Page = person.page): Locator =>
  within.getByLabel(labelPattern(person.text(`resources.products.${key}`)))

const sheet = (page: Page, id: string): Locator => page.locator(`section[aria-labelledby="${id}"]`)

/** A category with an attribute of its own. */
const keyed = { category: 'keyed-headers', attribute: 'key-position', title: 'Key position' }

const addKeyedHeaders = async (api: Caller) => {
  const ofAttribute = { type: 'text', group: 'shape', titles: { en: keyed.title } } as const
  ;(await api.call(createAttribute, { id: attributeId.parse(keyed.attribute), ...ofAttribute })).data()
  const attributeIds = [attributeId.parse(keyed.attribute)]
  const ofCategory = { parentId: null, titles: { en: 'Keyed headers' }, attributeIds }
  ;(await api.call(createCategory, { id: categoryId.parse(keyed.category), ...ofCategory })).data()
  ;(await api.call(listCategories, {})).data()
}

/** Leaving a form with unsaved edits asks, and the edits are offered when the form is opened again. */
const leaveAndReturn = async (person: ConsolePerson) => {
  const { page } = person
  await person.open('/products/create')
  await labelled(person, 'fields.category').selectOption(keyed.category)
  await page.getByRole('textbox', { name: labelPattern(keyed.title) }).fill('A1')
  const home = page.locator('.tab-bar a').first()
  await home.click()
  await person.button('forms.unsaved.stay', person.dialog()).click()
  expect(await labelled(person, 'fields.category').inputValue()).toBe(keyed.category)
  await home.click()
  expect(await accessibilityViolations(page)).toEqual([])
  await person.button('forms.unsaved.leave', person.dialog()).click()
  await page.locator('.product-form').waitFor({ state: 'detached' })
  await person.open('/products/create')
  await person.button('forms.draft.restore').click()
  await waitFor('the draft', async () => {
    const attribute = page.getByRole('textbox', { name: labelPattern(keyed.title) })
    return (await attribute.count()) === 1 && (await attribute.inputValue()) === 'A1'
  })
}

/** Adds a new part; an empty form shows an error per field, and a taken number links to its part. */
const addPart = async (person: ConsolePerson, model: string, taken: { model: string; manufacturer: string }) => {
  const { page, text } = person
  await person.open('/products')
  await person.button('resources.products.commands.create').click()
  const add = person.button('resources.products.edit.create')
  await add.click()
  await page.getByText(text('resources.products.edit.fault.required')).first().waitFor()
  expect(await page.getByText(text('resources.products.edit.fault.required')).count()).toBeGreaterThanOrEqual(6)
  expect(await accessibilityViolations(page)).toEqual([])
  const fill = async (field: string, value: string) => await labelled(person, `fields.${field}`).fill(value)
  await fill('manufacturer', taken.manufacturer)
  await fill('model', taken.model)
  await labelled(person, 'fields.category').selectOption('pin-headers')
  await labelled(person, 'fields.mounting').selectOption('through-hole')
  await fill('weightGrams', '1,2')
  await fill('leadTimeDays', '14')
  await fill('hsCode', '8536.69')
  await fill('origin', 'de')
  await add.click()
  await page.getByText(text('resources.products.edit.fault.part-number-taken')).first().waitFor()
  await page.getByRole('link', { name: text('resources.products.edit.taken_by') }).waitFor()
  await fill('manufacturer', 'Pinline Works')
  await fill('model', model)
  await add.click()
  await page.getByRole('heading', { level: 1, name: model }).waitFor()
}

/** The page of the part itself: the title of its form has more words. */
const savedPage = async ({ page }: ConsolePerson, model: string) =>
  await page.getByRole('heading', { level: 1, name: model, exact: true }).waitFor()

/** Both edit one field: the later one chooses by keyboard, and everything else of both is saved. */
const chooseSeries = async (person: ConsolePerson, other: ConsolePerson, model: string, id: string) => {
  const { page, text } = person
  await person.open(`/products/${id}`)
  await other.open(`/products/${id}`)
  await labelled(other, 'fields.series').fill('PY')
  await labelled(other, 'fields.leadTimeDays').fill('21')
  await other.button('resources.products.edit.save').click()
  await savedPage(other, model)
  await labelled(person, 'fields.series').fill('PZ')
  await labelled(person, 'fields.positions').fill('12')
  await person.button('resources.products.edit.save').click()
  const dialog = person.dialog()
  const series = dialog.locator('.conflict-field[data-conflict="true"]')
  for (const value of ['PX', 'PY', 'PZ']) await series.getByText(value, { exact: true }).waitFor()
  expect(await dialog.getByRole('radio', { checked: true }).count()).toBe(2)
  expect(await accessibilityViolations(page)).toEqual([])
  await person.button('conflicts.save', dialog).click()
  await dialog.getByText(text('conflicts.open', { smart_count: 1 })).waitFor()
  await waitForFocus(series.getByRole('radio').first())
  await page.keyboard.press('Space')
  await dialog.getByText(text('conflicts.ready')).waitFor()
  await page.keyboard.press('Enter')
  await person.message(text('resources.products.edit.saved', { model }))
  await person.open(`/products/${id}`)
  const value = async (field: string) => await labelled(person, `fields.${field}`).inputValue()
  await waitFor('the chosen series', async () => (await value('series')) === 'PZ')
  expect([await value('positions'), await value('leadTimeDays')]).toEqual(['12', '21'])
}

/** Edits a part while somebody else edits other fields: both changes are saved at once. */
const editPart = async (person: ConsolePerson, other: ConsolePerson, model: string, id: string) => {
  const { text } = person
  await person.open(`/products/${id}`)
  await other.open(`/products/${id}`)
  await labelled(other, 'fields.series').fill('PX')
  await other.button('resources.products.edit.save').click()
  await savedPage(other, model)
  await labelled(person, 'fields.pitchMm').fill('1,27')
  await labelled(person, 'fields.positions').fill('11')
  await person.button('resources.products.edit.save').click()
  await savedPage(person, model)
  await person.message(text('conflicts.merged'))
  await person.open(`/products/${id}`)
  await waitFor('the other change', async () => (await labelled(person, 'fields.series').inputValue()) === 'PX')
  expect(await labelled(person, 'fields.positions').inputValue()).toBe('11')
  await chooseSeries(person, other, model, id)
}

/** Sets price breaks while a second window does: the second one sees the change, and its prices win. */
const setPrices = async (person: ConsolePerson, other: ConsolePerson, model: string, id: string) => {
  const price = async (who: ConsolePerson, each: readonly string[]) => {
    await who.button('resources.products.prices.set', sheet(who.page, 'prices')).first().click()
    for (const [place, amount] of each.entries()) {
      if (place > 0) await who.button('resources.products.prices.add', who.dialog()).click()
      const row = who.dialog().locator('tbody tr').nth(place)
      await row
        .locator('input')
        .nth(0)
        .fill(place === 0 ? '1' : String(100 * place))
      await row.locator('input').nth(1).fill(amount)
    }
  }
  await other.open(`/products/${id}/show`)
  await person.open(`/products/${id}/show`)
  await price(person, ['0,4321', '0.3987'])
  await price(other, ['0.99'])
  const set = 'resources.products.prices.confirm'
  await other.button(set, other.dialog()).click()
  await other.message(other.text('resources.products.prices.done', { model }))
  await person.button(set, person.dialog()).click()
  await person.button('forms.reload', person.dialog()).click()
  await person.dialog().locator('.changed-fields').waitFor()
  await person.button(set, person.dialog()).click()
  await person.message(person.text('resources.products.prices.done', { model }))
}

const announcesDelivery = async (person: ConsolePerson, model: string) => {
  const { text } = person
  await person.button('resources.stock.delivery.announce').click()
  await person.field('resources.stock.delivery.quantity').fill(String(announced))
  await person.dialog().locator('input[type="date"]').fill('2031-05-04')
  await person.button('resources.stock.delivery.announce_confirm', person.dialog()).click()
  await person.message(text('resources.stock.delivery.announce_done', { model }))
}

/** Receives part of a delivery; the rest is still expected. */
const receivesDelivery = async (person: ConsolePerson) => {
  const row = sheet(person.page, 'deliveries').locator('tbody tr').first()
  await person.button('resources.stock.receive.command', row).click()
  const quantity = person.field('resources.stock.receive.quantity')
  expect(await quantity.inputValue()).toBe(String(announced))
  await quantity.fill(String(received))
  await person.field('resources.stock.receive.reason').fill('DN 4711')
  await person.button('resources.stock.receive.confirm', person.dialog()).click()
  await person.dialog().waitFor({ state: 'detached' })
  await row.getByText(String(announced - received)).waitFor()
}

const addDocuments = async (person: ConsolePerson, model: string) => {
  const { page, text } = person
  await person.button('resources.products.documents.change', sheet(page, 'documents')).click()
  const dialog = person.dialog()
  await person.button('resources.products.documents.add_link', dialog).click()
  const [title, href] = [dialog.locator('.document-row input').nth(0), dialog.locator('.document-row input').nth(1)]
  await person.button('resources.products.documents.confirm', dialog).click()
  await dialog.getByText(text('resources.products.documents.fault.required')).first().waitFor()
  await title.fill('PX data sheet')
  await href.fill('https://example.com/px.pdf')
  const buffer = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')
  await dialog.locator('input[type="file"]').setInputFiles({ name: 'UL.pdf', mimeType: 'application/pdf', buffer })
  await dialog.locator('.document-row').nth(1).waitFor()
  await dialog.getByRole('button', { name: text('resources.products.documents.up', { title: 'UL' }) }).click()
  expect(await accessibilityViolations(page)).toEqual([])
  await person.button('resources.products.documents.confirm', dialog).click()
  await person.message(text('resources.products.documents.done', { model }))
  const links = sheet(page, 'documents').getByRole('link')
  await links.nth(1).waitFor()
  expect(await links.allTextContents()).toEqual(['UL', 'PX data sheet'])
}

const namesReplacement = async (person: ConsolePerson, model: string, replacement: string) => {
  const { page, text } = person
  await person.button('resources.products.lifecycles.change', sheet(page, 'lifecycle')).click()
  const dialog = person.dialog()
  await dialog.locator('select').selectOption('not-for-new-designs')
  await dialog.locator('input[type="search"]').fill(replacement)
  await person.button('resources.products.lifecycles.look', dialog).click()
  await dialog.getByRole('radio', { name: replacement }).first().check()
  expect(await accessibilityViolations(page)).toEqual([])
  await person.button('resources.products.lifecycles.confirm', dialog).click()
  await person.message(text('resources.products.lifecycles.set_done', { model }))
}

/** A part is added, edited, priced, received, documented and replaced; the shop shows each change at once. */
export const staffEditsPart: CatalogueJourney = {
  name: 'staff add a part and change it, and the shop shows each change',
  run: async (journey) => {
    const { system, language } = journey
    const { list } = (await new Caller(system.url).call(listProducts, { q: '43045-1000' })).data()
    const [known] = list
    if (known === undefined) throw new Error('there is no part')
    const model = `PX-11/${language}`
    const account = system.demoAccounts().staff
    const shop = shopPage(system.url, language)
    const [person, other] = [await ConsolePerson.arrive(journey, account), await ConsolePerson.arrive(journey, account)]
    const { page } = person
    await addKeyedHeaders(await signInStaff(system.url, account))
    await leaveAndReturn(person)
    await addPart(person, model, known)
    const id = idIn(page)
    await shop.shows('the part', id, `>${model}<`)
    await editPart(person, other, model, id)
    await shop.shows('its pitch', id, /1[.,]27/)
    await setPrices(person, other, model, id)
    await shop.shows('its prices', id, '0.4321')
    await announcesDelivery(person, model)
    await shop.shows('the delivery', id, /4,?321/)
    await receivesDelivery(person)
    await shop.shows('its stock', id, /4,?000/)
    await addDocuments(person, model)
    await shop.shows('its documents', id, 'PX data sheet')
    await namesReplacement(person, model, known.model)
    await shop.shows('its replacement', id, `/productDetail/${known.id}`)
    await sheet(page, 'product-history').getByText(known.model).first().waitFor()
    await sheet(page, 'product-history').getByText('1.27 mm').first().waitFor()
    // Buttons that are scrolled halfway under the head of the console count as too small.
    await page.evaluate(() => scrollTo(0, 0))
    expect(await accessibilityViolations(page)).toEqual([])
    await Promise.all([page.context().close(), other.page.context().close()])
  },
}
