import { listCostPrices } from '@pinline/contracts/catalogue/price/list-cost-prices'
import { setCostPrice } from '@pinline/contracts/catalogue/price/set-cost-price'
import { getStockValue } from '@pinline/contracts/catalogue/stock/get-stock-value'
import { listResponseTimes } from '@pinline/contracts/notification/to-do/list-response-times'
import { type DailySales, getDailySales } from '@pinline/contracts/order/order/get-daily-sales'
import { getSales } from '@pinline/contracts/order/order/get-sales'
import { createFormat } from '@pinline/ui/format/create-format'
import { expect } from 'vitest'
import { type Caller, signInStaff, stockedProducts } from '../../harness/shop.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { StaffTeam } from '../../system/account/staff-member.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { ConsolePerson } from '../accounts/console-person.ts'
import { advanceOrder } from '../advance-order.ts'
import { surplusWidth } from '../page-width.ts'
import type { OrdersJourney } from './orders-journey.ts'
import { Shopper } from './shopper.ts'

const dayMs = 86_400_000
const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

/** The days of a range as the console has it. */
const lastDays = (days: number) => {
  const now = new Date()
  return { from: dayOf(new Date(now.getTime() - (days - 1) * dayMs)), to: dayOf(now) }
}
const thisMonth = () => {
  const to = dayOf(new Date())
  return { from: `${to.slice(0, 8)}01`, to }
}

const salesOf = async (staff: Caller, days: ReturnType<typeof lastDays>): Promise<DailySales> =>
  (await staff.call(getDailySales, days)).data()

/** The way from the visit to the payment: the chart, and its table with the same orders as the revenue. */
const readFunnel = async (person: ConsolePerson, staff: Caller, format: ReturnType<typeof createFormat>) => {
  const { page, text } = person
  const funnel = page.getByRole('region', { name: text('charts.funnel.to_payment') })
  const paid = funnel.getByRole('row', { name: text('charts.funnel.steps.payments') })
  await waitFor('the funnel and the sums agree', async () => {
    const { total } = await salesOf(staff, lastDays(7))
    await person.open('/charts?range=7')
    await funnel.getByRole('application').waitFor()
    return (await paid.getByRole('cell').first().textContent()) === format.number(total.base.payments)
  })
  const searches = page.getByRole('region', { name: text('charts.empty_searches.title') })
  await searches.getByText(text('charts.empty_searches.help')).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  expect(await surplusWidth(page)).toBe(0)
}

/** The cost price of one part in stock. */
const setSomeCost = async (url: string, staff: Caller) => {
  const [part] = await stockedProducts(url, 20)
  if (part === undefined) throw new Error('a part in stock')
  const { list } = (await staff.call(listCostPrices, { productIds: [part.id], currency: 'USD' })).data()
  const cost = { amount: 5, scale: 2, currency: 'USD' } as const
  ;(await staff.call(setCostPrice, { productId: part.id, version: list[0]?.version ?? 0, cost })).data()
}

/** What the stock is worth, with the pieces that have no cost price, and for how long parts last. */
const readStockValue = async (person: ConsolePerson, staff: Caller, format: ReturnType<typeof createFormat>) => {
  const { page, text } = person
  // Other journeys move stock at the same time.
  const seen = async () => (await staff.call(getStockValue, {})).data().total.value
  const before = await seen()
  await page.reload()
  const value = page.getByRole('region', { name: text('charts.stock_value.title') })
  await value.getByRole('row').nth(1).waitFor()
  const heading = await value.getByText(/[0-9]/).first().textContent()
  const totals = [before, await seen()].map((minor) =>
    text('charts.stock_value.total', { value: format.money({ minor, currency: 'USD' }) }),
  )
  expect(totals).toContain(heading)
  const cover = page.getByRole('region', { name: text('charts.cover.title') })
  await cover.getByRole('button', { pressed: false }).click()
  await cover.getByRole('button', { pressed: true }).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
}

/** How long staff took to respond, by kind and by week; the kind that is chosen is that of the table. */
const readResponseTimes = async (person: ConsolePerson, staff: Caller, format: ReturnType<typeof createFormat>) => {
  const { page, text } = person
  const kind = 'prepare-order'
  const name = text(`resources.to-dos.kind.${kind}`)
  // Other journeys ship orders at the same time.
  const seen = async () =>
    (await staff.call(listResponseTimes, lastDays(7))).data().list.find((one) => one.kind === kind)
  const before = await seen()
  await page.reload()
  const byKind = page.getByRole('region', { name: text('charts.responses.title') })
  const row = byKind.getByRole('row', { name })
  await row.waitFor()
  const counts = [before, await seen()].map((one) => format.number(one?.waiting ?? 0))
  expect(counts).toContain(await row.getByRole('cell').nth(4).textContent())
  const byWeek = page.getByRole('region', { name: text('charts.responses.by_week') })
  await byWeek.getByRole('combobox').selectOption(kind)
  const weeks = before?.weeks.map(({ week }) => text('home.sales.week_from', { day: format.day(week) }))
  if (before !== undefined && before.responses > 0)
    expect(await byWeek.getByRole('rowheader').allTextContents()).toEqual(weeks)
  else await byWeek.getByText(text('charts.empty')).waitFor()
  await row.getByRole('link').click()
  await page.waitForURL(/\/to-dos\?.*prepare-order/)
}

/**
 * Finance at the end of a month: figures and charts of a range, the same as tables, its orders, and another range. Sales read
 * how visits led to orders.
 */
export const salesDashboard: OrdersJourney = {
  name: 'finance reads orders and revenue of a month on the dashboard, and opens its orders',
  run: async (journey) => {
    const { system, language } = journey
    const shopper = await Shopper.register(journey)
    const account = system.demoAccounts().staff
    const staff = await signInStaff(system.url, account)
    const before = await salesOf(staff, lastDays(30))
    const lines = await shopper.lines(1)
    await advanceOrder(system.url, shopper.caller, staff, 'confirmed', lines)
    const sales = await waitFor('the paid order in the sales', async () => {
      const seen = await salesOf(staff, lastDays(30))
      return seen.total.base.net > before.total.base.net && seen
    })
    // The orders of other journeys may still be on their way into the sums.
    expect(sales.total.base.orders).toBeGreaterThan(before.total.base.orders)

    const team = new StaffTeam(system)
    const arrive = async (roleId: string) => {
      const { username, password } = await team.member({ roleId, name: `${roleId} ${language}` })
      return await ConsolePerson.arrive(journey, { username, password })
    }
    const person = await arrive('finance')
    const { page, text } = person
    const format = createFormat(language === 'en' ? 'en' : 'zh-Hans')
    const money = (minor: number) => format.money({ minor, currency: sales.baseCurrency })
    const opened = async () => {
      await person.open('/')
      return await salesOf(staff, lastDays(30))
    }
    const sheet = page.getByRole('region', { name: text('home.sales.title') })
    const figure = (name: 'orders' | 'paid' | 'net') =>
      sheet.locator('.sales-figure', { hasText: text(`home.sales.columns.${name}`) }).locator('.sales-total')
    const shown = await waitFor('the page and the sums of one day agree', async () => {
      const { to } = lastDays(1)
      const now = await opened()
      await figure('orders').first().waitFor()
      const [orders, net] = [await figure('orders').first().textContent(), await figure('net').first().textContent()]
      const isSameDay = to === lastDays(1).to
      return isSameDay && orders === format.number(now.total.base.orders) && net === money(now.total.base.net) && now
    })

    // Each day with orders is a bar; arrow keys go from day to day.
    const chart = sheet.getByRole('region', { name: text('home.sales.columns.orders'), exact: true })
    const plot = chart.getByRole('application')
    await plot.waitFor()
    expect(await chart.locator('.recharts-bar-rectangle').count()).toBeGreaterThan(0)
    await plot.focus()
    await page.keyboard.press('ArrowRight')
    await chart.locator('.day-chart-label').waitFor()

    const today = shown.days.at(-1)
    if (today === undefined) throw new Error('there are no days')
    const table = sheet.locator('details').first()
    await table.getByText(text('home.sales.tables.days'), { exact: true }).first().click()
    const row = table.getByRole('row').nth(1)
    expect(await row.getByRole('rowheader').textContent()).toBe(format.day(today.day))
    const { orders, placed, paid, refunded, net } = today.base
    expect(await row.getByRole('cell').allTextContents()).toEqual([
      format.number(orders),
      ...[placed, paid, refunded, net].map(money),
    ])
    expect(await accessibilityViolations(page)).toEqual([])
    expect(await surplusWidth(page)).toBe(0)

    // Before or after a midnight that passes meanwhile.
    const daysBefore = (await salesOf(staff, thisMonth())).days.length
    await sheet.getByRole('button', { name: text('home.sales.ranges.month'), exact: true }).click()
    await page.waitForURL(/[?&]sales=month/)
    const days = [daysBefore, (await salesOf(staff, thisMonth())).days.length]
    await waitFor('the days of the month', async () => days.includes((await table.getByRole('row').count()) - 1))
    await waitFor('the same month after a reload', async () => {
      const { base } = (await salesOf(staff, thisMonth())).total
      await page.reload()
      await figure('orders').first().waitFor()
      const [orders, net] = [await figure('orders').first().textContent(), await figure('net').first().textContent()]
      return orders === format.number(base.orders) && net === money(base.net)
    })
    await sheet.getByRole('link', { name: text('home.sales.list'), exact: true }).click()
    await page.waitForURL(/\/orders\?.*placedAt/)
    await person.open('/')

    const [best] = (await staff.call(getSales, { days: 30 })).data().parts
    if (best === undefined) throw new Error('no part was sold')
    const parts = page.getByRole('region', { name: text('home.best.title') })
    await parts.getByRole('link', { name: best.model, exact: true }).waitFor()
    const checks = page.getByRole('region', { name: text('home.checks.title') })
    await checks.getByRole('link', { name: text('resources.orders.filters.deadline_near'), exact: true }).click()
    await page.waitForURL(/\/orders\?/)
    await page
      .getByRole('checkbox', { name: text('resources.orders.filters.deadline_near'), exact: true, checked: true })
      .waitFor()
    const clerk = await arrive('sales')
    await readFunnel(clerk, staff, format)
    await clerk.page.context().close()
    await person.open('/charts?range=7')
    await setSomeCost(system.url, staff)
    await readStockValue(person, staff, format)
    await readResponseTimes(person, staff, format)
    await page.context().close()
  },
}
