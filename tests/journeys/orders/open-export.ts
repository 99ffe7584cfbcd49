import { expect } from 'vitest'
import { waitFor } from '../../harness/wait-for.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { ConsolePerson } from '../accounts/console-person.ts'
import { surplusWidth } from '../page-width.ts'
import { sampleExport } from '../sample-export.ts'
import type { OrdersJourney } from './orders-journey.ts'

const count = 12_000

/** Staff open an export of 12,000 rows: nothing of it is sent, and only the rows in sight are in the document. */
export const openExport: OrdersJourney = {
  name: 'staff open an export as a table, sort, filter, group and edit it, and save what is shown',
  run: async (journey) => {
    const clerk = await ConsolePerson.arrive(journey, journey.system.demoAccounts().staff)
    const { page, text } = clerk
    const key = (name: string) => `resources.table-workbench.${name}`
    const number = (value: number) => value.toLocaleString('en')
    const shows = async (shown: number) =>
      await page
        .getByText(text(key('count'), { shown: number(shown), total: number(count) }), { exact: true })
        .waitFor()
    const check = async () => {
      expect(await accessibilityViolations(page)).toEqual([])
      expect(await surplusWidth(page)).toBe(0)
    }
    const file = page.locator('input[type=file]')
    await clerk.open('/charts')
    await clerk.openFromMenu('table-workbench')
    await page.getByRole('heading', { name: text(key('title')), exact: true }).waitFor()
    await check()

    await file.setInputFiles({ name: 'part.png', mimeType: 'image/png', buffer: Buffer.from('\u0089PNG\u0000') })
    await page
      .getByRole('alert')
      .getByText(text(key('problem.not-a-table')), { exact: true })
      .waitFor()
    await check()

    const sent: string[] = []
    page.on('request', (request) => {
      if ((request.postDataBuffer()?.length ?? 0) > 10_000) sent.push(request.url())
    })
    await file.setInputFiles(sampleExport(count))
    await shows(count)
    await check()
    const rows = page.locator('.workbench-body').getByRole('row')
    const cell = (line: number, place: number) => page.locator(`[data-line="${line}"][data-place="${place}"]`)
    const reads = async (line: number, place: number, words: string) =>
      await waitFor(`a cell shows ${words}`, async () => (await cell(line, place).textContent()) === words)
    expect(await rows.count()).toBeLessThan(80)

    // The keyboard reaches the last row and comes back.
    await cell(0, 1).click()
    await page.keyboard.press('Control+End')
    await reads(count - 1, 1, `PL-0${count}`)
    expect(await rows.count()).toBeLessThan(80)
    await page.keyboard.press('Control+Home')
    await reads(0, 1, 'PL-000001')

    const title = (name: string) => page.getByRole('columnheader').getByRole('button', { name, exact: true })
    await title('Pieces').click()
    await title('Pieces').click()
    await reads(0, 3, String(count))
    await page.getByRole('searchbox', { name: text(key('filter'), { title: 'Pieces' }), exact: true }).fill('<=9')
    await shows(9)
    await reads(0, 3, '9')

    // An edit, undone and done again by keys.
    await cell(0, 3).click()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+A')
    await page.keyboard.type('4.5')
    await page.keyboard.press('Enter')
    await waitFor('the row has moved', async () => (await cell(0, 3).textContent()) === '8')
    await page.keyboard.press('Control+z')
    await reads(0, 3, '9')
    await page.keyboard.press('Control+y')
    await reads(0, 3, '8')

    await page.getByLabel(text(key('group_by')), { exact: true }).selectOption({ label: 'Country' })
    await page.getByRole('treegrid').waitFor()
    const group = page.getByRole('row', { expanded: true })
    await waitFor('there are three groups', async () => (await group.count()) === 3)
    // 8, 5 and 2 pieces went to France.
    await reads(0, 3, '15')
    await check()
    await cell(0, 0).focus()
    await page.keyboard.press('ArrowLeft')
    await waitFor('a group is closed', async () => (await group.count()) === 2)
    await page.keyboard.press('ArrowRight')
    await waitFor('it is open again', async () => (await group.count()) === 3)
    await clerk.button(key('close_all')).click()
    await waitFor('all groups are closed', async () => (await rows.count()) === 3)

    await clerk.button('shell.columns.label').click()
    await clerk.dialog().getByRole('checkbox', { name: 'Country', exact: true }).uncheck()
    const moveUp = async (name: string, places: readonly number[]) => {
      const up = text('shell.columns.up', { title: name })
      for (const place of places) {
        await clerk.dialog().getByRole('button', { name: up, exact: true }).click()
        const said = text('shell.columns.said', { title: name, place, count: 4 })
        await page.getByText(said, { exact: true }).waitFor()
      }
    }
    await moveUp('Pieces', [2, 1])
    // Where two columns are not in sight at once, nothing can be dragged from one to the other.
    const isNarrow = (page.viewportSize()?.width ?? 0) < 800
    if (isNarrow) await moveUp('Total', [3, 2, 1])
    await page.keyboard.press('Escape')
    await clerk.dialog().waitFor({ state: 'hidden' })
    if (!isNarrow) await title('Total').dragTo(title('Pieces'))
    await waitFor('the columns are in their order', async () => {
      const titles = await page.getByRole('columnheader').getByRole('button').allTextContents()
      return titles.map((one) => one.replace(/ .$/, '')).join() === 'Total,Pieces,Order number'
    })
    const downloading = page.waitForEvent('download')
    await clerk.button(key('save')).click()
    const download = await downloading
    const chunks: Buffer[] = []
    for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk))
    expect(download.suggestedFilename()).toBe('orders.csv')
    expect(Buffer.concat(chunks).toString().trim().split('\r\n')).toEqual([
      'Total,Pieces,Order number',
      // France, in the order of the pieces, then Germany, then Japan with the edited row.
      '0.50,8,PL-000008',
      '40.50,5,PL-000005',
      '10.50,2,PL-000002',
      '60.50,7,PL-000007',
      '30.50,4,PL-000004',
      '0.50,1,PL-000001',
      '50.50,6,PL-000006',
      '10.50,4.5,PL-000009',
      '20.50,3,PL-000003',
    ])
    expect(sent).toEqual([])
    await page.context().close()
  },
}
