import { getSales, type Sales } from '@pinline/contracts/order/order/get-sales'
import type { Money } from '@pinline/events/money'
import { createFormat } from '@pinline/ui/format/create-format'
import { expect } from 'vitest'
import { type Caller, signInStaff } from '../../harness/shop.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { ConsolePerson } from '../accounts/console-person.ts'
import { advanceOrder } from '../advance-order.ts'
import { surplusWidth } from '../page-width.ts'
import type { OrdersJourney } from './orders-journey.ts'
import { Shopper } from './shopper.ts'

const dollarsOf = ({ revenue }: { readonly revenue: readonly Money[] }): Money =>
  revenue.find(({ currency }) => currency === 'USD') ?? { minor: 0, currency: 'USD' }

const salesOf = async (staff: Caller, days: number): Promise<Sales> => (await staff.call(getSales, { days })).data()

/** The figures of the dashboard: a chart and a table of the same days, another period, and the lists behind them. */
export const salesDashboard: OrdersJourney = {
  name: 'staff read orders, revenue and best parts on the dashboard, and open the orders to check',
  run: async (journey) => {
    const { system, language } = journey
    const shopper = await Shopper.register(journey)
    const account = system.demoAccounts().staff
    const staff = await signInStaff(system.url, account)
    const before = await salesOf(staff, 30)
    const lines = await shopper.lines(1)
    await advanceOrder(system.url, shopper.caller, staff, 'confirmed', lines)
    const sales = await waitFor('the paid order in the sales', async () => {
      const seen = await salesOf(staff, 30)
      return dollarsOf(seen.total).minor > dollarsOf(before.total).minor && seen
    })
    expect(sales.total.orders).toBe(before.total.orders + 1)

    const person = await ConsolePerson.arrive(journey, account)
    const { page, text } = person
    const format = createFormat(language === 'en' ? 'en' : 'zh-Hans')
    await person.open('/')
    const sheet = page.getByRole('region', { name: text('home.sales.title') })
    const figure = (key: 'orders' | 'revenue') =>
      sheet.getByRole('region', { name: text(`home.sales.${key}`), exact: true })
    const currency = sheet.getByRole('combobox', { name: text('home.sales.currency') })
    await figure('orders').waitFor()
    if (await currency.isVisible()) await currency.selectOption('USD')
    expect(await figure('orders').locator('.sales-total').textContent()).toBe(format.number(sales.total.orders))
    expect(await figure('revenue').locator('.sales-total').textContent()).toBe(format.money(dollarsOf(sales.total)))
    const summary = { smart_count: 30, orders: format.number(sales.total.orders) }
    const chart = figure('orders').getByRole('img', { name: text('home.sales.orders_summary', summary), exact: true })
    expect(await chart.locator('span').count()).toBe(30)

    const today = sales.days.at(-1)
    if (today === undefined) throw new Error('there are no days')
    await sheet.getByText(text('home.sales.table'), { exact: true }).click()
    const cells = await sheet.getByRole('row').nth(1).getByRole('cell').allTextContents()
    expect(cells).toEqual([format.day(today.day), format.number(today.orders), format.money(dollarsOf(today))])
    expect(await accessibilityViolations(page)).toEqual([])
    expect(await surplusWidth(page)).toBe(0)

    await sheet.getByRole('button', { name: text('home.sales.days', { smart_count: 7 }), exact: true }).click()
    const week = await salesOf(staff, 7)
    const inWeek = { smart_count: 7, orders: format.number(week.total.orders) }
    await figure('orders')
      .getByRole('img', { name: text('home.sales.orders_summary', inWeek), exact: true })
      .waitFor()
    expect(await sheet.getByRole('row').count()).toBe(8)

    const [best] = sales.parts
    if (best === undefined) throw new Error('no part was sold')
    const parts = page.getByRole('region', { name: text('home.best.title') })
    await parts.getByRole('link', { name: best.model, exact: true }).waitFor()
    const checks = page.getByRole('region', { name: text('home.checks.title') })
    await checks.getByRole('link', { name: text('resources.orders.filters.deadline_near'), exact: true }).click()
    await page.waitForURL(/\/orders\?/)
    await page
      .getByRole('checkbox', { name: text('resources.orders.filters.deadline_near'), exact: true, checked: true })
      .waitFor()
    await page.context().close()
  },
}
