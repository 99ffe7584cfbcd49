import { getMe } from '@pinline/contracts/account/buyer/get-me'
import { eraseBuyer } from '@pinline/contracts/account/people/erase-buyer'
import { erasuresResource } from '@pinline/contracts/account/people/erasures-resource'
import { buyerId } from '@pinline/events/ids'
import { expect } from 'vitest'
import { accepted, registerByMail, signInStaff } from '../../harness/shop.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import type { AccountJourney } from './account-journey.ts'
import { ConsolePerson } from './console-person.ts'

/** A buyer asked for erasure: an operator shows that it was done, without seeing who it was. */
export const proveErasure: AccountJourney = {
  name: 'an operator proves that a person was erased',
  run: async (journey) => {
    const { system, language } = journey
    const account = system.demoAccounts().staff
    const email = `erased-${language.replace('_', '-')}@example.test`
    const buyer = await registerByMail(system.url, email)
    const id = buyerId.parse((await buyer.call(getMe, {})).data().id)
    const clerk = await signInStaff(system.url, account)
    await accepted('the erasure', () => clerk.call(eraseBuyer, { id, confirmation: true }))
    const erased = await clerk.send(`/api/v1/admin/${erasuresResource.name}/${id}`, { method: 'GET' })
    expect(erased.status).toBe(200)

    const person = await ConsolePerson.arrive(journey, account)
    const { page, text } = person
    await person.open('/operations')
    await page.getByRole('link', { name: text('resources.erasures.title'), exact: true }).click()
    const row = page.getByRole('row').filter({ hasText: id })
    await row.getByText(text('resources.erasures.proof.none')).waitFor()
    await row.getByText(text('resources.erasures.vault.contact')).waitFor()
    expect(await page.content()).not.toContain(email)
    expect(await accessibilityViolations(page)).toEqual([])
    await page
      .getByLabel(text('resources.erasures.fields.kind'), { exact: true })
      .selectOption({ label: text('resources.erasures.kind.staff') })
    await row.waitFor({ state: 'detached' })
    await page.context().close()
  },
}
