import { addToCart } from '@pinline/contracts/order/cart/add-to-cart'
import { getCart } from '@pinline/contracts/order/cart/get-cart'
import { expect } from 'vitest'
import { registerByMail, stockedProducts } from '../../harness/shop.ts'
import { BuyerSteps } from '../buyer-steps.ts'
import { shopTexts } from '../shop-texts.ts'
import { buyerSession } from '../signed-in.ts'
import { openVisit } from '../visit.ts'
import type { AccountJourney, JourneyContext } from './account-journey.ts'

const password = 'Pitch-2.54'
let visits = 0

/** A buyer who is signed in nowhere yet, and a part in stock. */
const arrive = async ({ system, language }: JourneyContext) => {
  visits += 1
  const username = `stored-${language.replace('_', '-')}-${Date.now()}-${visits}@pinline.example`
  const caller = await registerByMail(system.url, username)
  const [part] = await stockedProducts(system.url, 100)
  if (part === undefined) throw new Error('there is too little stock')
  return { account: { username, password }, caller, part }
}

/** Safari has no idle callbacks. */
export const withoutIdleCallbacks: AccountJourney = {
  name: 'a buyer whose browser has no idle callbacks is signed in and sees the cart',
  run: async (journey) => {
    const { system, browser, language, options } = journey
    const text = shopTexts(language)
    const { account, caller, part } = await arrive(journey)
    ;(await caller.call(addToCart, { lines: [{ productId: part.id, quantity: 3 }] })).data()
    const storageState = await buyerSession(system.url, account)
    const { page, pageErrors } = await openVisit(browser, { ...options, storageState })
    await page.addInitScript(() => void Reflect.deleteProperty(window, 'requestIdleCallback'))
    await new BuyerSteps(page, system.url, language, text).open('/shopping-cart')
    await page
      .locator('header')
      .getByRole('button', { name: text('shell:account.mine') })
      .waitFor()
    await page.locator('main').getByRole('link', { name: part.model }).first().waitFor()
    expect(pageErrors).toEqual([])
    await page.context().close()
  },
}

/** The login page leaves for where the visitor came from as soon as somebody is signed in, by whichever tab. */
export const signInElsewhere: AccountJourney = {
  name: 'a buyer whom the login keeps waiting signs in in another tab and has the line in the cart',
  run: async (journey) => {
    const { system, browser, language, options } = journey
    const text = shopTexts(language)
    const { account, caller, part } = await arrive(journey)
    const { page, pageErrors } = await openVisit(browser, options)
    const visitor = new BuyerSteps(page, system.url, language, text)
    const path = `/productDetail/${part.id}`
    await visitor.open(path)
    await visitor.addToCart(2)
    await page.waitForURL(/\/login/)
    await page.getByRole('heading', { name: text('login:waiting.title') }).waitFor()

    const other = await page.context().newPage()
    await new BuyerSteps(other, system.url, language, text).signIn(account)
    await page.waitForURL((url) => url.pathname.endsWith(path))
    const { lines } = (await caller.call(getCart, {})).data()
    expect(lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([[part.id, 2]])

    await visitor.open(`/login?redirect=${encodeURIComponent('/shopping-cart')}`)
    await page.waitForURL(/\/shopping-cart/)
    await page.locator('main').getByRole('link', { name: part.model }).first().waitFor()
    expect(pageErrors).toEqual([])
    await page.context().close()
  },
}
