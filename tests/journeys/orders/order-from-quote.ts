import { listCostPrices } from '@pinline/contracts/catalogue/price/list-cost-prices'
import { setCostPrice } from '@pinline/contracts/catalogue/price/set-cost-price'
import { createProduct } from '@pinline/contracts/catalogue/product/create-product'
import { getProductDetail } from '@pinline/contracts/catalogue/product/get-product-detail'
import { mailboxList } from '@pinline/contracts/notification/message/mailbox'
import { listNotifications } from '@pinline/contracts/notification/notification/list-notifications'
import { addToCart } from '@pinline/contracts/order/cart/add-to-cart'
import { getOrder } from '@pinline/contracts/order/order/get-order'
import { payAttempt } from '@pinline/contracts/order/payment/pay-attempt'
import { getQuotation } from '@pinline/contracts/order/quotation/get-quotation'
import { orderNumber } from '@pinline/events/ids'
import { expect } from 'vitest'
import { Caller, signInStaff } from '../../harness/shop.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { StaffTeam } from '../../system/account/staff-member.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { ConsolePerson } from '../accounts/console-person.ts'
import { BuyerSteps } from '../buyer-steps.ts'
import { surplusWidth } from '../page-width.ts'
import { shopTexts } from '../shop-texts.ts'
import type { OrdersJourney } from './orders-journey.ts'
import { Shopper } from './shopper.ts'

/** A part that is made to order and has no list price. */
const madeToOrder = {
  ...{ manufacturer: 'Pinline Works', series: null, category: 'pin-headers', positions: 10, rows: 2, pitchMm: 2.54 },
  ...{ currentA: 3, voltageV: null, datasheetUrl: null, weightGrams: 1.2, hsCode: '853669', origin: 'DE' },
  ...{ moq: 1, orderMultiple: 1, packingUnit: 100, leadTimeDays: 28, rohs: true, reach: true, custom: true },
  orientation: 'vertical',
  mounting: 'through-hole',
  gender: 'male',
} as const

/**
 * A buyer asks for a price, asks again, accepts, and orders in two deliveries, both paid; somebody of the shipped role sales
 * answers. The English-speaking person uses the shop in German.
 */
export const orderFromQuote: OrdersJourney = {
  name: 'asks for a quote, negotiates, accepts it and orders from it twice',
  run: async (journey) => {
    const { system } = journey
    const shopper = await Shopper.register(journey)
    const staff = await signInStaff(system.url, system.demoAccounts().staff)
    const [line] = await shopper.lines(1)
    if (line === undefined) throw new Error('no part')
    const model = `PW-QUOTE-${Date.now()}`
    const created = await staff.call(createProduct, { product: { ...madeToOrder, model } })
    const { productId } = created.data()
    shopper.caller.follow(staff)
    ;(await shopper.caller.call(getProductDetail, { id: productId })).data()
    const { page, pageErrors } = await shopper.openWindow()
    const shopLanguage = journey.language === 'en' ? 'de' : journey.language
    const text = shopTexts(shopLanguage)
    const steps = new BuyerSteps(page, system.url, shopLanguage, text)
    const open = async (path: string) => {
      await steps.open(path)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
    }
    const button = (key: string) => page.getByRole('button', { name: text(key), exact: true })
    const isFine = async (shown: typeof page) => {
      // The head of the console covers what is scrolled under it.
      await shown.evaluate(() => scrollTo(0, 0))
      expect(await accessibilityViolations(shown)).toEqual([])
      expect(await surplusWidth(shown)).toBe(0)
    }

    await open('/user/center?tab=quotes')
    await page.getByText(text('quotations:empty.title')).waitFor()
    await isFine(page)

    await open(`/productDetail/${productId}`)
    await page.getByText(text('catalogue:detail.noPrice')).waitFor()
    await page.getByRole('link', { name: text('catalogue:detail.quote') }).click()
    await page.getByRole('textbox', { name: text('quotations:ask.quantity') }).fill('10')
    await page.getByLabel(text('quotations:ask.target')).fill('a little')
    await page.getByLabel(text('quotations:ask.remark')).fill('Two deliveries, please')
    await button('quotations:ask.submit').click()
    await page.getByText(text('quotations:ask.badPrice')).waitFor()
    await isFine(page)
    await page.getByLabel(text('quotations:ask.target')).fill('0,25')
    await button('quotations:ask.submit').click()
    await page.getByText(text('quotations:status.requested')).first().waitFor()
    await page.getByText('Two deliveries, please').waitFor()
    await isFine(page)
    const quotationNo = new URL(page.url()).searchParams.get('request') ?? ''

    const cost = { amount: 2, scale: 1, currency: 'USD' as const }
    ;(await staff.call(setCostPrice, { productId, version: 0, cost })).data()
    ;(await staff.call(listCostPrices, { productIds: [productId], currency: 'USD' })).data()
    const isWork = async () => {
      const { list } = (await staff.call(listNotifications, {})).data()
      return list.some(({ id, resource }) => id === `answer-quotation-${quotationNo}` && resource === 'quotations')
    }
    await waitFor('the request is a to-do', isWork)
    const { username, password } = await new StaffTeam(system).member({
      roleId: 'sales',
      name: `Sales ${journey.language}`,
    })
    const clerk = await ConsolePerson.arrive(journey, { username, password })
    await clerk.open('/quotations')
    await clerk.row(quotationNo).click()
    await clerk.page.waitForURL(`**/console/quotations/${quotationNo}/show`)
    await clerk.page.getByText('Two deliveries, please').waitFor()
    const field = (key: string) => clerk.page.getByLabel(clerk.text(key, { model, currency: 'USD' }))
    const answer = async (price: string, message: string) => {
      await field('resources.quotations.answer.price').fill(price)
      await field('resources.quotations.answer.lead').fill('14')
      await clerk.page.getByLabel(clerk.text('resources.quotations.answer.message')).fill(message)
      await clerk.button('resources.quotations.answer.confirm').click()
    }
    await clerk.page
      .getByRole('button', { name: clerk.text('resources.quotations.answer.add_break_of', { model }) })
      .click()
    await field('resources.quotations.answer.break_from').fill('6')
    await field('resources.quotations.answer.break_price').fill('0.28')
    const margin = (share: string) =>
      clerk.page.getByText(clerk.text('resources.quotations.answer.margin', { margin: share }))
    // $0.20 of $0.28 is cost.
    await margin('29%').waitFor()
    await answer('0.3', 'Our first offer')
    await margin('33%').waitFor()
    await clerk.page.getByText(clerk.text('resources.quotations.answer.wrong')).waitFor()
    await isFine(clerk.page)
    await clerk.page.getByLabel(clerk.text('resources.quotations.answer.freight', { currency: 'USD' })).fill('5')
    await clerk.button('resources.quotations.answer.confirm').click()
    await clerk.page.locator('.quotation-list').getByText('Our first offer').waitFor()
    await waitFor('the request is no longer a to-do', async () => !(await isWork()))

    await page.reload()
    await page.locator('.quotation-rounds').getByText('Our first offer').waitFor()
    await page.getByText(text('quotations:table.breaksNote')).waitFor()
    await isFine(page)
    await page.getByLabel(text('quotations:again.label')).fill('A little less?')
    await button('quotations:again.send').click()
    await page.locator('.quotation-rounds').getByText('A little less?').waitFor()
    await clerk.page.reload()
    await clerk.page.getByText('A little less?').waitFor()
    // The next answer starts from the last one, whose price break is no longer a lower price.
    await answer('0.26', 'Our last offer')
    const breakWrong = clerk.text('resources.quotations.answer.break_wrong', { quantity: 10 })
    await clerk.page.getByText(breakWrong).waitFor()
    await isFine(clerk.page)
    await field('resources.quotations.answer.break_price').fill('0.24')
    await clerk.button('resources.quotations.answer.confirm').click()
    await clerk.page.locator('.quotation-list').getByText('Our last offer').waitFor()

    await page.reload()
    await button('quotations:accept.go').click()
    await page.getByText(text('quotations:status.accepted')).first().waitFor()
    await isFine(page)
    if (shopLanguage === 'de') expect(await page.getByText('0,2400 $').count()).toBeGreaterThan(0)
    const callOff = async (quantity: string) => {
      await page.locator('.quotation-form').getByRole('textbox').fill(quantity)
      await button('quotations:order.go').click()
      await page.waitForURL(/wechat-pay\?orderNo=/)
      const orderNo = orderNumber.parse(new URL(page.url()).searchParams.get('orderNo'))
      await page.getByRole('img', { name: text('payment:qr.label') }).waitFor()
      const address = await page.locator('a[href*="/wallet/pay/"]').getAttribute('href')
      ;(await new Caller(system.url).call(payAttempt, { id: address?.split('/').at(-1) ?? '' })).data()
      await page.getByRole('heading', { level: 1, name: text('payment:success.title') }).waitFor()
      await waitFor('the quotation has the order', async () => {
        const { callOffs } = (await shopper.caller.call(getQuotation, { quotationNo })).data()
        return callOffs.some((calledOff) => calledOff.orderNo === orderNo)
      })
      await open(`/user/center?tab=quotes&request=${quotationNo}`)
      return await waitFor('the order', async () => (await shopper.caller.call(getOrder, { orderNo })).data())
    }
    const first = await callOff('4')
    // 4 × $0.26 and $5.00 freight.
    expect(first.total).toEqual({ minor: 604, currency: 'USD' })
    await page.getByText(text('quotations:order.left')).waitFor()
    await isFine(page)
    const second = await callOff('6')
    // 6 × $0.24, the price from six pieces on.
    expect(second.total).toEqual({ minor: 644, currency: 'USD' })
    await page.getByRole('link', { name: second.orderNo }).waitFor()
    expect(await button('quotations:order.go').count()).toBe(0)
    await isFine(page)
    await clerk.page.reload()
    await clerk.page.getByRole('link', { name: first.orderNo }).waitFor()
    await isFine(clerk.page)
    await clerk.page.context().close()

    await waitFor('the offers are mailed', async () => {
      const to = encodeURIComponent(shopper.account.username)
      const { list } = mailboxList.parse(await (await fetch(`${system.url}/mailbox/messages?to=${to}`)).json())
      return list.filter(({ subject }) => subject.includes(quotationNo)).length === 4
    })
    await open('/user/center?tab=quotes')
    await page.locator('.quotation-row').getByText(text('quotations:status.accepted')).waitFor()
    await isFine(page)

    ;(await shopper.caller.call(addToCart, { lines: [{ productId: line.productId, quantity: 3 }] })).data()
    await open('/shopping-cart')
    await page.getByRole('link', { name: text('cart:sum.quote') }).click()
    await button('quotations:ask.submit').waitFor()
    // The page's head reads the cart as well.
    await page.reload()
    await button('quotations:ask.submit').waitFor()
    const quantity = page.getByRole('textbox', { name: text('quotations:ask.quantity') })
    await waitFor('the pieces in the cart', async () => (await quantity.inputValue()) === '3')
    expect(pageErrors).toEqual([])
    await page.context().close()
  },
}
