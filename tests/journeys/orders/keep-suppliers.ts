import type { InputOf } from '@pinline/contracts/api/call'
import { addSupplier } from '@pinline/contracts/catalogue/supplier/add-supplier'
import { changeSupplier } from '@pinline/contracts/catalogue/supplier/change-supplier'
import { supplierRecord } from '@pinline/contracts/catalogue/supplier/supplier-record'
import type { SupplierId } from '@pinline/events/ids'
import { expect } from 'vitest'
import { type Caller, type Product, signInStaff, stockedProducts } from '../../harness/shop.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { ConsolePerson } from '../accounts/console-person.ts'
import { labelPattern } from '../console-texts.ts'
import { surplusWidth } from '../page-width.ts'
import type { OrdersJourney } from './orders-journey.ts'

const key = (name: string) => `resources.suppliers.${name}`
const orderKey = (name: string) => `resources.purchase-orders.${name}`

const fields: Omit<InputOf<typeof addSupplier>, 'name'> = {
  ...{
    number: '70021',
    vatNumber: '',
    company: '',
    street: 'Hafenstr. 4',
    city: 'Kiel',
    postcode: '24103',
    region: '',
  },
  ...{ country: 'DE', currency: 'EUR', language: 'de', leadTimeDays: 21, paymentTerms: '30 days net' },
  ...{ contactName: 'A. Contact', email: 'sales@house.example', phone: '+49 431 1', note: '' },
}

interface Purchasing {
  readonly clerk: ConsolePerson
  readonly colleague: Caller
}

const check = async ({ page }: ConsolePerson) => {
  expect(await accessibilityViolations(page)).toEqual([])
  expect(await surplusWidth(page)).toBe(0)
}

const read = async (colleague: Caller, id: SupplierId) => {
  const response = await colleague.send(`/api/v1/admin/suppliers/${id}`, { method: 'GET' })
  return response.status === 200 && supplierRecord.parse(await response.json())
}

/** Adds a supplier and waits until pages show it. */
const added = async (colleague: Caller, name: string, city: string): Promise<SupplierId> => {
  const { id } = (await colleague.call(addSupplier, { ...fields, name, city })).data()
  await waitFor(`${name} in ${city}`, () => read(colleague, id))
  return id
}

/** Two suppliers have one name: the form of an order says so, and asks which. */
const orderFromOneOfTwo = async ({ clerk, colleague }: Purchasing, name: string, part: Product) => {
  const { page, text } = clerk
  const dialog = clerk.dialog()
  await added(colleague, name, 'Kiel')
  const wanted = await added(colleague, name, 'Rostock')
  await clerk.open('/purchase-orders')
  await clerk.button(orderKey('place.command')).first().click()
  await dialog.getByLabel(labelPattern(text(orderKey('fields.supplier')))).fill(name)
  const which = dialog.getByLabel(text(orderKey('place.supplier_which')), { exact: true })
  await which.waitFor()
  const line = (field: string) => dialog.getByLabel(text(orderKey(`place.${field}`), { line: '1' }), { exact: true })
  await line('part_of').fill(part.model)
  await line('quantity_of').fill('100')
  await line('date_of').fill('2031-06-02')
  await clerk.button(orderKey('place.confirm'), dialog).click()
  await dialog
    .getByText(text(orderKey('place.supplier_several')), { exact: true })
    .first()
    .waitFor()
  await check(clerk)
  await which.selectOption(wanted)
  await clerk.button(orderKey('place.confirm'), dialog).click()
  await page.getByRole('heading', { name, level: 1 }).waitFor()
  const link = page.locator('article').getByRole('link', { name, exact: true })
  expect(await link.getAttribute('href')).toBe(`/console/suppliers/${wanted}`)
  return wanted
}

/** Two people change one supplier: the second sees both versions side by side, and chooses. */
const chooseVersions = async ({ clerk, colleague }: Purchasing, id: SupplierId) => {
  const { page, text } = clerk
  const field = (name: string) => page.getByLabel(labelPattern(text(key(`fields.${name}`))))
  await clerk.open(`/suppliers/${id}`)
  await field('city').fill('Wismar')
  await field('leadTimeDays').fill('35')
  const now = await waitFor('the supplier', () => read(colleague, id))
  const { revision } = (
    await colleague.call(changeSupplier, { ...now, city: 'Stralsund', paymentTerms: '14 days net' })
  ).data()
  await waitFor('the change of the colleague', async () => {
    const found = await read(colleague, id)
    return found !== false && found.revision === revision
  })
  await clerk.button(key('commands.save')).click()
  const dialog = clerk.dialog()
  const both = dialog.locator('.conflict-field[data-conflict="true"]')
  for (const city of ['Rostock', 'Wismar', 'Stralsund']) await both.getByText(city, { exact: true }).waitFor()
  expect(await both.count()).toBe(1)
  // What one of them changed is chosen already.
  expect(await dialog.getByRole('radio', { checked: true }).count()).toBe(2)
  await check(clerk)
  await clerk.button('conflicts.save', dialog).click()
  await dialog.getByText(text('conflicts.open', { smart_count: 1 })).waitFor()
  await both.getByRole('radio').last().check()
  await clerk.button('conflicts.save', dialog).click()
  await clerk.message(text(key('page.saved')))
  const merged = await waitFor('both changes', async () => {
    const found = await read(colleague, id)
    return found !== false && found.revision > revision && found
  })
  expect(merged).toMatchObject({ city: 'Stralsund', leadTimeDays: 35, paymentTerms: '14 days net' })
}

/** A draft that is restored on a newer version brings back what was typed, and undoes nothing of the colleague's. */
const restoreDraft = async ({ clerk, colleague }: Purchasing, id: SupplierId) => {
  const { page, text } = clerk
  const field = (name: string) => page.getByLabel(labelPattern(text(key(`fields.${name}`))))
  await clerk.open(`/suppliers/${id}`)
  await field('phone').fill('+49 431 2')
  await field('note').fill('Call before noon')
  await page.getByRole('link', { name: text(key('page.orders')), exact: true }).click()
  await clerk.button('forms.unsaved.leave', clerk.dialog()).click()
  await page.waitForURL('**/purchase-orders**')
  const before = await waitFor('the supplier', () => read(colleague, id))
  const changed = { ...before, city: 'Greifswald', note: 'Closed on Fridays' }
  const { revision } = (await colleague.call(changeSupplier, changed)).data()
  await waitFor('the change of the colleague', async () => {
    const found = await read(colleague, id)
    return found !== false && found.revision === revision
  })
  await clerk.open(`/suppliers/${id}`)
  await clerk.button('forms.draft.restore').click()
  const dialog = clerk.dialog()
  const both = dialog.locator('.conflict-field[data-conflict="true"]')
  await both.getByText('Closed on Fridays', { exact: true }).waitFor()
  expect(await both.count()).toBe(1)
  await check(clerk)
  await both.getByRole('radio').first().check()
  await clerk.button('conflicts.take', dialog).click()
  await dialog.waitFor({ state: 'hidden' })
  expect(await field('city').inputValue()).toBe('Greifswald')
  expect(await field('phone').inputValue()).toBe('+49 431 2')
  await clerk.button(key('commands.save')).click()
  await clerk.message(text(key('page.saved')))
  const merged = await waitFor('the restored draft', async () => {
    const found = await read(colleague, id)
    return found !== false && found.revision > revision && found
  })
  expect(merged).toMatchObject({ city: 'Greifswald', phone: '+49 431 2', note: 'Call before noon' })
}

/** From an archived supplier nothing is ordered; a restored one is offered again. */
const archiveAndRestore = async ({ clerk, colleague }: Purchasing, id: SupplierId, name: string) => {
  const { page, text } = clerk
  const dialog = clerk.dialog()
  const mark = page.locator('.page-head').getByText(text(key('state.archived')), { exact: true })
  const offeredTo = async (supplier: string) => {
    await clerk.open('/purchase-orders')
    await clerk.button(orderKey('place.command')).first().click()
    await dialog.getByLabel(labelPattern(text(orderKey('fields.supplier')))).fill(supplier)
  }
  const given = async (command: 'archive' | 'restore') => {
    await clerk.open(`/suppliers/${id}`)
    await clerk.button(key(`commands.${command}`)).click()
    await dialog.getByText(text(key(`${command}.effect`)), { exact: true }).waitFor()
    await check(clerk)
    await clerk.button(key(`${command}.confirm`), dialog).click()
    await dialog.waitFor({ state: 'hidden' })
    await mark.waitFor({ state: command === 'archive' ? 'visible' : 'detached' })
    await waitFor(`the supplier after ${command}`, async () => {
      const found = await read(colleague, id)
      return found !== false && found.state === (command === 'archive' ? 'archived' : 'active')
    })
    await check(clerk)
  }
  await given('archive')
  await clerk.open(`/suppliers?filter=${encodeURIComponent(JSON.stringify({ q: name, state: 'archived' }))}`)
  await page.locator('tbody').getByRole('link', { name, exact: true }).waitFor()
  await check(clerk)
  // Of the two of this name one is left, so that the form no longer asks.
  await offeredTo(name)
  await dialog.getByText(text(orderKey('place.supplier_known'), { details: '' }).trim(), { exact: false }).waitFor()
  expect(await dialog.getByLabel(text(orderKey('place.supplier_which')), { exact: true }).count()).toBe(0)
  await given('restore')
  await offeredTo(name)
  await dialog.getByLabel(text(orderKey('place.supplier_which')), { exact: true }).waitFor()
}

/** Purchasing keeps its suppliers: two of one name, a change of two people, and one that nothing is bought from any more. */
export const keepSuppliers: OrdersJourney = {
  name: 'tells suppliers of one name apart, merges what two people changed, archives and restores',
  run: async (journey) => {
    const { system, language } = journey
    const account = system.demoAccounts().staff
    const colleague = await signInStaff(system.url, account)
    const clerk = await ConsolePerson.arrive(journey, account)
    const [part] = (await stockedProducts(system.url, 60)).toReversed()
    if (part === undefined) throw new Error('a part')
    // Both languages may run on one system.
    const name = `Twin house ${language}`
    const purchasing = { clerk, colleague }
    const id = await orderFromOneOfTwo(purchasing, name, part)
    await chooseVersions(purchasing, id)
    await restoreDraft(purchasing, id)
    await archiveAndRestore(purchasing, id, name)
    await clerk.page.context().close()
  },
}
