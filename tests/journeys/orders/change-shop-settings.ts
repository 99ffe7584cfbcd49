import { getOrder } from '@pinline/contracts/order/order/get-order'
import { getSeller } from '@pinline/contracts/order/settings/get-seller'
import { updateSeller } from '@pinline/contracts/order/settings/update-seller'
import { expect } from 'vitest'
import { type Caller, signInStaff } from '../../harness/shop.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { ConsolePerson } from '../accounts/console-person.ts'
import { advanceOrder } from '../advance-order.ts'
import { labelPattern } from '../console-texts.ts'
import { surplusWidth } from '../page-width.ts'
import { waitForFocus } from '../wait-for-page.ts'
import type { OrdersJourney } from './orders-journey.ts'
import { Shopper } from './shopper.ts'

const hourMs = 3_600_000

/** Another person changes the seller that is open in the form: other fields go together, the same one is chosen. */
const sellerChangedByTwo = async (clerk: ConsolePerson, staff: Caller) => {
  const { page, text } = clerk
  const input = (field: 'city' | 'phone') =>
    page.getByRole('textbox', { name: labelPattern(text(`settings.seller.fields.${field}`)) })
  const save = clerk.button('settings.seller.save')
  const sellerNow = async () => (await staff.call(getSeller, {})).data()
  const change = async (changed: { city?: string; phone?: string }) => {
    const { version, ...seller } = await sellerNow()
    ;(await staff.call(updateSeller, { ...seller, ...changed, version })).data()
  }
  await input('city').fill('Basel')
  await change({ phone: '+41 61 000 00 00' })
  await save.click()
  await clerk.message(text('conflicts.merged'))
  expect(await sellerNow()).toMatchObject({ city: 'Basel', phone: '+41 61 000 00 00' })
  await save.and(page.locator('[aria-disabled="true"]')).waitFor()
  await input('city').fill('Bern')
  await change({ city: 'Biel' })
  await save.click()
  const conflict = clerk.dialog()
  await conflict.getByText('Biel').first().waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await clerk.button('conflicts.all_mine', conflict).click()
  await clerk.button('conflicts.save', conflict).click()
  await waitFor('the chosen city is there', async () => (await sellerNow()).city === 'Bern')
  await save.and(page.locator('[aria-disabled="true"]')).waitFor()

  // A draft is saved on what it began on, too.
  await input('city').fill('Chur')
  await change({ city: 'Thun' })
  await page.reload()
  await clerk.button('forms.draft.restore').click()
  await save.click()
  await conflict.getByText('Thun').first().waitFor()
  await clerk.button('conflicts.all_mine', conflict).click()
  await clerk.button('conflicts.save', conflict).click()
  await waitFor('the city of the draft is there', async () => (await sellerNow()).city === 'Chur')
}

/** Staff change the payment deadline and the price of a parcel; existing orders do not change. */
export const changeShopSettings: OrdersJourney = {
  name: 'staff set the time to pay and the freight for orders from then on, and no others',
  run: async (journey) => {
    const { system } = journey
    const shopper = await Shopper.register(journey)
    const { caller } = shopper
    const account = system.demoAccounts().staff
    const staff = await signInStaff(system.url, account)
    const place = async () => {
      const orderNo = await advanceOrder(system.url, caller, staff, 'pending', await shopper.lines(1))
      const order = (await caller.call(getOrder, { orderNo })).data()
      return { ...order, hoursToPay: (Date.parse(order.paymentDeadline) - Date.parse(order.steps.placedAt)) / hourMs }
    }
    const before = await place()

    const clerk = await ConsolePerson.arrive(journey, account)
    const { page, text } = clerk
    await clerk.open('/settings')
    const label = text('settings.orders.fields.orderDeadlineSeconds')
    const search = page.getByRole('searchbox', { name: text('settings.overview.search') })
    await search.waitFor()
    // What the environment sets is read-only, and no secret is in the page.
    await page.getByText('PAYMENT_ATTEMPT_SECONDS').waitFor()
    await page.getByText('VAULT_SECRET', { exact: true }).waitFor()
    expect(await page.getByText(text('settings.overview.hidden')).count()).toBeGreaterThan(2)
    expect(await accessibilityViolations(page)).toEqual([])
    expect(await surplusWidth(page)).toBe(0)
    await search.fill(label)
    const inList = page.getByRole('listitem').filter({ hasText: label })
    await inList.getByRole('link', { name: text('settings.overview.edit') }).click()
    const amount = page.getByRole('textbox', { name: label, exact: true })
    await waitForFocus(amount)
    // The environment sets the lifetime of a code here: the page names the variable and the field is read-only.
    await page.getByText('PAYMENT_ATTEMPT_SECONDS').waitFor()
    const life = text('settings.orders.fields.paymentAttemptSeconds')
    expect(await page.getByRole('textbox', { name: life, exact: true }).count()).toBe(0)
    expect(await accessibilityViolations(page)).toEqual([])
    expect(await surplusWidth(page)).toBe(0)

    const unit = page.getByRole('combobox', { name: text('settings.unit_of', { field: label }) })
    await unit.selectOption('days')
    await amount.fill('31')
    await clerk.button('settings.save').click()
    await page.getByText(text('forms.fault.deadline-range'), { exact: true }).waitFor()
    await waitForFocus(amount)
    const hours = before.hoursToPay === 5 ? 6 : 5
    await unit.selectOption('hours')
    await amount.fill(String(hours))
    await clerk.button('settings.save').click()
    await clerk.message(text('settings.orders.done'))

    // The demo seller has no tax number: the rate counts once it has one.
    await clerk.button('settings.tax.add').click()
    const country = page.getByRole('combobox', { name: text('settings.tax.row.country', { place: 1 }) })
    const rate = page.getByRole('textbox', { name: text('settings.tax.row.rate', { place: 1 }) })
    await rate.fill('8,1')
    await clerk.button('settings.tax.save').click()
    await waitForFocus(country)
    await country.selectOption('CH')
    await clerk.button('settings.tax.save').click()
    await clerk.message(text('settings.tax.done'))
    await waitFor('the rate as it is stored', async () => (await rate.inputValue()) === '8.1')

    await sellerChangedByTwo(clerk, staff)

    const zone = text('settings.freight.zone.europe')
    const method = text('resources.orders.shipping_short.standard')
    await page.getByRole('button', { name: text('settings.freight.open', { zone, method }) }).click()
    const price = clerk.dialog().getByRole('textbox', { name: text('settings.freight.row.price', { place: 1 }) })
    await price.fill('123.45')
    await clerk.button('settings.freight.confirm', clerk.dialog()).click()
    await clerk.message(text('settings.freight.done', { name: text('settings.freight.name', { zone, method }) }))

    await clerk.button('settings.carriers.add').click()
    const field = (name: 'name' | 'code' | 'trackingPage') =>
      clerk.dialog().getByRole('textbox', { name: text(`settings.carriers.fields.${name}`) })
    await field('name').fill('Northway Express')
    await field('code').fill('northway')
    await field('trackingPage').fill('http://northway.example/{number}')
    await clerk.button('settings.carriers.confirm', clerk.dialog()).click()
    await page.getByText(text('forms.fault.tracking-page-format'), { exact: true }).waitFor()
    await waitForFocus(field('trackingPage'))
    await field('trackingPage').fill('https://northway.example/{number}')
    await clerk.button('settings.carriers.confirm', clerk.dialog()).click()
    await clerk.message(text('settings.carriers.done', { name: 'Northway Express' }))
    await page.getByText('https://northway.example/{number}').waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    expect(await surplusWidth(page)).toBe(0)

    const after = await place()
    expect(after.hoursToPay).toBe(hours)
    expect(after.freight.minor).not.toBe(before.freight.minor)
    await clerk.open('/settings')
    await search.fill(label)
    await inList.getByRole('button', { name: text('settings.overview.history.command') }).click()
    const change = page.locator('.detail-drawer').getByRole('row').nth(1)
    await change.getByText(text('settings.overview.history.before')).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    expect(await surplusWidth(page)).toBe(0)
    await page.keyboard.press('Escape')
    await search.fill(text('settings.overview.documents.title'))
    const open = page.getByRole('link', { name: text('settings.overview.open') })
    await open.filter({ hasText: text('settings.overview.documents.title') }).click()
    await page.getByLabel(text('settings.overview.documents.language')).selectOption('ja')
    const slip = page.getByRole('link', { name: text('resources.orders.documents.kind.packing-slip') })
    await slip.waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    expect(await surplusWidth(page)).toBe(0)
    const pdf = await page.request.get(new URL((await slip.getAttribute('href')) ?? '', system.url).href)
    expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf'])
    const unchanged = (await caller.call(getOrder, { orderNo: before.orderNo })).data()
    expect({ paymentDeadline: unchanged.paymentDeadline, freight: unchanged.freight }).toEqual({
      paymentDeadline: before.paymentDeadline,
      freight: before.freight,
    })
    await page.context().close()
  },
}
