import { listCostPrices } from '@pinline/contracts/catalogue/price/list-cost-prices'
import { setCostPrice } from '@pinline/contracts/catalogue/price/set-cost-price'
import { getProductDetail } from '@pinline/contracts/catalogue/product/get-product-detail'
import { listPurchaseProposals } from '@pinline/contracts/catalogue/purchase-order/list-purchase-proposals'
import { setReorderLevel } from '@pinline/contracts/catalogue/stock/set-reorder-level'
import { stockResource } from '@pinline/contracts/catalogue/stock/stock-resource'
import { lineTotal } from '@pinline/events/money'
import { createFormat } from '@pinline/ui/format/create-format'
import { expect } from 'vitest'
import { type Product, signInStaff, stockedProducts } from '../../harness/shop.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { ConsolePerson } from '../accounts/console-person.ts'
import { labelPattern } from '../console-texts.ts'
import { surplusWidth } from '../page-width.ts'
import type { JourneyContext, OrdersJourney } from './orders-journey.ts'

const key = (name: string) => `resources.purchase-orders.${name}`
const supplierKey = (name: string) => `resources.suppliers.${name}`
/** Pieces that a part is short of, and what is ordered and received of the first. */
const missing = 500
const received = 300

/** What a piece costs the shop. */
const cost = { amount: 125, scale: 4, currency: 'USD' } as const

/** Two parts on the reorder list, of which there is no delivery yet. The cost of the first is known. */
const watchedParts = async ({ system }: JourneyContext) => {
  const staff = await signInStaff(system.url, system.demoAccounts().staff)
  const stockOf = async ({ id }: Product) => {
    const response = await staff.send(`/api/v1/admin/stock/${id}`, { method: 'GET' })
    return stockResource.row.parse(await response.json())
  }
  const parts = (await stockedProducts(system.url, 20)).filter(({ deliveries }) => deliveries.length === 0)
  const [first, second] = parts.toReversed()
  if (first === undefined || second === undefined) throw new Error('two parts without deliveries')
  for (const part of [first, second]) {
    const level = part.stock + missing
    // Other journeys move stock at the same time.
    await waitFor('the reorder level is set', async () => {
      const { version } = await stockOf(part)
      return (await staff.call(setReorderLevel, { productId: part.id, version, level })).envelope.code === 200
    })
  }
  const { list: costs } = (await staff.call(listCostPrices, { productIds: [first.id], currency: 'USD' })).data()
  ;(await staff.call(setCostPrice, { productId: first.id, version: costs[0]?.version ?? 0, cost })).data()
  const proposal = await waitFor('both are to be bought again', async () => {
    const { list } = (await staff.call(listPurchaseProposals, {})).data()
    const [one, other] = [first, second].map(({ id }) => list.find(({ productId }) => productId === id))
    return other !== undefined && one
  })
  const shown = async ({ id }: Product) => (await staff.call(getProductDetail, { id })).data()
  return { first, second, stockOf, shown, worth: lineTotal(cost, proposal.quantity) }
}

/** Staff add a supplier; what is wrong is said at its field. */
const addSupplier = async (buyer: ConsolePerson, name: string, check: () => Promise<void>) => {
  const { page, text } = buyer
  const field = (label: string) => page.getByLabel(labelPattern(text(supplierKey(`fields.${label}`))))
  await buyer.open('/suppliers')
  await buyer.button(supplierKey('commands.add')).click()
  await field('name').fill(name)
  await field('email').fill('sales@')
  await buyer.button(supplierKey('commands.save')).click()
  await page.getByText(text('forms.fault.email-format'), { exact: true }).waitFor()
  await check()
  await field('email').fill('sales@house.example')
  await field('country').selectOption('DE')
  await field('city').fill('Kiel')
  await field('leadTimeDays').fill('21')
  await buyer.button(supplierKey('commands.save')).click()
  await buyer.message(text(supplierKey('page.saved')))
  await page.getByRole('heading', { name, exact: true }).waitFor()
  await check()
  await buyer.open('/suppliers')
  await page.locator('tbody').getByRole('link', { name, exact: true }).waitFor()
  await check()
}

/** What the supplier charges is shown, and changed. */
const agreeOnPrices = async (buyer: ConsolePerson, first: Product, second: Product, check: () => Promise<void>) => {
  const { page, text } = buyer
  const dialog = buyer.dialog()
  const line = ({ model }: Product) =>
    page.getByRole('row').filter({ has: page.getByRole('link', { name: model, exact: true }) })
  await line(first)
    .getByText(text(key('prices.cost_price')), { exact: true })
    .waitFor()
  await line(second).getByText('0.2500').waitFor()
  await buyer.button(key('prices.command')).click()
  await dialog.getByLabel(text(key('prices.price_of'), { model: first.model }), { exact: true }).fill('0.011')
  await check()
  await buyer.button(key('prices.confirm'), dialog).click()
  await dialog.waitFor({ state: 'hidden' })
  await line(first).getByText('0.0110').waitFor()
  await line(first)
    .getByText(text(key('prices.cost_price')), { exact: true })
    .waitFor({ state: 'detached' })
}

/** The order on paper, in its supplier's language and in German. */
const downloadOrder = async ({ page, text }: ConsolePerson, { system }: JourneyContext) => {
  const link = page.getByRole('link', { name: text(key('document')), exact: true })
  const before = await link.getAttribute('href')
  await page.getByLabel(text(key('document_language')), { exact: true }).selectOption('de')
  const chosen = await waitFor('a link to the German one', async () => {
    const href = await link.getAttribute('href', { timeout: 0 })
    return href !== before && href
  })
  for (const href of [before, chosen]) {
    const paper = await fetch(new URL(href ?? '', system.url))
    expect(paper.headers.get('content-type')).toBe('application/pdf')
  }
}

/** Staff order what runs out, move its date, receive it by delivery notes and close the order; buyers see the dates. */
export const buyFromSuppliers: OrdersJourney = {
  name: 'orders parts that run out from a supplier, and receives what comes',
  run: async (journey) => {
    const { first, second, stockOf, shown, worth } = await watchedParts(journey)
    const buyer = await ConsolePerson.arrive(journey, journey.system.demoAccounts().staff)
    const { page, text } = buyer
    const dialog = buyer.dialog()
    const field = (name: string) => dialog.getByLabel(labelPattern(text(name)))
    const check = async () => {
      expect(await accessibilityViolations(page)).toEqual([])
      expect(await surplusWidth(page)).toBe(0)
    }

    // Both languages may run on one system.
    const supplier = `Connector house ${journey.language}`
    await addSupplier(buyer, supplier, check)

    await buyer.open('/purchase-orders/proposals')
    await page.getByRole('heading', { name: text(key('proposals.title')) }).waitFor()
    for (const { model } of [first, second])
      await page.getByRole('checkbox', { name: text(key('proposals.choose'), { model }), exact: true }).check()
    const format = createFormat(journey.language === 'en' ? 'en' : 'zh-Hans')
    await page
      .getByRole('row')
      .filter({ has: page.getByRole('link', { name: first.model, exact: true }) })
      .getByRole('cell', { name: format.money(worth), exact: true })
      .waitFor()
    await check()
    await page.getByRole('button', { name: text(key('proposals.order'), { smart_count: 2 }), exact: true }).click()
    await field(key('fields.supplier')).fill(supplier)
    await dialog.getByText(text(key('place.supplier_known'), { details: '' }).trim(), { exact: false }).waitFor()
    await field(key('fields.reference')).fill('45-2026')
    await field(key('all_dates')).fill('2031-03-14')
    // The first keeps its cost price; the second was agreed, and is no price at first.
    const typedPrice = dialog.getByLabel(text(key('place.price_of'), { line: '2' }), { exact: true })
    await typedPrice.fill('cheap')
    await buyer.button(key('place.confirm'), dialog).click()
    await dialog.getByText(text(key('prices.wrong')), { exact: true }).waitFor()
    await check()
    await typedPrice.fill('0.25')
    await dialog.getByLabel(text(key('place.currency_of'), { line: '2' }), { exact: true }).selectOption('EUR')
    await buyer.button(key('place.confirm'), dialog).click()
    await page.getByRole('heading', { name: supplier }).waitFor()
    await page.locator('article').getByRole('link', { name: supplier, exact: true }).waitFor()
    await check()
    await agreeOnPrices(buyer, first, second, check)
    await downloadOrder(buyer, journey)
    const incoming = async (part: Product, date: string) =>
      await waitFor(`${part.model} is expected on ${date}`, async () =>
        (await shown(part)).deliveries.find((one) => one.date === date),
      )
    const ordered = (await incoming(first, '2031-03-14')).quantity
    expect(ordered).toBeGreaterThanOrEqual(missing)

    await buyer.button(key('reschedule.command')).click()
    await field(key('all_dates')).fill('2031-04-02')
    await check()
    await buyer.button(key('reschedule.confirm'), dialog).click()
    await dialog.waitFor({ state: 'hidden' })
    expect((await incoming(first, '2031-04-02')).quantity).toBe(ordered)

    const before = await stockOf(first)
    const arrived = (model: string) => dialog.getByLabel(text(key('receive.quantity_of'), { model }), { exact: true })
    await buyer.button(key('receive.command')).click()
    await field(key('receive.note')).fill('LS-1')
    await arrived(first.model).fill(String(received))
    await arrived(second.model).fill('0')
    await check()
    await buyer.button(key('receive.confirm'), dialog).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByText(text(key('status.part-received')), { exact: true }).waitFor()
    await page.getByRole('cell', { name: 'LS-1', exact: true }).waitFor()
    await waitFor('they are in stock', async () => (await stockOf(first)).available === before.available + received)
    await waitFor('the rest is on its way', async () =>
      (await shown(first)).deliveries.some(({ quantity }) => quantity === ordered - received),
    )

    await buyer.button(key('receive.command')).click()
    await field(key('receive.note')).fill('ls-1')
    await dialog.getByText(text(key('receive.same_note')).slice(-12)).waitFor()
    await arrived(first.model).fill(String(ordered - received + 10))
    await arrived(second.model).fill('')
    await dialog.getByText(text(key('receive.surplus'), { smart_count: 10, pieces: 10 }), { exact: true }).waitFor()
    await check()
    await buyer.button(key('receive.confirm'), dialog).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('cell', { name: 'ls-1', exact: true }).waitFor()

    await buyer.button(key('close.command')).click()
    await field('resources.stock.fields.reason').fill('Discontinued')
    await check()
    await buyer.button(key('close.confirm'), dialog).click()
    await page.getByText(text(key('status.closed')), { exact: true }).waitFor()
    await check()
    await waitFor('nobody expects the rest', async () =>
      (await Promise.all([first, second].map(shown))).every(({ deliveries }) => deliveries.length === 0),
    )

    await buyer.open('/purchase-orders')
    await page.locator('tbody').getByText(supplier).first().waitFor()
    await check()
    await page.context().close()
  },
}
