import { expect } from 'vitest'
import { registerByMail } from '../../harness/shop.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { shopTexts } from '../shop-texts.ts'
import { buyerSession } from '../signed-in.ts'
import { openVisit } from '../visit.ts'
import { waitForHydration } from '../wait-for-page.ts'
import type { AccountJourney } from './account-journey.ts'

const password = 'Pitch-2.54'
let visits = 0

/** The places of a form in their order; in Chinese those of China begin with the largest. */
const formats = {
  US: { en: ['address', 'city', 'zone', 'zipcode'], zh_cn: ['address', 'city', 'zone', 'zipcode'] },
  GB: { en: ['address', 'city', 'zipcode'], zh_cn: ['address', 'city', 'zipcode'] },
  CN: { en: ['address', 'city', 'zone', 'zipcode'], zh_cn: ['zipcode', 'zone', 'city', 'address'] },
  DE: { en: ['address', 'zipcode', 'city'], zh_cn: ['address', 'zipcode', 'city'] },
} as const

/** Each country has its own fields in its own order, and an address is printed as its people write it. */
export const addressFormats: AccountJourney = {
  name: 'a buyer writes addresses as their countries do',
  run: async ({ system, browser, language, options }) => {
    visits += 1
    const username = `places-${language.replace('_', '-')}-${Date.now()}-${visits}@pinline.example`
    await registerByMail(system.url, username)
    const storageState = await buyerSession(system.url, { username, password })
    const { page, pageErrors } = await openVisit(browser, { ...options, storageState })
    const text = shopTexts(language)
    await page.goto(`${system.url}/${language}/user/center?tab=addresses`)
    await waitForHydration(page)
    await page
      .getByRole('button', { name: text('account:address.add') })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    const field = (name: string) => dialog.locator(`[name="${name}"]`)
    const places = () =>
      dialog
        .locator('[name="address"], [name="city"], [name="zone"], [name="zipcode"]')
        .evaluateAll((fields) => fields.map((one) => one.getAttribute('name')))
    for (const [country, order] of Object.entries(formats)) {
      await field('country').selectOption(country)
      await waitFor(`the places of ${country}`, async () => (await places()).join() === order[language].join())
    }
    expect(await accessibilityViolations(page)).toEqual([])
    await field('name').fill('Demo Buyer')
    await field('phone').fill('+4915112345678')
    await field('address').fill('Beispielweg 12')
    await field('city').fill('Berlin')
    await field('zipcode').fill('10115')
    await dialog.getByRole('button', { name: text('account:address.save') }).click()
    await dialog.waitFor({ state: 'hidden' })
    const card = page.locator('.address-card')
    await card.filter({ hasText: '10115 Berlin' }).waitFor()
    expect(pageErrors).toEqual([])
    await page.context().close()
  },
}
