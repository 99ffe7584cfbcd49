import { type ChangeNoticeRow, changeNoticeRow } from '@pinline/contracts/notification/change-notice/change-notice-row'
import { updateChangeNotice } from '@pinline/contracts/notification/change-notice/update-change-notice'
import { type HandbookPageRow, handbookPageRow } from '@pinline/contracts/notification/handbook/handbook-page-row'
import { updateHandbookPage } from '@pinline/contracts/notification/handbook/update-handbook-page'
import { requestRefund } from '@pinline/contracts/order/payment/request-refund'
import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { type Caller, type Product, signInStaff, stockedProducts } from '../../harness/shop.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { StaffTeam } from '../../system/account/staff-member.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { BuyerSteps } from '../buyer-steps.ts'
import { labelPattern } from '../console-texts.ts'
import { surplusWidth } from '../page-width.ts'
import { shopTexts } from '../shop-texts.ts'
import { openVisit } from '../visit.ts'
import type { AccountJourney, JourneyContext } from './account-journey.ts'
import { ConsolePerson } from './console-person.ts'

const handbookKey = (name: string) => `resources.handbook.${name}`
const noticeKey = (name: string) => `resources.change-notices.${name}`

interface Week {
  readonly journey: JourneyContext
  readonly writer: ConsolePerson
  /** Changes by call what the writer has open. */
  readonly colleague: Caller
}

const check = async ({ page }: ConsolePerson) => {
  expect(await accessibilityViolations(page)).toEqual([])
  expect(await surplusWidth(page)).toBe(0)
}

const fieldOf = ({ page, text }: ConsolePerson, key: string): Locator => page.getByLabel(labelPattern(text(key)))

const idIn = (address: string): string => /[0-9a-f-]{36}/.exec(new URL(address).pathname)?.[0] ?? ''

/** A record as it is in the list's view. */
const rowOf = async <Row>(colleague: Caller, path: string, parse: (value: unknown) => Row): Promise<Row> =>
  parse(await (await colleague.send(`/api/v1/admin/${path}`, { method: 'GET' })).json())

/** Both versions of one field are shown; the writer keeps theirs. */
const keepMine = async (writer: ConsolePerson, field: string, theirs: string) => {
  const dialog = writer.dialog()
  const both = dialog.locator('.conflict-field[data-conflict="true"]')
  await both.getByText(theirs, { exact: false }).first().waitFor()
  expect(await both.count(), field).toBe(1)
  await check(writer)
  // What one of them changed is chosen already.
  await both.getByRole('radio').first().check()
  await writer.button('conflicts.save', dialog).click()
  await dialog.waitFor({ state: 'hidden' })
}

/** A page of the handbook is written, and changed by two people at once. */
const writeHandbook = async ({ journey, writer, colleague }: Week) => {
  const { page, text } = writer
  const title = `Packing reels ${journey.language}`
  await writer.openFromMenu('handbook')
  await writer.button(handbookKey('commands.create')).first().click()
  await page.waitForURL('**/console/handbook/create')
  const save = writer.button(handbookKey('commands.save'))
  await save.click()
  await page.getByText(text('forms.fault.required')).first().waitFor()
  await check(writer)
  await fieldOf(writer, handbookKey('fields.title')).fill(title)
  await fieldOf(writer, handbookKey('fields.section')).fill(`Warehouse ${journey.language}`)
  await page.getByRole('textbox', { name: text(handbookKey('fields.body')) }).click()
  await page.keyboard.insertText('## Reels\n\n- one bag each')
  await save.click()
  await page.getByRole('heading', { name: title, level: 1 }).waitFor()
  await page.getByRole('heading', { name: 'Reels', level: 2 }).waitFor()
  await check(writer)

  const id = idIn(page.url())
  const now = async () => await rowOf(colleague, `handbook/${id}`, (row) => handbookPageRow.parse(row))
  await writer.button(handbookKey('commands.edit')).click()
  await fieldOf(writer, handbookKey('fields.title')).fill(`${title}, mine`)
  const before = await now()
  const theirs: Partial<HandbookPageRow> = { title: `${title}, theirs`, body: '## Reels\n\n- two bags each' }
  const content = { ...before, ...theirs, body: theirs.body ?? '' }
  const { revision } = (await colleague.call(updateHandbookPage, content)).data()
  await waitFor('the colleague’s version is in the view', async () => (await now()).revision === revision)
  await save.click()
  await keepMine(writer, 'title', 'theirs')
  const merged = await waitFor('both changes', async () => {
    const found = await now()
    return found.revision > revision && found
  })
  expect(merged).toMatchObject({ title: `${title}, mine`, body: theirs.body })
  await page.getByRole('heading', { name: `${title}, mine`, level: 1 }).waitFor()
}

/** A change of a part is announced: two write the draft, it is published, shown in the shop, and taken down. */
const announceChange = async ({ journey, writer, colleague }: Week, part: Product) => {
  const { page, text } = writer
  const reference = `PCN-${journey.language}-118`
  const dialog = writer.dialog()
  await writer.openFromMenu('change-notices')
  await writer.button(noticeKey('commands.create')).first().click()
  await page.waitForURL('**/console/change-notices/create')
  const save = writer.button(noticeKey('commands.save'))
  await save.click()
  await page.getByText(text('forms.fault.required')).first().waitFor()
  await check(writer)
  await fieldOf(writer, noticeKey('fields.reference')).fill(reference)
  await fieldOf(writer, noticeKey('fields.effectiveOn')).fill('2031-03-01')
  const search = fieldOf(writer, 'resources.products.relations.find')
  await search.fill(part.model)
  await search.press('Enter')
  await page
    .getByRole('button', { name: text('resources.products.relations.add_part', { model: part.model }), exact: true })
    .click()
  await fieldOf(writer, noticeKey('fields.text')).fill('The plating changes from tin to gold.')
  await save.click()
  await page.getByRole('heading', { name: reference, level: 1 }).waitFor()
  await check(writer)

  const id = idIn(page.url())
  const now = async () => await rowOf(colleague, `change-notices/${id}`, (row) => changeNoticeRow.parse(row))
  const before = await waitFor('the draft', async () => await now().catch(() => undefined))
  await fieldOf(writer, noticeKey('fields.reference')).fill(`${reference}-A`)
  // What is not saved yet would not be published.
  await writer.button(noticeKey('commands.publish')).click()
  await writer.message(text('forms.unsaved.save_first'))
  expect(await dialog.count()).toBe(0)
  const theirs: Partial<ChangeNoticeRow> = { reference: `${reference}-B`, effectiveOn: '2031-04-01' }
  const { revision } = (await colleague.call(updateChangeNotice, { ...before, ...theirs })).data()
  await waitFor('the colleague’s draft is in the view', async () => (await now()).revision === revision)
  await save.click()
  await keepMine(writer, 'reference', `${reference}-B`)
  await waitFor('both changes', async () => {
    const found = await now()
    return found.revision > revision && found.reference === `${reference}-A` && found.effectiveOn === '2031-04-01'
  })
  await page.getByRole('heading', { name: `${reference}-A`, level: 1 }).waitFor()

  await writer.button(noticeKey('commands.publish')).click()
  await dialog.getByText(text(noticeKey('publish.effects.shop')), { exact: true }).waitFor()
  await check(writer)
  await writer.button(noticeKey('publish.confirm'), dialog).click()
  await writer.message(text(noticeKey('publish.done')))
  const visit = await openVisit(journey.browser, { ...journey.options })
  const steps = new BuyerSteps(visit.page, journey.system.url, journey.language, shopTexts(journey.language))
  const inShop = visit.page.getByText(`${reference}-A`, { exact: false }).first()
  const isShown = async () => {
    await steps.open(`/productDetail/${part.id}`)
    await visit.page.getByRole('heading', { level: 1 }).waitFor()
    return await inShop.isVisible()
  }
  await waitFor('the part’s page has the notice', isShown)
  expect(await accessibilityViolations(visit.page)).toEqual([])
  await writer.button(noticeKey('commands.withdraw')).click()
  await writer.button(noticeKey('withdraw.confirm'), dialog).click()
  await writer.message(text(noticeKey('withdraw.done')))
  await waitFor('the part’s page is without the notice', async () => !(await isShown()))
  expect(visit.pageErrors).toEqual([])
  await visit.page.context().close()
}

/** The shipped role of those who write: the handbook and a change of a part, each beside a colleague. */
export const contentWeek: AccountJourney = {
  name: 'content write the handbook and announce a change of a part, beside a colleague who writes the same',
  run: async (journey) => {
    const { system, language } = journey
    const colleague = await signInStaff(system.url, system.demoAccounts().staff)
    const { username, password } = await new StaffTeam(system).member({ roleId: 'content', name: `Writer ${language}` })
    const writer = await ConsolePerson.arrive(journey, { username, password })
    // Both languages may run on one system.
    const part = (await stockedProducts(system.url, 40)).at(language === 'en' ? -1 : -2)
    if (part === undefined) throw new Error('a part')
    const week = { journey, writer, colleague }
    await writer.open('/')
    await writeHandbook(week)
    await announceChange(week, part)
    expect(await writer.isForbidden(requestRefund.path)).toBe(true)
    await writer.page.context().close()
  },
}
