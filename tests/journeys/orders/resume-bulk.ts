import { getMe } from '@pinline/contracts/account/buyer/get-me'
import { getOrder } from '@pinline/contracts/order/order/get-order'
import { startStocking } from '@pinline/contracts/order/order/start-stocking'
import type { BrowserContext } from 'playwright-core'
import { expect } from 'vitest'
import { signInStaff } from '../../harness/shop.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { ConsolePerson } from '../accounts/console-person.ts'
import { advanceOrder } from '../advance-order.ts'
import { surplusWidth } from '../page-width.ts'
import type { OrdersJourney } from './orders-journey.ts'
import { Shopper } from './shopper.ts'

const orderCount = 7
/** Commands that are answered before the page is closed. */
const answered = 2
/** Commands that are under way then; the last order has none yet. */
const underWay = 4

interface Sent {
  readonly key: string | undefined
  readonly body: string
}

/** The commands of a browser, by order. After some, the server does one, and neither it nor the others have a response. */
const cutCommands = async (context: BrowserContext) => {
  const sent = new Map<string, Sent[]>()
  let requests = 0
  let isCut = true
  let held = 0
  await context.route(`**/api/v1${startStocking.path}`, async (route, request) => {
    const body = request.postData() ?? ''
    const { orderNo } = startStocking.input.parse(JSON.parse(body))
    sent.set(orderNo, [...(sent.get(orderNo) ?? []), { key: request.headers()['idempotency-key'], body }])
    requests += 1
    if (!isCut || requests <= answered) return route.continue()
    if (requests === answered + 1) await route.fetch()
    held += 1
  })
  return {
    sent,
    held: () => held,
    mend: () => {
      isCut = false
    },
  }
}

/** The page of a command to many orders is closed in the middle; a new one goes on with those that are left. */
export const resumeBulk: OrdersJourney = {
  name: 'continues a command to many orders after its page was closed, and each order has it once',
  run: async (journey) => {
    const { system } = journey
    const shopper = await Shopper.register(journey)
    const account = system.demoAccounts().staff
    const staff = await signInStaff(system.url, account)
    const numbers: string[] = []
    for (let at = 0; at < orderCount; at += 1)
      numbers.push(await advanceOrder(system.url, shopper.caller, staff, 'confirmed', await shopper.lines(1)))
    const { id: buyerId } = (await shopper.caller.call(getMe, {})).data()
    const path = `/orders?filter=${encodeURIComponent(JSON.stringify({ buyerId }))}`

    const clerk = await ConsolePerson.arrive(journey, account)
    const { page, text } = clerk
    const context = page.context()
    const commands = await cutCommands(context)
    const title = text('resources.orders.bulk.title.start-stocking')
    await clerk.open(path)
    await page.getByText(numbers[0] ?? '').waitFor()
    await page.getByRole('checkbox', { name: text('shell.bulk.select_page'), exact: true }).check()
    await page
      .getByRole('button', { name: `${text('resources.orders.commands.start-stocking')}…`, exact: true })
      .click()
    await clerk
      .dialog()
      .getByRole('button', { name: text('resources.orders.bulk.confirm.start-stocking', { smart_count: orderCount }) })
      .click()
    await waitFor('the others have no response', () => commands.held() === underWay)
    await page.close()
    commands.mend()

    const next = clerk.inPage(await context.newPage())
    const dialog = next.dialog()
    const check = async () => {
      expect(await accessibilityViolations(next.page)).toEqual([])
      expect(await surplusWidth(next.page)).toBe(0)
    }
    await next.open(path)
    const counts = { title, left: String(orderCount - answered), total: String(orderCount) }
    const offer = next.page.getByRole('status').filter({ hasText: text('shell.bulk.interrupted', counts) })
    await offer.waitFor()
    // The browser still has the selection: sent by its button, each command would be another one.
    await next.page.locator('.bulk-bar').waitFor({ state: 'detached' })
    await check()
    await offer.getByRole('button', { name: `${text('shell.bulk.continue')}…`, exact: true }).click()
    const again = next.button('shell.bulk.continue', dialog)
    await again.waitFor()
    const unknown = dialog.getByRole('cell', { name: text('shell.bulk.outcome.unknown'), exact: true })
    expect(await unknown.count()).toBe(underWay)
    await check()
    await again.click()
    const done = dialog.getByRole('cell', { name: text('shell.bulk.outcome.done'), exact: true })
    await waitFor('all are done', async () => (await done.count()) === orderCount)
    await check()
    await next.button('forms.close', dialog).last().click()
    await dialog.waitFor({ state: 'hidden' })
    expect(await offer.count()).toBe(0)

    const twice = [...commands.sent.values()].filter(({ length }) => length === 2)
    expect([...commands.sent.keys()].toSorted()).toEqual(numbers.toSorted())
    expect(twice).toHaveLength(underWay)
    for (const [first, second] of twice) expect(second).toEqual(first)
    for (const orderNo of numbers)
      await waitFor(
        'the order is being prepared',
        async () => (await shopper.caller.call(getOrder, { orderNo })).data().status === 'stocking',
      )
    await next.open(path)
    await next.page.getByText(numbers[0] ?? '').waitFor()
    await next.page.getByRole('checkbox', { name: text('shell.bulk.select_page'), exact: true }).waitFor()
    expect(await offer.count()).toBe(0)
    await context.close()
  },
}
