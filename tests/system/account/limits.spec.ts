import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { ask, freshEmail, goodPassword, registered } from './client.ts'

describe('limits', () => {
  let system: TestSystem
  beforeAll(async () => {
    system = await startSystem(inject('servers'), {
      services: ['account', 'notification'],
      settings: { RATE_LIMITS: 'on' },
    })
  })
  afterAll(() => system.stop())
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })

  it('let a target have five codes in ten minutes, wherever they are asked for', async () => {
    const target = freshEmail()
    const send = (network: number, to = target) =>
      ask(system.urls.account, '/verify-code/send', { target: to, purpose: 'login' }, from(`192.0.2.${network}`))
    for (let network = 1; network <= 5; network += 1) expect(await send(network)).toMatchObject({ code: 200 })
    expect(await send(6)).toMatchObject({ status: 429, code: 429, type: 'too-many-requests' })
    expect(await send(6, freshEmail())).toMatchObject({ code: 200 })
  })

  it('stop guessing at an account, known or not, and leave others alone', async () => {
    const { email } = await registered(system)
    for (const username of [email, freshEmail()]) {
      const login = (password: string, address: string) =>
        ask(system.urls.account, '/auth/login', { username, password }, from(address))
      for (let guess = 0; guess < 10; guess += 1)
        expect(await login(`Wrong-${guess}aB`, '192.0.2.50')).toMatchObject({ type: 'credentials-wrong' })
      expect(await login(goodPassword, '192.0.2.50')).toMatchObject({ status: 429 })
    }
    const elsewhere = await ask(
      system.urls.account,
      '/auth/login',
      { username: email, password: goodPassword },
      from('192.0.2.51'),
    )
    expect(elsewhere).toMatchObject({ code: 200 })
  })
})
