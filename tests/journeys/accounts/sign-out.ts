import { expect } from 'vitest'
import { BuyerSteps } from '../buyer-steps.ts'
import { shopTexts } from '../shop-texts.ts'
import { openVisit } from '../visit.ts'
import type { AccountJourney } from './account-journey.ts'

/** A signed-in buyer skips the login page; one who signs out leaves no data behind, even if the call fails. */
export const signOut: AccountJourney = {
  name: 'a buyer signs in and out',
  run: async ({ system, browser, language, options }) => {
    const text = shopTexts(language)
    const { page } = await openVisit(browser, options)
    const buyer = new BuyerSteps(page, system.url, language, text)
    await buyer.signIn(system.demoAccounts().buyer)
    expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull()
    await page.goto(`${system.url}/${language}/login`)
    await page.waitForURL(/\/index/)

    await page.route('**/api/v1/auth/logout', (route) => route.abort())
    await page.goto(`${system.url}/${language}/intro/faq`)
    await page
      .locator('header')
      .getByRole('button', { name: text('shell:account.mine') })
      .click()
    await page.getByRole('button', { name: text('shell:account.signOut') }).click()
    await page.waitForURL(/\/index/)
    await page.waitForFunction(() => localStorage.getItem('token') === null)
    const left = await page.evaluate(() => ({
      token: localStorage.getItem('token'),
      user: localStorage.getItem('userInfo'),
    }))
    expect(left).toEqual({ token: null, user: null })
    await page.goto(`${system.url}/${language}/user/center?tab=personal`)
    await page.waitForURL(/\/login/)
    await page.context().close()
  },
}
