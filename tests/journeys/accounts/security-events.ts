import { securityEventsResource } from '@pinline/contracts/account/security-events/security-events-resource'
import { logInStaff } from '@pinline/contracts/account/session/log-in-staff'
import { expect } from 'vitest'
import { z } from 'zod'
import { Caller, signInStaff } from '../../harness/shop.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import type { AccountJourney } from './account-journey.ts'
import { ConsolePerson } from './console-person.ts'

/** Somebody guesses a password: the page says of which account and from where, and leads to the audit trail. */
export const securityEvents: AccountJourney = {
  name: 'a member of staff looks up who guesses passwords',
  run: async (journey) => {
    const { system, language } = journey
    const account = system.demoAccounts().staff
    const address = language === 'en' ? '203.0.113.77' : '203.0.113.78'
    const stranger = new Caller(system.urls.account)
    for (let guess = 0; guess < 3; guess += 1)
      await stranger.call(logInStaff, { ...account, password: 'Wrong-pass1' }, { 'x-forwarded-for': address })
    const clerk = await signInStaff(system.url, account)
    const query = `filter=${encodeURIComponent(JSON.stringify({ address }))}`
    await waitFor('the guesses', async () => {
      const listed = await clerk.send(`/api/v1/admin/${securityEventsResource.name}?${query}`, { method: 'GET' })
      const rows = z.array(securityEventsResource.row).parse(await listed.json())
      return rows[0]?.times === 3
    })

    const person = await ConsolePerson.arrive(journey, account)
    const { page, text } = person
    const refused = text('resources.security-events.kind.sign-in-refused')
    await person.open('/')
    await (await person.sidebar()).getByRole('link', { name: text('resources.security-events.name') }).click()
    const chip = page.getByRole('button', { name: refused })
    await chip.first().click()
    await page.getByRole('img', { name: /\d/ }).first().waitFor()
    expect(await accessibilityViolations(page)).toEqual([])

    await page.getByLabel(text('resources.security-events.fields.address'), { exact: true }).fill(address)
    const row = page.getByRole('row').filter({ hasText: address })
    await row.getByText(refused).waitFor()
    await row.getByText('3', { exact: true }).waitFor()
    await row.getByRole('button').click()
    const drawer = person.dialog()
    await drawer.getByText(text('resources.audit.what.log-in-staff')).waitFor()
    await drawer.getByRole('img').waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await person.button('resources.security-events.page.same_address', drawer).click()
    await page.waitForURL((url) => decodeURIComponent(url.search).includes(`"address":"${address}"`))

    await row.first().getByRole('button').click()
    await drawer.getByRole('link', { name: text('resources.security-events.page.trail') }).click()
    const entry = page.getByRole('row').filter({ hasText: text('resources.audit.what.log-in-staff') })
    await entry.first().getByRole('button').click()
    await drawer.getByRole('link', { name: text('resources.audit.page.security') }).click()
    await row.getByText(refused).waitFor()

    const until = page.getByLabel(text('resources.security-events.filters.to'), { exact: true })
    await until.focus()
    await page.keyboard.type('05052020')
    await page.getByText(text('shell.list.none_match')).waitFor()
    expect(await until.inputValue()).toBe('2020-05-05')
    await until.fill('')
    await row.getByText(refused).waitFor()

    await page
      .getByLabel(text('resources.security-events.fields.service'), { exact: true })
      .selectOption('notification')
    await page.getByText(text('shell.list.none_match')).waitFor()
    await page.getByText(text('resources.security-events.counts.none')).waitFor()
    await page.context().close()
  },
}
