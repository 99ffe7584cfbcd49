import { getMe } from '@pinline/contracts/account/buyer/get-me'
import { addOrderNote } from '@pinline/contracts/order/order/add-order-note'
import { expect } from 'vitest'
import { signInStaff } from '../../harness/shop.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { ConsolePerson } from '../accounts/console-person.ts'
import { advanceOrder } from '../advance-order.ts'
import { surplusWidth } from '../page-width.ts'
import type { OrdersJourney } from './orders-journey.ts'
import { Shopper } from './shopper.ts'

/** Staff move three orders at once, one of which somebody else changes, and export what the list shows. */
export const bulkOrders: OrdersJourney = {
  name: 'staff start to prepare three orders at once, retry the one that was changed, and export them',
  run: async (journey) => {
    const { system } = journey
    const shopper = await Shopper.register(journey)
    const account = system.demoAccounts().staff
    const staff = await signInStaff(system.url, account)
    const numbers: string[] = []
    for (const _ of [1, 2, 3])
      numbers.push(await advanceOrder(system.url, shopper.caller, staff, 'confirmed', await shopper.lines(1)))
    const { id: buyerId } = (await shopper.caller.call(getMe, {})).data()

    const clerk = await ConsolePerson.arrive(journey, account)
    const { page, text } = clerk
    const dialog = clerk.dialog()
    const check = async () => {
      expect(await accessibilityViolations(page)).toEqual([])
      expect(await surplusWidth(page)).toBe(0)
    }
    await clerk.open(`/orders?filter=${encodeURIComponent(JSON.stringify({ buyerId }))}`)
    await page.getByText(numbers[0] ?? '').waitFor()
    await page.getByRole('checkbox', { name: text('shell.bulk.select_page'), exact: true }).check()
    await page.getByText(text('shell.bulk.selected', { smart_count: 3 }), { exact: true }).waitFor()
    await check()
    await page
      .getByRole('button', { name: `${text('resources.orders.commands.start-stocking')}…`, exact: true })
      .click()
    const cell = (kind: string) => page.getByRole('cell', { name: text(`shell.bulk.outcome.${kind}`), exact: true })
    const count = async (kind: string) =>
      await dialog
        .getByRole('row')
        .filter({ has: cell(kind) })
        .count()
    await waitFor('three are ready', async () => (await count('waiting')) === 3)
    await check()
    const [changed = ''] = numbers
    ;(await staff.call(addOrderNote, { orderNo: changed, note: 'Call before delivery' })).data()
    const confirm = (key: string, count: number) =>
      dialog.getByRole('button', { name: text(key, { smart_count: count }) })
    await confirm('resources.orders.bulk.confirm.start-stocking', 3).click()
    await confirm('shell.bulk.retry', 1).waitFor()
    expect(await count('done')).toBe(2)
    await dialog
      .getByRole('row')
      .filter({ hasText: changed })
      .filter({ has: cell('conflict') })
      .waitFor()
    await check()
    await confirm('shell.bulk.retry', 1).click()
    await waitFor('all are done', async () => (await count('done')) === 3)
    await clerk.button('forms.close', dialog).last().click()
    await dialog.waitFor({ state: 'hidden' })
    const status = page.getByText(text('resources.orders.status.stocking'), { exact: true })
    await waitFor('the list shows it', async () => (await page.getByRole('row').filter({ has: status }).count()) === 3)
    expect(await page.locator('.bulk-bar').count()).toBe(0)

    const download = async (kind: 'orders' | 'items' | 'parcels') => {
      await clerk.button('shell.export.button').click()
      const downloading = page.waitForEvent('download')
      await page
        .getByRole('menuitem', {
          name: text('shell.export.csv', { what: text(`resources.orders.export.${kind}`) }),
          exact: true,
        })
        .click()
      const file = await downloading
      const chunks: Buffer[] = []
      for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk))
      return { name: file.suggestedFilename(), lines: Buffer.concat(chunks).toString().trim().split('\r\n') }
    }
    const orders = await download('orders')
    expect(orders.name).toBe('orders.csv')
    expect(orders.lines.slice(1).map((line) => line.split(',').slice(0, 2))).toEqual(
      numbers.toReversed().map((orderNo) => [orderNo, 'stocking']),
    )
    expect((await download('items')).lines).toHaveLength(4)
    // Nothing has left, and nothing is ready to.
    expect((await download('parcels')).lines).toHaveLength(1)
    await page.context().close()
  },
}
