import { placePurchaseOrder } from '@pinline/contracts/catalogue/purchase-order/place-purchase-order'
import { stockResource } from '@pinline/contracts/catalogue/stock/stock-resource'
import { approveStockTake } from '@pinline/contracts/catalogue/stock-take/approve-stock-take'
import { stockTakesResource } from '@pinline/contracts/catalogue/stock-take/stock-takes-resource'
import { cancelOrderByStaff } from '@pinline/contracts/order/order/cancel-order-by-staff'
import { getOrder } from '@pinline/contracts/order/order/get-order'
import { startTesting } from '@pinline/contracts/order/order/start-testing'
import { stockTakeId } from '@pinline/events/ids'
import { expect } from 'vitest'
import { type Caller, type Product, signInStaff, stockedProducts } from '../../harness/shop.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { StaffTeam } from '../../system/account/staff-member.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { ConsolePerson } from '../accounts/console-person.ts'
import { advanceOrder } from '../advance-order.ts'
import { labelPattern } from '../console-texts.ts'
import { surplusWidth } from '../page-width.ts'
import type { JourneyContext, OrdersJourney } from './orders-journey.ts'
import { Shopper } from './shopper.ts'

/** Pieces that arrive, and those that are missing when the part is counted. */
const delivered = 100
const missing = 3

interface Shift {
  readonly journey: JourneyContext
  /** Purchasing, the test bench and whoever approves differences. */
  readonly colleague: Caller
  readonly storekeeper: ConsolePerson
}

const check = async ({ page }: ConsolePerson) => {
  expect(await accessibilityViolations(page)).toEqual([])
  expect(await surplusWidth(page)).toBe(0)
}

const fill = async (person: ConsolePerson, key: string, value: string) =>
  await person
    .dialog()
    .getByLabel(labelPattern(person.text(key)))
    .fill(value)

const confirm = async (person: ConsolePerson, key: string) => {
  await person.button(key, person.dialog()).click()
  await person.dialog().waitFor({ state: 'hidden' })
}

/** Pieces of a part that may be sold, and those that lie in the warehouse. */
const stockOf = async (colleague: Caller, { id }: Product) => {
  const response = await colleague.send(`/api/v1/admin/stock/${id}`, { method: 'GET' })
  const { available, reserved } = stockResource.row.parse(await response.json())
  return { available, onHand: available + reserved }
}

/** What purchasing has ordered arrives, and gets a bin. */
const receiveDelivery = async ({ journey, colleague, storekeeper }: Shift, part: Product) => {
  const { page, text } = storekeeper
  const before = await stockOf(colleague, part)
  const reference = `Shift ${journey.language}`
  const lines = [{ productId: part.id, quantity: delivered, expectedOn: '2031-05-02' }]
  const order = (await colleague.call(placePurchaseOrder, { supplier: 'Connector house', reference, lines })).data()
  await waitFor('the order is in the list', async () => {
    const response = await colleague.send(`/api/v1/admin/purchase-orders/${order.id}`, { method: 'GET' })
    return response.status === 200
  })
  await storekeeper.open('/')
  await storekeeper.openFromMenu('purchase-orders')
  await page.getByRole('row').filter({ hasText: reference }).getByText('Connector house').first().click()
  await storekeeper.button('resources.purchase-orders.receive.command').waitFor()
  // What parts cost is not the warehouse's.
  expect(await storekeeper.button('resources.purchase-orders.prices.command').count()).toBe(0)
  expect(await page.getByText(text('resources.purchase-orders.prices.unit_price'), { exact: true }).count()).toBe(0)
  await storekeeper.button('resources.purchase-orders.receive.command').click()
  await fill(storekeeper, 'resources.purchase-orders.receive.note', 'LS-900')
  await confirm(storekeeper, 'resources.purchase-orders.receive.confirm')
  await page.getByText(text('resources.purchase-orders.status.received'), { exact: true }).first().waitFor()
  await check(storekeeper)
  await waitFor(
    'it is in stock',
    async () => (await stockOf(colleague, part)).available === before.available + delivered,
  )

  await storekeeper.open(`/products/${part.id}/show`)
  await storekeeper.button('resources.orders.picking.bin_command').click()
  await fill(storekeeper, 'resources.orders.picking.bin', 'C-04-02')
  await confirm(storekeeper, 'resources.orders.picking.bin_save')
  await page.getByText('C-04-02', { exact: true }).waitFor()
  await check(storekeeper)
}

/** A count that differs is made twice and handed over: the storekeeper neither sees what is expected nor approves. */
const takeStock = async ({ journey, colleague, storekeeper }: Shift, part: Product) => {
  const { page, text } = storekeeper
  const title = `Aisle C ${journey.language}`
  await storekeeper.openFromMenu('stock-takes')
  await storekeeper.button('resources.stock-takes.start.command').click()
  await fill(storekeeper, 'resources.stock-takes.fields.title', title)
  await fill(storekeeper, 'resources.stock-takes.start.parts', part.model)
  await storekeeper.button('resources.stock-takes.start.confirm', storekeeper.dialog()).click()
  await page.getByRole('heading', { name: title, level: 1 }).waitFor()
  const id = stockTakeId.parse(
    new URL(page.url()).pathname.split('/').find((one) => stockTakeId.safeParse(one).success),
  )
  const expected = await stockOf(colleague, part)
  const counted = String(expected.onHand - missing)
  const cell = page.getByLabel(text('resources.stock-takes.count_of', { model: part.model }), { exact: true })
  const again = page.getByText(text('resources.stock-takes.again')).first()
  await cell.waitFor()
  const scan = page.getByLabel(text('resources.stock-takes.scan'), { exact: true })
  await scan.fill(part.model)
  await page.keyboard.press('Enter')
  await waitFor('the scan leads to the line', () => cell.evaluate((field) => field === document.activeElement))
  for (const isRecounted of [false, true]) {
    await cell.fill(counted)
    await cell.press('Enter')
    await (isRecounted ? page.locator('.count-found') : again).waitFor()
    await waitFor('the next scan goes to its field', () => scan.evaluate((field) => field === document.activeElement))
    await check(storekeeper)
  }
  expect(await storekeeper.button('resources.stock-takes.approve.command').count()).toBe(0)
  expect(await page.getByText(text('resources.stock-takes.difference'), { exact: true }).count()).toBe(0)
  expect(await storekeeper.isForbidden(approveStockTake.path)).toBe(true)

  const read = async () => {
    const response = await colleague.send(`/api/v1/admin/stock-takes/${id}`, { method: 'GET' })
    return stockTakesResource.row.parse(await response.json())
  }
  const { version } = await waitFor('the colleague sees the count', async () => {
    const found = await read()
    return found.counted === 1 && found.recount === 0 && found
  })
  ;(await colleague.call(approveStockTake, { id, version })).data()
  await waitFor('the difference is booked', async () => (await read()).status === 'booked')
  await waitFor(
    'the stock follows',
    async () => (await stockOf(colleague, part)).available === expected.available - missing,
  )
  await storekeeper.open(`/stock-takes/${id}/show`)
  await page.getByText(text('resources.stock-takes.status.booked'), { exact: true }).waitFor()
  await check(storekeeper)
}

/** An order is picked and, after the test bench has had it, shipped; its money and its buyer are not the warehouse's. */
const shipOrder = async ({ journey, colleague, storekeeper }: Shift) => {
  const { page, text } = storekeeper
  const { url } = journey.system
  const shopper = await Shopper.register(journey)
  const orderNo = await advanceOrder(url, shopper.caller, colleague, 'confirmed', await shopper.lines(1))
  const read = async () => (await shopper.caller.call(getOrder, { orderNo })).data()
  const [line] = (await read()).lines
  if (line === undefined) throw new Error('a line')

  await storekeeper.open(`/orders/${orderNo}/show`)
  await storekeeper.button('resources.orders.commands.start-stocking').first().click()
  const pick = page
    .getByRole('region', { name: text('resources.orders.picking.title') })
    .getByRole('button', { name: text('resources.orders.picking.command') })
  await pick.click()
  await fill(storekeeper, 'resources.orders.picking.picked', String(line.quantity))
  await fill(storekeeper, 'resources.orders.picking.lot', '2431')
  await confirm(storekeeper, 'resources.orders.picking.record')
  await page.getByText(text('resources.orders.picking.lot_of', { lot: '2431' }), { exact: true }).waitFor()
  await check(storekeeper)
  const others = ['commands.start-testing', 'commands.cancel', 'commands.cancel_refund', 'cancel_lines.command']
  for (const key of [...others, 'delivery_change.command'])
    expect(await storekeeper.button(`resources.orders.${key}`).count(), key).toBe(0)
  for (const call of [startTesting, cancelOrderByStaff]) expect(await storekeeper.isForbidden(call.path)).toBe(true)

  await waitFor('the test bench has it', async () => {
    const { version } = await read()
    return (await colleague.call(startTesting, { orderNo, version })).envelope.code === 200
  })
  await waitFor('the order is at the test bench', async () => (await read()).status === 'testing')
  await storekeeper.open(`/orders/${orderNo}/show`)
  await storekeeper.button('resources.orders.commands.ship-parcel').first().click()
  await fill(storekeeper, 'resources.orders.ship.carrier', 'FedEx')
  await fill(storekeeper, 'resources.orders.ship.tracking', '771234567892')
  await confirm(storekeeper, 'resources.orders.ship.confirm')
  await page.getByText('771234567892').first().waitFor()
  await check(storekeeper)
  await waitFor('the order is shipped', async () => (await read()).status === 'shipped')
}

/** A shift in the warehouse by its shipped role. */
export const warehouseShift: OrdersJourney = {
  name: 'the warehouse receives a delivery, counts it, hands the difference over and ships an order',
  run: async (journey) => {
    const { system } = journey
    const colleague = await signInStaff(system.url, system.demoAccounts().staff)
    const { username, password } = await new StaffTeam(system).member({
      roleId: 'warehouse',
      name: `Storekeeper ${journey.language}`,
    })
    const storekeeper = await ConsolePerson.arrive(journey, { username, password })
    const part = (await stockedProducts(system.url, 50)).findLast(({ deliveries }) => deliveries.length === 0)
    if (part === undefined) throw new Error('a part without deliveries')
    const shift = { journey, colleague, storekeeper }
    await receiveDelivery(shift, part)
    await takeStock(shift, part)
    await shipOrder(shift)
    await storekeeper.page.context().close()
  },
}
