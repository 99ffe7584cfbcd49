import { getMe } from '@pinline/contracts/account/buyer/get-me'
import { listViews } from '@pinline/contracts/account/views/list-views'
import { saveView } from '@pinline/contracts/account/views/save-view'
import { expect } from 'vitest'
import { signInStaff } from '../../harness/shop.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { ConsolePerson } from '../accounts/console-person.ts'
import { advanceOrder } from '../advance-order.ts'
import { surplusWidth } from '../page-width.ts'
import type { OrdersJourney } from './orders-journey.ts'
import { Shopper } from './shopper.ts'

/** Staff arrange a list, save it as a view, open the list with it, and send its link; a colleague changes it meanwhile. */
export const keepListViews: OrdersJourney = {
  name: 'staff arrange the columns of a list, keep them as a view, and open the list with it',
  run: async (journey) => {
    const { system } = journey
    const shopper = await Shopper.register(journey)
    const account = system.demoAccounts().staff
    const staff = await signInStaff(system.url, account)
    const orderNo = await advanceOrder(system.url, shopper.caller, staff, 'confirmed', await shopper.lines(1))
    const { id: buyerId } = (await shopper.caller.call(getMe, {})).data()

    const clerk = await ConsolePerson.arrive(journey, account)
    const { page, text } = clerk
    const check = async () => {
      expect(await accessibilityViolations(page)).toEqual([])
      expect(await surplusWidth(page)).toBe(0)
    }
    const heads = async () =>
      (await page.locator('.list-table thead th').allInnerTexts())
        .map((head) => head.trim())
        .filter((head) => head !== '')
    const menu = async (name: string, key: string, values = {}) => {
      await page.getByRole('button', { name, exact: true }).click()
      await page.getByRole('menuitem', { name: text(key, values) }).click()
    }

    await clerk.open(`/orders?filter=${encodeURIComponent(JSON.stringify({ buyerId }))}`)
    await page.getByText(orderNo).waitFor()
    const number = text('resources.orders.fields.orderNo')
    const status = text('resources.orders.fields.status')
    expect((await heads()).slice(0, 2)).toEqual([number, status])
    await clerk.button('shell.columns.label').click()
    const picker = page.locator('.column-picker')
    await check()
    await picker.getByRole('button', { name: text('shell.columns.down', { title: number }), exact: true }).click()
    await waitFor('the columns have changed places', async () => (await heads())[0] === status)
    await picker.getByLabel(text('shell.columns.width', { title: number }), { exact: true }).fill('240')
    await page.keyboard.press('Escape')
    await picker.waitFor({ state: 'hidden' })
    const widthOf = async () => (await page.locator('.list-table th.column-orderNo').boundingBox())?.width
    await waitFor('the column is wider', async () => Math.round((await widthOf()) ?? 0) === 240)
    expect(new URL(page.url()).searchParams.get('columns')).toMatch(/^status,orderNo~240,/)

    await menu(text('shell.views.label'), 'shell.views.save_as')
    await clerk.field('shell.views.name').fill('By status')
    await check()
    await clerk.button('shell.views.save', clerk.dialog()).click()
    const button = (key: string) => page.getByRole('button', { name: text(key, { name: 'By status' }), exact: true })
    await button('shell.views.current').click()
    await check()
    await page.getByRole('menuitem', { name: text('shell.views.default_on'), exact: true }).click()
    await clerk.message(text('shell.views.default_set'))

    // The menu leads to the list without a query: it opens with the view.
    await clerk.open('/orders')
    await button('shell.views.current').waitFor()
    await waitFor('its columns are shown', async () => (await heads())[0] === status)
    await page.getByText(orderNo).waitFor()
    expect(new URL(page.url()).searchParams.get('filter')).toBe(JSON.stringify({ buyerId }))

    // A colleague has the same view open, and saves it first.
    const { list } = (await staff.call(listViews, { list: 'orders' })).data()
    const view = list.find(({ name }) => name === 'By status')
    if (view === undefined) throw new Error('no view')
    const { id, revision, name, query } = view
    ;(await staff.call(saveView, { list: 'orders', id, revision, name, query: `${query}&density=roomy` })).data()
    await clerk.button('shell.columns.label').click()
    await picker.getByRole('button', { name: text('shell.columns.up', { title: number }), exact: true }).click()
    await waitFor('the columns are as before', async () => (await heads())[0] === number)
    await page.keyboard.press('Escape')
    await picker.waitFor({ state: 'hidden' })
    await button('shell.views.current_changed').click()
    await page
      .getByRole('menuitem', { name: text('shell.views.save_changes', { name: 'By status' }), exact: true })
      .click()
    await clerk.message(text('shell.views.conflict'))
    await button('shell.views.current_changed').click()
    await page
      .getByRole('menuitem', { name: text('shell.views.save_changes', { name: 'By status' }), exact: true })
      .click()
    await clerk.message(text('shell.views.saved'))
    await button('shell.views.current').click()
    await page.getByRole('menuitem', { name: `${text('shell.views.remove')}…`, exact: true }).click()
    await check()
    await clerk.button('shell.views.remove', clerk.dialog()).click()
    await clerk.button('shell.views.label').waitFor()
    await page.context().close()
  },
}
