import { logIn } from '@pinline/contracts/account/session/log-in'
import { sendVerificationCode } from '@pinline/contracts/account/session/send-verification-code'
import { errorText } from '@pinline/contracts/api/error-texts'
import { expect } from 'vitest'
import { Caller, registerByMail } from '../../harness/shop.ts'
import { BuyerSteps } from '../buyer-steps.ts'
import { shopTexts } from '../shop-texts.ts'
import { openVisit } from '../visit.ts'
import type { AccountJourney } from './account-journey.ts'

const password = 'Pitch-2.54'
const maxGuesses = 10
const maxCodes = 5

/** Somebody guesses a buyer's password until the account is locked; on a known device the buyer can still log in. */
export const abuse: AccountJourney = {
  name: 'a buyer who is guessed at gets in',
  run: async ({ system, browser, language, options }) => {
    const text = shopTexts(language)
    const victim = `victim-${language.replaceAll('_', '-')}-${Date.now()}@example.test`
    await registerByMail(system.url, victim)

    const home = await openVisit(browser, options)
    const buyer = new BuyerSteps(home.page, system.url, language, text)
    await buyer.signIn({ username: victim, password })
    await home.page.goto(`${system.url}/${language}/user/center?tab=personal`)
    await home.page
      .getByRole('button', { name: text('account:signOut') })
      .last()
      .click()
    await home.page.waitForFunction(() => localStorage.getItem('token') === null)

    const guesser = new Caller(system.url)
    for (let guess = 0; guess < maxGuesses; guess += 1) {
      const { envelope } = await guesser.call(logIn, { username: victim, password: `Wrong-${guess}aB` })
      expect(envelope.meta?.type).toBe('credentials-wrong')
    }

    const stranger = (await openVisit(browser, options)).page
    await stranger.goto(`${system.url}/${language}/login`)
    await stranger.getByLabel(text('login:field.username')).first().fill(victim)
    await stranger.locator('input[type="password"]').first().fill(password)
    await stranger
      .getByRole('button', { name: text('login:action.login') })
      .last()
      .click()
    await stranger.getByText(errorText('too-many-requests', language)).first().waitFor()
    expect(new URL(stranger.url()).pathname).toContain('/login')

    for (let sent = 1; sent < maxCodes; sent += 1)
      (await guesser.call(sendVerificationCode, { target: victim, purpose: 'login' })).data()
    await stranger.getByText(text('login:mode.code')).first().click()
    await stranger.getByLabel(text('login:field.username')).last().fill(victim)
    await stranger
      .getByRole('button', { name: text('login:code.send') })
      .last()
      .click()
    await stranger.getByText(text('login:code.tooMany')).first().waitFor()
    await stranger.context().close()

    await buyer.signIn({ username: victim, password })
    expect(await home.page.evaluate(() => localStorage.getItem('token'))).not.toBeNull()
    await home.page.context().close()
  },
}
