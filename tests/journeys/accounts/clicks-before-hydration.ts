import { expect } from 'vitest'
import { shopTexts } from '../shop-texts.ts'
import { openVisit } from '../visit.ts'
import type { AccountJourney } from './account-journey.ts'

/** Input and clicks before hydration are not lost, and no password gets into a URL. */
export const clicksBeforeHydration: AccountJourney = {
  name: 'a buyer types and presses before the page is alive',
  run: async ({ system, browser, language, options }) => {
    const text = shopTexts(language)
    const { page, pageErrors } = await openVisit(browser, options)
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url()))
    let wake = (): void => undefined
    const asleep = async (path: string): Promise<void> => {
      const awake = new Promise<void>((resolve) => {
        wake = resolve
      })
      await page.route('**/*.js', async (route) => {
        await awake
        await route.continue()
      })
      await page.goto(`${system.url}/${language}${path}`, { waitUntil: 'commit' })
    }

    await asleep('/index')
    await page.getByLabel(text('home:quick.label')).fill('90814-0020')
    await page.getByRole('button', { name: text('home:quick.look') }).click()
    wake()
    await page.getByText(text('home:quick.found')).waitFor()

    await asleep('/index')
    await page.getByLabel(text('home:finder.positions')).fill('20')
    await page.getByRole('button', { name: text('home:finder.showAll') }).click()
    wake()
    await page.waitForURL((url) => url.search.includes('20'))

    const { username, password } = system.demoAccounts().buyer
    await asleep('/login')
    await page.getByLabel(text('login:field.username')).first().fill(username)
    await page.locator('input[type="password"]').first().fill(password)
    await page.locator('input[type="password"]').first().press('Enter')
    wake()
    await page.waitForURL((url) => !url.pathname.includes('/login'))
    expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull()

    expect(addresses.filter((address) => address.includes(encodeURIComponent(password)))).toEqual([])
    expect(pageErrors).toEqual([])
    await page.context().close()
  },
}
