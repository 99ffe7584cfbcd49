import { createRole } from '@pinline/contracts/account/permissions/create-role'
import { createStaff } from '@pinline/contracts/account/permissions/create-staff'
import { updateRole } from '@pinline/contracts/account/permissions/update-role'
import { errorText } from '@pinline/contracts/api/error-texts'
import { receiveStock } from '@pinline/contracts/catalogue/stock/receive-stock'
import { expect } from 'vitest'
import { signInStaff, stockedProducts } from '../../harness/shop.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import type { AccountJourney } from './account-journey.ts'
import { ConsolePerson } from './console-person.ts'

const differing = (person: ConsolePerson, path: string) =>
  person.page
    .locator('.state-at tr.is-different')
    .filter({ has: person.page.getByRole('rowheader', { name: path, exact: true }) })

/** A moment as somebody types it, in the browser's time zone. */
const typeMoment = async (person: ConsolePerson, value: string) =>
  await person.page
    .getByLabel(person.text('operations.state_at.at'), { exact: true })
    .and(person.page.locator('input'))
    .fill(value)

/** Somebody asks what a part's stock was and what a colleague was permitted to do. */
export const lookBack: AccountJourney = {
  name: 'a member of staff looks up what was true at a moment',
  run: async (journey) => {
    const { system, language } = journey
    const account = system.demoAccounts().staff
    const clerk = await signInStaff(system.url, account)
    const product = await waitFor('a part in stock', async () => (await stockedProducts(system.url, 20))[0])
    ;(await clerk.call(receiveStock, { productId: product.id, quantity: 7, reason: 'Delivery' })).data()
    const role = (
      await clerk.call(createRole, { names: { en: `Counting ${language}` }, menuIds: ['home', 'catalogue', 'stock'] })
    ).data()
    const username = `counter.${language}`
    const created = await clerk.call(createStaff, {
      username,
      name: 'Wei',
      roleId: role.id,
      ownPassword: account.password,
    })
    created.data()
    ;(await clerk.call(updateRole, { id: role.id, revision: role.revision, menuIds: ['home'] })).data()

    const person = await ConsolePerson.arrive(journey, account)
    const { page, text } = person
    await person.open(`/products/${product.id}/show`)
    await page.locator(`a[href$="/stock/${product.id}/at"]`).click()
    await page.getByRole('heading', { name: product.model }).waitFor()
    await differing(person, 'received').waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    // The state after the last event is that of now.
    await person.button('operations.state_at.state_after').last().click()
    await page.waitForURL(/at=/)
    await page.getByText(text('operations.state_at.same')).waitFor()
    await person.button('operations.state_at.only_changed').click()
    await page.locator('.state-at').getByRole('rowheader', { name: 'available', exact: true }).waitFor()
    await person.button('operations.state_at.only_changed').click()
    await person.button('operations.state_at.from_start').click()
    await differing(person, 'received').waitFor()
    await typeMoment(person, '2001-01-01T00:00')
    await page.getByText(errorText('moment-before-start', language)).waitFor()
    await typeMoment(person, '2101-01-01T00:00')
    await page.getByText(errorText('moment-in-future', language)).waitFor()
    await person.button('operations.state_at.from_start').click()
    await differing(person, 'received').waitFor()

    await person.open(`/users?filter=${encodeURIComponent(JSON.stringify({ q: username }))}`)
    await person.more(username, 'operations.state_at.open')
    await differing(person, 'permissions.stock.read').waitFor()
    await page.locator('.state-at-events').getByText('role-defined', { exact: true }).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await page.context().close()
  },
}
