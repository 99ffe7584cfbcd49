import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listCategories } from '@pinline/contracts/catalogue/taxonomy/list-categories'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { Caller } from '../../harness/shop.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { ConsolePerson } from '../accounts/console-person.ts'
import { surplusWidth } from '../page-width.ts'
import type { CatalogueJourney } from './catalogue-journey.ts'
import { Importer } from './importer.ts'

const samplesFolder = join(import.meta.dirname, '..', '..', 'samples-import', 'taxonomy')
const columns = ['Schlüssel', 'Oberkategorie', 'Titel (en)', 'Titel (zh_cn)']
/** Children above their parents, as suppliers' lists have them. */
const tree = (...more: readonly string[]): Buffer =>
  Buffer.from(
    [
      columns.join(';'),
      'antenna-cables;antennas;Antenna cables;天线电缆',
      'antennas;;Antenna connectors;天线连接器',
      ...more,
    ].join('\r\n'),
  )

const differencesOf = async (page: Page): Promise<string[][]> => {
  const rows = page.locator('.import-differences tbody tr')
  await rows.first().waitFor()
  return await Promise.all(
    (await rows.all()).map(async (row) => [
      (await row.locator('.part-number').textContent()) ?? '',
      (await row.locator('.tag').textContent()) ?? '',
    ]),
  )
}

/** The template of what there is, and a file that is wrong in many ways: only looked at. */
const lookAtFiles = async (importer: Importer, page: Page) => {
  const downloading = page.waitForEvent('download')
  await importer.press('file.present')
  const present = await readFile(await (await downloading).path(), 'utf8')
  expect(present.split('\r\n').some((line) => line.startsWith('pin-headers,'))).toBe(true)
  await importer.choose('categories.csv', Buffer.from(present))
  await importer.press('columns.confirm')
  await importer.waitForResult('dry_done')
  const [rows, added, changed, unchanged, wrong] = await importer.counts()
  expect([added, changed, wrong, unchanged]).toEqual([0, 0, 0, rows])

  await importer.person.open('/imports/create?kind=categories')
  await importer.choose('messy-tree.csv', await readFile(join(samplesFolder, 'messy-tree.csv')))
  await importer.press('columns.confirm')
  await importer.waitForResult('dry_done')
  const reasons = (await importer.pageErrors()).map((cells) => cells.at(-1) ?? '')
  const loop = `${importer.text('reason.parent-below-itself')} ${importer.text('errors.loop', { hint: 'kreis-a > kreis-b > kreis-a' })}`
  expect(reasons).toContain(loop)
  expect(await accessibilityViolations(page)).toEqual([])
}

/**
 * Imports categories from a file: from the page of categories, with a preview of what changes, a correction of an unknown
 * parent, and the categories in the shop afterwards.
 */
export const importCategories: CatalogueJourney = {
  name: 'imports categories from a file: template, loops and unknown parents, correction, run, shown in the shop',
  run: async (journey) => {
    const { system } = journey
    const visitor = new Caller(system.url)
    const person = await ConsolePerson.arrive(journey, system.demoAccounts().staff)
    const { page } = person
    const broken: string[] = []
    page.on('pageerror', (error) => broken.push(error.message))
    const importer = new Importer(person)

    await person.open('/categories')
    await person.button('resources.imports.commands.from_file').click()
    await page.locator('select:has(option[value="categories"]:checked)').waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    expect(await surplusWidth(page)).toBe(0)
    await lookAtFiles(importer, page)

    await person.open('/imports/create?kind=categories')
    await importer.choose('antennas.csv', tree('antenna-caps;anttenas;Antenna caps;'))
    expect(await importer.readAs('Oberkategorie').inputValue()).toBe('parent')
    await importer.press('columns.confirm')
    await importer.waitForResult('dry_done')
    expect(await importer.counts()).toEqual([3, 2, 0, 0, 1])
    const added = importer.text('differences.new')
    expect(await differencesOf(page)).toEqual([
      ['antennas', added],
      ['antenna-cables', added],
    ])
    expect(await importer.groups()).toEqual([['1', 'Oberkategorie', 'anttenas']])
    expect(await accessibilityViolations(page)).toEqual([])
    await importer.mend('anttenas', 'map-value', async (dialog) => {
      await dialog.getByRole('textbox').fill('antennas')
    })
    await page.getByText(importer.text('groups.mended', { now: 0, before: 1 }), { exact: true }).waitFor()
    await importer.press('of.categories.import_now', { smart_count: 3 })
    await importer.waitForResult('done')
    expect(await importer.counts()).toEqual([3, 3, 0, 0, 0])

    await page.getByRole('link', { name: importer.text('of.categories.view'), exact: true }).click()
    await page
      .getByText(journey.language === 'en' ? 'Antenna connectors' : '天线连接器', { exact: true })
      .first()
      .waitFor()
    await waitFor('the categories in the shop', async () => {
      const antennas = (await visitor.call(listCategories, {})).data().find(({ id }) => id === 'antennas')
      return antennas?.children.length === 2
    })
    expect(broken).toEqual([])
    await page.context().close()
  },
}
