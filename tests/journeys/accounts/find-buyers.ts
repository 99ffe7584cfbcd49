import { addAddress } from '@pinline/contracts/account/buyer/add-address'
import { getMe } from '@pinline/contracts/account/buyer/get-me'
import { buyersResource } from '@pinline/contracts/account/people/buyers-resource'
import { expect } from 'vitest'
import { demoAddress } from '../../faults/demo-address.ts'
import { registerByMail, signInBuyer, signInStaff } from '../../harness/shop.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { shopTexts } from '../shop-texts.ts'
import { buyerSession } from '../signed-in.ts'
import { openVisit } from '../visit.ts'
import { waitForHydration } from '../wait-for-page.ts'
import type { AccountJourney } from './account-journey.ts'
import { ConsolePerson } from './console-person.ts'

const password = 'Pitch-2.54'
let visits = 0

/** A buyer is found by their data, suspended and admitted again; the shop follows. */
export const findBuyers: AccountJourney = {
  name: 'a member of staff finds a buyer, sees their address and suspends them for a while',
  run: async (journey) => {
    const { system, browser, language, options } = journey
    visits += 1
    const username = `found-${language.replace('_', '-')}-${Date.now()}-${visits}@pinline.example`
    await registerByMail(system.url, username)
    const buyer = await signInBuyer(system.url, { username, password })
    ;(await buyer.call(addAddress, demoAddress)).data()
    const storageState = await buyerSession(system.url, { username, password })
    const shop = await openVisit(browser, { ...options, storageState })

    const clerk = await signInStaff(system.url, system.demoAccounts().staff)
    clerk.follow(buyer)
    const { id } = (await buyer.call(getMe, {})).data()
    const listed = await clerk.send(`/api/v1/admin/${buyersResource.name}/${id}`, { method: 'GET' })
    expect(listed.status).toBe(200)

    const staff = await ConsolePerson.arrive(journey, system.demoAccounts().staff)
    const { page, text } = staff
    await staff.open('/buyers')
    const filter = page.getByLabel(text('resources.buyers.filters.q'), { exact: true })
    const rows = page.getByRole('row').filter({ hasText: '@' })
    const row = rows.filter({ hasText: username })
    await row.waitFor()
    await filter.fill('nobody-has-this@pinline.example')
    await waitFor('no buyer', async () => (await rows.count()) === 0)
    await filter.fill(username)
    await row.waitFor()
    expect(await rows.count()).toBe(1)
    expect(await accessibilityViolations(page)).toEqual([])
    await row.click()
    await page.getByText(demoAddress.address).first().waitFor()

    const change = async (command: 'disable' | 'enable') => {
      await staff.button(`resources.buyers.commands.${command}`).click()
      await staff.button(`resources.buyers.${command}.confirm`, staff.dialog()).click()
      await staff.dialog().waitFor({ state: 'hidden' })
    }
    await change('disable')
    await page.getByText(text('resources.buyers.state.disabled'), { exact: true }).first().waitFor()
    await waitFor('the session is over', async () => (await buyer.call(getMe, {})).status !== 200)
    await shop.page.goto(`${system.url}/${language}/user/center?tab=addresses`)
    await shop.page.waitForURL(/\/login/)
    await change('enable')
    await page.getByText(text('resources.buyers.state.active'), { exact: true }).first().waitFor()
    const shopText = shopTexts(language)
    await waitForHydration(shop.page)
    await shop.page.getByLabel(shopText('login:field.username')).first().fill(username)
    await shop.page.locator('input[type="password"]').first().fill(password)
    await shop.page.locator('input[type="password"]').first().press('Enter')
    await shop.page.getByText(demoAddress.address).first().waitFor()
    await shop.page
      .getByRole('heading', { level: 1, name: shopText('account:address.title') })
      .first()
      .waitFor()
    await shop.page.context().close()
    await page.context().close()
  },
}
