import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listProducts } from '@pinline/contracts/catalogue/product/list-products'
import { createFormat } from '@pinline/ui/format/create-format'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { Caller } from '../../harness/shop.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { ConsolePerson } from '../accounts/console-person.ts'
import { openVisit } from '../visit.ts'
import type { CatalogueJourney } from './catalogue-journey.ts'
import { Importer } from './importer.ts'
import { ListPage } from './list-page.ts'

const samplesFolder = join(import.meta.dirname, '..', '..', 'samples-import')
const maker = 'Nordpin'
const numbers = ['NP-2.54/10+A', 'NP-2.54/12+A', 'NP-2.54/14+A', 'NP-2.54/16+A'] as const
const header = 'Hersteller;Bezeichner;Warengruppe;Montage;Ursprung;Rastermaß;Polzahl;Preis USD;Lager;Übrigens'

/** A realistic price list: Windows encoding, semicolons, decimal commas, some typing errors. */
const priceList = (known: { readonly manufacturer: string; readonly model: string }): Buffer =>
  Buffer.from(
    [
      header,
      `${maker};${numbers[0]};pin-headers;THT;DE;2,54;10;0,42;120;schön`,
      `${maker};${numbers[1]};pin-haeders;THT;DE;2,54;12;0,44;80;`,
      `${maker};${numbers[2]};pin-headers;THT;DE;zwei;14;0,46;60;`,
      `${maker};${numbers[0]};pin-headers;THT;DE;2,54;16;0,48;40;`,
      `${known.manufacturer};${known.model};;;;;;;;`,
    ].join('\r\n'),
    'latin1',
  )

const mapColumns = async (importer: Importer, page: Page, language: 'en' | 'zh_cn') => {
  await page.locator('select:has(option[value="windows-1252"]:checked)').waitFor()
  await page.locator('select:has(option[value=";"]:checked)').waitFor()
  expect(await importer.readAs('Hersteller').inputValue()).toBe('manufacturer')
  expect(await importer.readAs('Preis USD').inputValue()).toBe('price.USD')
  const names = createFormat(language === 'en' ? 'en' : 'zh-Hans').list(['Bezeichner', 'Übrigens'])
  const leftOut = importer.text('columns.left_out', { smart_count: 2, names })
  await page.getByText(leftOut, { exact: true }).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await importer.press('columns.confirm')
  await page.getByText(importer.text('of.products.incomplete'), { exact: true }).waitFor()
  await importer.readAs('Bezeichner').selectOption('model')
  await importer.press('columns.confirm')
}

/** A workbook with a title above its table, and a table whose numbers have two readings: one is chosen. */
const dryRunOthers = async (importer: Importer, page: Page) => {
  await importer.upload('parts.xlsx', await readFile(join(samplesFolder, 'workbook.xlsx')))
  await page.locator('select:has(option[value="Sockets"])').waitFor()
  await page.locator('select:has(option[value="3"]:checked)').waitFor()
  await importer.press('columns.confirm')
  await importer.waitForResult('dry_done')
  expect(await importer.counts()).toEqual([9, 6, 0, 0, 3])

  await importer.upload('moq.csv', await readFile(join(samplesFolder, 'ambiguous-numbers.csv')))
  await importer.press('columns.confirm')
  await page.getByText(importer.text('columns.doubtful'), { exact: true }).waitFor()
  for (const column of ['MOQ', 'Price USD'])
    await page
      .getByRole('combobox', { name: importer.text('columns.number_format_of', { column }), exact: true })
      .selectOption('1,234.5')
  expect(await accessibilityViolations(page)).toEqual([])
  await importer.press('columns.confirm')
  await importer.waitForResult('dry_done')
  expect(await importer.counts()).toEqual([3, 3, 0, 0, 0])
}

const reasonsOf = (importer: Importer): string[][] => [
  [
    '3',
    'Warengruppe',
    'pin-haeders',
    `${importer.text('reason.unknown-category')} ${importer.text('errors.perhaps', { hint: 'pin-headers' })}`,
  ],
  ['4', 'Rastermaß', 'zwei', importer.text('reason.not-a-number')],
  [
    '5',
    'Bezeichner',
    numbers[0],
    `${importer.text('reason.duplicate-in-file')} ${importer.text('errors.first_in', { hint: 2 })}`,
  ],
]

/**
 * Imports a supplier's price list: errors are shown before anything is written, and corrected rows are imported
 * afterwards.
 */
export const importParts: CatalogueJourney = {
  name: 'imports a messy file: mapping, dry run with errors, run, corrected rows show in the shop',
  run: async (journey) => {
    const { system, browser, language, options } = journey
    const visitor = new Caller(system.url)
    const ofMaker = async () =>
      (await visitor.call(listProducts, { manufacturer: [maker] })).data().list.map(({ model }) => model)
    const [known] = (await visitor.call(listProducts, { q: 'picoflex' })).data().list
    if (known === undefined) throw new Error('there is no part')
    const person = await ConsolePerson.arrive(journey, system.demoAccounts().staff)
    const { page } = person
    const broken: string[] = []
    page.on('pageerror', (error) => broken.push(error.message))
    const importer = new Importer(person)

    await dryRunOthers(importer, page)
    await importer.upload('price list.csv', priceList(known))
    await mapColumns(importer, page, language)
    await importer.waitForResult('dry_done')
    expect(await importer.counts()).toEqual([5, 1, 0, 1, 3])
    expect(await importer.pageErrors()).toEqual(reasonsOf(importer))
    expect(await importer.groups()).toEqual([
      ['1', 'Bezeichner'],
      ['1', 'Rastermaß', 'zwei'],
      ['1', 'Warengruppe', 'pin-haeders'],
    ])
    expect(await accessibilityViolations(page)).toEqual([])
    expect(await ofMaker()).toEqual([])
    await importer.mend('zwei', 'map-value', async (dialog) => {
      await dialog.getByRole('textbox').fill('2,54')
    })
    await page.getByText(importer.text('groups.mended', { now: 2, before: 3 }), { exact: true }).waitFor()
    expect(await importer.counts()).toEqual([5, 2, 0, 1, 2])
    await importer.press('result.change_columns')
    await importer.press('columns.remove_mapped', { value: 'zwei' })
    // The mapping was edited: leaving the page asks, and what is lost comes back as a draft.
    await page
      .getByRole('link', { name: importer.text('name', { smart_count: 2 }), exact: true })
      .last()
      .click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: person.text('forms.unsaved.stay'), exact: true })
      .click()
    await importer.press('columns.confirm')
    await importer.waitForResult('dry_done')
    expect(await importer.counts()).toEqual([5, 1, 0, 1, 3])

    await person.open('/imports')
    await person.row('price list.csv').getByText('price list.csv').click()
    await importer.waitForResult('dry_done')
    await importer.press('of.products.import_now', { smart_count: 1 })
    await importer.waitForResult('done')
    expect(await importer.counts()).toEqual([5, 1, 0, 1, 3])
    const wrong = await importer.wrongRows()
    expect(wrong.name).toBe('price list-errors.csv')

    const corrected = wrong.text
      .replace('pin-haeders', 'pin-headers')
      .replace('zwei', '"2,54"')
      .replace(numbers[0], numbers[3])
    await importer.upload('corrected.csv', Buffer.from(corrected))
    await page.getByText(importer.text('columns.recalled'), { exact: true }).waitFor()
    expect(await importer.readAs('Bezeichner').inputValue()).toBe('model')
    await importer.press('columns.confirm')
    await importer.waitForResult('dry_done')
    await importer.press('of.products.import_now', { smart_count: 3 })
    await importer.waitForResult('done')
    expect(await importer.counts()).toEqual([3, 3, 0, 0, 0])
    await person.open('/imports')
    await person.row('corrected.csv').waitFor()
    expect(await accessibilityViolations(page)).toEqual([])

    await waitFor('all parts in the shop', async () => (await ofMaker()).length === numbers.length)
    const shop = await openVisit(browser, options)
    const list = new ListPage(shop.page, system.url, language)
    await list.open(`/productListCopy/all?q=${maker}`)
    for (const number of numbers) await list.part(number).waitFor()
    expect([...broken, ...shop.pageErrors]).toEqual([])
    await Promise.all([page.context().close(), shop.page.context().close()])
  },
}
