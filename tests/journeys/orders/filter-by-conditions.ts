import { getMe } from '@pinline/contracts/account/buyer/get-me'
import { expect } from 'vitest'
import { signInStaff } from '../../harness/shop.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { ConsolePerson } from '../accounts/console-person.ts'
import { advanceOrder } from '../advance-order.ts'
import { surplusWidth } from '../page-width.ts'
import type { OrdersJourney } from './orders-journey.ts'
import { Shopper } from './shopper.ts'

/** Staff narrow a list by an operator and by a relative date, keep both as a view, and open the link of it. */
export const filterByConditions: OrdersJourney = {
  name: 'staff filter orders by amount and by a relative date, which stays relative in a view and in its link',
  run: async (journey) => {
    const { system } = journey
    const shopper = await Shopper.register(journey)
    const account = system.demoAccounts().staff
    const staff = await signInStaff(system.url, account)
    const orderNo = await advanceOrder(system.url, shopper.caller, staff, 'confirmed', await shopper.lines(1))
    const { id: buyerId } = (await shopper.caller.call(getMe, {})).data()

    const clerk = await ConsolePerson.arrive(journey, account)
    const { page, text } = clerk
    const filterOf = () => JSON.parse(new URL(page.url()).searchParams.get('filter') ?? '{}') as object
    const check = async () => {
      expect(await accessibilityViolations(page)).toEqual([])
      expect(await surplusWidth(page)).toBe(0)
    }
    const add = async (column: string) => {
      await clerk.button('conditions.add').click()
      await page.getByRole('menuitem', { name: column, exact: true }).click()
    }
    const dialog = (column: string) =>
      page.getByRole('dialog', { name: text('conditions.dialog', { column }), exact: true })

    await clerk.open(`/orders?filter=${encodeURIComponent(JSON.stringify({ buyerId }))}`)
    await page.getByText(orderNo).waitFor()

    const placed = text('resources.orders.fields.placedAt')
    await add(placed)
    const dates = dialog(placed)
    await dates.getByLabel(text('conditions.count'), { exact: true }).fill('30')
    await check()
    await dates.getByRole('button', { name: text('conditions.apply'), exact: true }).click()
    const chip = (name: string) => page.getByRole('button', { name, exact: true })
    const lastDays = text('conditions.date_said.last-days', { column: placed, smart_count: 30 })
    await chip(lastDays).waitFor()
    await page.getByText(orderNo).waitFor()
    expect(filterOf()).toMatchObject({ placedAt: expect.stringMatching(/^last-days:30@\w/) })

    const total = text('conditions.with_unit', { column: text('resources.orders.fields.total'), unit: 'USD' })
    await add(total)
    const amounts = dialog(total)
    await amounts.getByLabel(text('conditions.operator'), { exact: true }).selectOption('between')
    await amounts.getByLabel(text('conditions.from'), { exact: true }).fill('9')
    await amounts.getByLabel(text('conditions.to'), { exact: true }).fill('5')
    await amounts.getByRole('button', { name: text('conditions.apply'), exact: true }).click()
    await amounts.getByText(text('conditions.order'), { exact: true }).waitFor()
    await amounts.getByLabel(text('conditions.from'), { exact: true }).fill('0')
    await amounts.getByLabel(text('conditions.to'), { exact: true }).fill('0.01')
    await amounts.getByRole('button', { name: text('conditions.apply'), exact: true }).click()
    await page.getByText(text('shell.list.none_match'), { exact: true }).waitFor()
    expect(filterOf()).toMatchObject({ total: 'between:0:0.01' })

    await page.getByRole('button', { name: new RegExp(`^${total.replaceAll(/[()]/g, '\\$&')}`) }).click()
    await amounts.getByLabel(text('conditions.operator'), { exact: true }).selectOption('gt')
    await amounts.getByLabel(text('conditions.value'), { exact: true }).fill('0.01')
    await amounts.getByRole('button', { name: text('conditions.apply'), exact: true }).click()
    await page.getByText(orderNo).waitFor()

    await clerk.button('shell.views.label').click()
    await page.getByRole('menuitem', { name: text('shell.views.save_as') }).click()
    await clerk.field('shell.views.name').fill('Last 30 days')
    await clerk.button('shell.views.save', clerk.dialog()).click()
    await page
      .getByRole('button', { name: text('shell.views.current', { name: 'Last 30 days' }), exact: true })
      .waitFor()
    const link = new URL(page.url())

    // Another browser opens the same list by its link.
    const colleague = await ConsolePerson.arrive(journey, account)
    await colleague.page.goto(link.href)
    await colleague.page.getByRole('button', { name: lastDays, exact: true }).waitFor()
    await colleague.page.getByText(orderNo).waitFor()
    await colleague.page.context().close()

    await page.getByRole('button', { name: text('conditions.remove', { condition: lastDays }), exact: true }).click()
    await chip(lastDays).waitFor({ state: 'hidden' })
    await waitFor('the address has only the other', async () => !('placedAt' in filterOf()) && 'total' in filterOf())
    await page.context().close()
  },
}
