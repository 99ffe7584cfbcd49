import { listAudit } from '@pinline/contracts/account/audit/list-audit'
import { addAddress } from '@pinline/contracts/account/buyer/add-address'
import { logInStaff } from '@pinline/contracts/account/session/log-in-staff'
import { listProducts } from '@pinline/contracts/catalogue/product/list-products'
import { receiveStock } from '@pinline/contracts/catalogue/stock/receive-stock'
import { expect } from 'vitest'
import { z } from 'zod'
import { demoAddress } from '../../faults/demo-address.ts'
import { Caller, registerByMail, signInStaff, stockedProducts } from '../../harness/shop.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { advanceOrder } from '../advance-order.ts'
import { surplusWidth } from '../page-width.ts'
import type { AccountJourney } from './account-journey.ts'
import { ConsolePerson } from './console-person.ts'

/** Finds a buyer by mailbox from any page, and opens their page. */
const openBuyer = async ({ page }: ConsolePerson, username: string) => {
  await page.keyboard.press('Control+k')
  await page.keyboard.type(username)
  const hit = page.getByRole('option', { name: 'Demo Buyer' })
  await hit.waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await hit.click()
  await page.getByRole('heading', { level: 1, name: 'Demo Buyer' }).waitFor()
  await page.getByRole('link', { name: username }).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  expect(await surplusWidth(page)).toBe(0)
}

/** Finds a page, a part and an order by Ctrl K, and opens each by the keyboard. */
const findByKeyboard = async ({ page, text }: ConsolePerson, part: { id: string; model: string }, orderNo: string) => {
  const searches = [
    { words: text('resources.audit.name'), path: '/console/audit' },
    { words: part.model, path: `/console/products/${part.id}/show` },
    { words: orderNo, path: `/console/orders/${orderNo}/show` },
  ]
  for (const { words, path } of searches) {
    await page.keyboard.press('Control+k')
    await page.keyboard.type(words)
    const hits = page.getByRole('option')
    const hit = hits.filter({ hasText: words }).first()
    await hit.waitFor()
    // Further hits come while the keys go down to this one.
    await waitFor(`${words} is chosen`, async () => {
      await page.keyboard.press('ArrowDown')
      return (await hit.getAttribute('aria-selected')) === 'true'
    })
    await page.keyboard.press('Enter')
    await page.waitForURL(({ pathname }) => pathname === path)
  }
}

/** Adds a note about the open buyer, which stands above the others with its author. */
const addNote = async (person: ConsolePerson) => {
  const { page, text } = person
  const note = `Calls before ten.\n${text('resources.buyers.notes.title')} ${Date.now()}`
  await page.getByLabel(text('resources.buyers.notes.label'), { exact: true }).fill(note)
  await person.button('resources.buyers.notes.command').click()
  const newest = page.locator('.buyer-notes > li').first()
  await newest.filter({ hasText: note.split('\n')[1] ?? note }).waitFor()
  await newest.getByText('Demo Staff', { exact: true }).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  expect(await surplusWidth(page)).toBe(0)
}

const stockRow = z.object({ id: z.string(), version: z.int() })

/** Stock is booked and somebody guesses a password: both are in the trail, whose hash chain is intact. */
export const audit: AccountJourney = {
  name: 'a member of staff looks up who did what',
  run: async (journey) => {
    const { system, language } = journey
    const account = system.demoAccounts().staff
    const clerk = await signInStaff(system.url, account)
    const listed = await clerk.send('/api/v1/admin/stock?range=[0,0]', { method: 'GET' })
    const stock = z.array(stockRow).parse(await listed.json())[0]
    const productId = stock?.id ?? ''
    const booking = { productId, quantity: 3, reason: 'counted again', version: stock?.version ?? 0 }
    const headers = { 'x-request-id': `trail-${language}-${Date.now()}` }
    const input = receiveStock.input.parse(booking)
    ;(await clerk.call(receiveStock, input, headers)).data()
    await new Caller(system.url).call(logInStaff, { ...account, password: 'Wrong-pass1' })

    // The page shows the trail as of when it was opened.
    await waitFor('both entries in the trail', async () => {
      const [wrong, booked] = await Promise.all(
        [{ outcome: 'credentials-wrong' }, { object: productId, call: receiveStock.name }].map(
          async (filter) => (await clerk.call(listAudit, filter)).data().total,
        ),
      )
      return wrong !== 0 && booked !== 0
    })

    const person = await ConsolePerson.arrive(journey, account)
    const { page, text } = person
    await person.open('/')
    await (await person.sidebar()).getByRole('link', { name: text('resources.audit.name') }).click()
    await page.getByRole('table').waitFor()
    expect(await accessibilityViolations(page)).toEqual([])

    await page.getByLabel(text('resources.audit.fields.kind'), { exact: true }).selectOption('sign-in')
    await page.getByLabel(text('resources.audit.fields.outcome'), { exact: true }).selectOption('credentials-wrong')
    const wrong = page.getByRole('row').filter({ hasText: text('resources.audit.what.log-in-staff') })
    await wrong
      .filter({ hasText: text('resources.audit.outcome.credentials-wrong') })
      .first()
      .waitFor()
    await page.getByLabel(text('resources.audit.fields.outcome'), { exact: true }).selectOption('')
    await page.getByLabel(text('resources.audit.fields.kind'), { exact: true }).selectOption('')

    await page.getByLabel(text('resources.audit.filters.object'), { exact: true }).fill(productId)
    // Until the answer comes, the rows of the list before it are there.
    const others = page.locator('tbody tr').filter({ hasNotText: productId })
    await others.first().waitFor({ state: 'detached' })
    const booked = page.getByRole('row').filter({ hasText: text('resources.audit.what.receive-stock') })
    await booked.first().getByRole('button').click()
    const entry = person.dialog()
    await entry.getByText(headers['x-request-id']).waitFor()
    await entry.getByText('administrator', { exact: true }).waitFor()
    await entry.getByText('Demo Staff', { exact: true }).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await person.button('resources.audit.page.same', entry).click()
    await page.waitForURL(({ searchParams }) => searchParams.get('filter')?.includes(headers['x-request-id']) === true)
    await others.first().waitFor({ state: 'detached' })
    await booked.first().getByRole('button').click()
    await entry.getByRole('link', { name: productId }).click()
    await page.waitForURL(`**/console/products/${productId}/show`)

    await person.open('/audit')
    await person.button('resources.audit.check.run').click()
    await page.getByText(new RegExp(text('resources.audit.check.intact', { count: '[\\d,]+' }))).waitFor()
    await openBuyer(person, system.demoAccounts().buyer.username)
    await addNote(person)
    const buyer = await registerByMail(system.url, `finds-${Date.now()}@example.com`)
    ;(await buyer.call(addAddress, demoAddress)).data()
    const [part] = (await buyer.call(listProducts, {})).data().list
    const [stocked] = await stockedProducts(system.url, 5)
    if (part === undefined || stocked === undefined) throw new Error('there is no part')
    const lines = [{ productId: stocked.id, quantity: 1 }]
    await findByKeyboard(person, part, await advanceOrder(system.url, buyer, clerk, 'pending', lines))
    await page.context().close()
  },
}
