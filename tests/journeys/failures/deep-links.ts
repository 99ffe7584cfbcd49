import { expect } from 'vitest'
import { ConsolePerson } from '../accounts/console-person.ts'
import { advanceOrder } from '../advance-order.ts'
import { BuyerSteps } from '../buyer-steps.ts'
import type { OrdersJourney } from '../orders/orders-journey.ts'
import { Shopper } from '../orders/shopper.ts'
import { openVisit } from '../visit.ts'

/** A link to a private page leads there after the login, with its query: in the shop and in the console. */
export const deepLinks: OrdersJourney = {
  name: 'follows a link to a private page through the login, with its query',
  run: async (journey) => {
    const { system, browser, language, options } = journey
    const shopper = await Shopper.register(journey)
    const { text, caller } = shopper
    const orderNo = await advanceOrder(system.url, caller, caller, 'pending', await shopper.lines(1))
    const { page } = await openVisit(browser, options)
    const steps = new BuyerSteps(page, system.url, language, text)
    const link = `/user/center?tab=orders&orderNo=${orderNo}`
    await steps.open(link)
    await page.waitForURL(/\/login/)
    await page.getByLabel(text('login:field.username')).first().fill(shopper.account.username)
    await page.locator('input[type="password"]').first().fill(shopper.account.password)
    await page
      .getByRole('button', { name: text('login:action.login') })
      .last()
      .click()
    await page.getByRole('heading', { name: orderNo }).waitFor()
    expect(page.url()).toBe(`${system.url}/${language}${link}`)
    await page.context().close()

    const account = system.demoAccounts().staff
    const clerk = await ConsolePerson.arrive(journey, account)
    const target = `${system.url}/console/orders?displayedFilters=%7B%7D&filter=%7B%22status%22%3A%22pending%22%7D&order=DESC&page=1&perPage=25&sort=placedAt`
    await clerk.page.evaluate(() => undefined)
    await clerk.page.context().clearCookies()
    const stranger = await openVisit(browser, { ...options, locale: language === 'en' ? 'en-GB' : 'zh-CN' })
    await stranger.page.goto(target)
    await stranger.page.locator('#username').fill(account.username)
    await stranger.page.locator('#password').fill(account.password)
    await stranger.page.locator('button[type="submit"]').click()
    await stranger.page.locator('.shell').waitFor()
    await stranger.page.waitForURL(/\/console\/orders\?/)
    expect(new URL(stranger.page.url()).searchParams.get('filter')).toBe('{"status":"pending"}')
    await Promise.all([clerk.page.context().close(), stranger.page.context().close()])
  },
}
