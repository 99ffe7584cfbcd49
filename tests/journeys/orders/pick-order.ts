import { getOrder } from '@pinline/contracts/order/order/get-order'
import { expect } from 'vitest'
import { signInStaff } from '../../harness/shop.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { ConsolePerson } from '../accounts/console-person.ts'
import { advanceOrder } from '../advance-order.ts'
import { labelPattern } from '../console-texts.ts'
import { surplusWidth } from '../page-width.ts'
import type { OrdersJourney } from './orders-journey.ts'
import { Shopper } from './shopper.ts'

/**
 * Staff pick an order from a list by bin, one piece short, and see each way to go on with it; what failed a test stays until
 * it is passed.
 */
export const pickOrder: OrdersJourney = {
  name: 'picks an order by bin, a piece short, and ships it once a failed test is passed',
  run: async (journey) => {
    const { system } = journey
    const shopper = await Shopper.register(journey)
    const { caller } = shopper
    const account = system.demoAccounts().staff
    const staff = await signInStaff(system.url, account)
    const orderNo = await advanceOrder(system.url, caller, staff, 'stocking', await shopper.lines(1))
    const [line] = (await caller.call(getOrder, { orderNo })).data().lines
    if (line === undefined) throw new Error('a line')

    const clerk = await ConsolePerson.arrive(journey, account)
    const { page, text } = clerk
    const dialog = clerk.dialog()
    const check = async () => {
      expect(await accessibilityViolations(page)).toEqual([])
      expect(await surplusWidth(page)).toBe(0)
    }
    const fill = async (key: string, value: string) => await dialog.getByLabel(labelPattern(text(key))).fill(value)
    const confirm = async (key: string) => {
      await clerk.button(key, dialog).click()
      await dialog.waitFor({ state: 'hidden' })
    }
    await clerk.open('/orders')
    await clerk.button('resources.orders.picking.list_title').click()
    const row = page.getByRole('listitem').filter({ hasText: orderNo })
    await row.getByRole('button', { name: text('resources.orders.picking.bin_command') }).click()
    await fill('resources.orders.picking.bin', 'A-03-12')
    await confirm('resources.orders.picking.bin_save')
    await row.getByText('A-03-12').waitFor()
    const binKey = (name: string) => `resources.orders.bin_import.${name}`
    await clerk.button(binKey('command')).click()
    const bins = `part number,manufacturer,bin\n${line.model},${line.manufacturer},B-07-01\nNO-SUCH-PART-77,,B-1\n`
    const file = { name: 'bins.csv', mimeType: 'text/csv', buffer: Buffer.from(bins) }
    await dialog.locator('input[type="file"]').setInputFiles(file)
    await dialog.getByRole('cell', { name: text(binKey('outcome.new')), exact: true }).waitFor()
    await dialog.getByRole('cell', { name: text(binKey('outcome.unknown-product')), exact: true }).waitFor()
    await check()
    await dialog.getByRole('button', { name: text(binKey('confirm'), { smart_count: 1 }), exact: true }).click()
    await dialog.getByRole('cell', { name: text(binKey('outcome.set')), exact: true }).waitFor()
    await clerk.button('forms.close', dialog).last().click()
    await dialog.waitFor({ state: 'hidden' })
    await row.getByText('B-07-01').waitFor()
    await row.getByRole('button', { name: text('resources.orders.picking.command') }).click()
    await check()
    await fill('resources.orders.picking.picked', String(line.quantity - 1))
    await fill('resources.orders.picking.lot', '2431')
    await confirm('resources.orders.picking.record')
    await row.getByText(text('resources.orders.picking.missing', { short: '1' })).waitFor()
    await check()

    await clerk.open(`/orders/${orderNo}/show`)
    await page.getByText(text('resources.orders.picking.short_title')).waitFor()
    await check()
    const names = `1 × ${line.model}`
    await clerk.button('resources.orders.picking.ways.cancel').click()
    expect(await dialog.getByRole('textbox').first().inputValue()).toBe('1')
    await dialog.getByText(text('resources.orders.picking.short_reason', { names })).waitFor()
    await check()
    await clerk.button('resources.orders.cancel_lines.keep', dialog).click()
    await clerk.button('resources.orders.picking.ways.wait').click()
    await page.getByRole('listitem').getByText(text('resources.orders.picking.wait_note', { names })).waitFor()
    await clerk.button('resources.orders.picking.ways.part').click()
    expect(await dialog.getByRole('spinbutton').first().inputValue()).toBe(String(line.quantity - 1))
    await clerk.button('resources.orders.ship.keep', dialog).click()
    const sheet = page.getByRole('region', { name: text('resources.orders.picking.title') })
    const record = async (result: 'passed' | 'failed') => {
      await sheet.getByRole('button', { name: text('resources.orders.picking.test_command') }).click()
      await fill('resources.orders.picking.sample', '1')
      await dialog.getByLabel(text(`resources.orders.picking.${result}`), { exact: true }).check()
      if (result === 'failed') await check()
      await confirm('resources.orders.picking.test_record')
      await sheet.getByText(text(`resources.orders.picking.${result}`), { exact: true }).waitFor()
    }
    await record('failed')
    await check()
    const ship = async () => {
      await clerk.button('resources.orders.commands.ship-parcel').first().click()
      const pieces = dialog.getByRole('spinbutton').first()
      expect(await pieces.inputValue()).toBe(String(line.quantity - 1))
      await fill('resources.orders.ship.carrier', 'FedEx')
      await fill('resources.orders.ship.tracking', '771234567891')
      await pieces.fill(String(line.quantity))
      await clerk.button('resources.orders.ship.confirm', dialog).click()
    }
    await ship()
    await dialog.getByRole('alert').waitFor()
    await clerk.button('resources.orders.ship.keep', dialog).click()
    await record('passed')
    await ship()
    await dialog.waitFor({ state: 'hidden' })
    await waitFor(
      'the order is shipped',
      async () => (await caller.call(getOrder, { orderNo })).data().status === 'shipped',
    )
    await page.context().close()
  },
}
