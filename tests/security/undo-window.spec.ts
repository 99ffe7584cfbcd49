import { mailboxList } from '@pinline/contracts/notification/message/mailbox'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { startSystem, type TestSystem } from '../harness/start-system.ts'
import { waitFor } from '../harness/wait-for.ts'
import { codeFor, freshEmail, postJson, registered, text, validPassword } from '../system/account/client.ts'

const windowSeconds = 8

describe('the time in which a change can be undone', () => {
  let system: TestSystem
  beforeAll(async () => {
    system = await startSystem(inject('servers'), {
      services: ['account', 'notification'],
      settings: { CHANGE_UNDO_HOURS: String(windowSeconds / 3600) },
    })
  })
  afterAll(() => system?.stop())

  it('reserves the former address, which is free afterwards, when the link has expired', async () => {
    const call = (path: string, body: object, token?: string) =>
      postJson(system.urls.account, path, body, token === undefined ? {} : { token })
    const ticketFor = async (token: string) =>
      (await call('/account/confirm-identity', { password: validPassword }, token)).data.ticket
    const moveTo = async (value: string, token: string) => {
      const ticket = await ticketFor(token)
      const code = await codeFor(system, value, 'change-email')
      return await call('/account/email', { email: value, code, ticket }, token)
    }
    // If the window was over before the other had tried, another change is made.
    const { owner, other, email, change, early } = await waitFor('an attempt within the window', async () => {
      const [owner, other] = [await registered(system), await registered(system)]
      const email = freshEmail()
      // What can be had before is had before: the window is short.
      const [ticket, theirs] = [await ticketFor(owner.token), await ticketFor(other.token)]
      const code = await codeFor(system, email, 'change-email')
      const movedAt = Date.now()
      const change = await call('/account/email', { email, code, ticket }, owner.token)
      const claim = { email: owner.email, code: await codeFor(system, owner.email, 'change-email'), ticket: theirs }
      const early = await call('/account/email', claim, other.token)
      return Date.now() - movedAt < windowSeconds * 1000 && { owner, other, email, change, early }
    })
    expect(change).toMatchObject({ code: 200 })
    expect(early).toMatchObject({ type: 'already-registered' })

    const mailbox = `${system.urls.notification}/mailbox/messages?to=${encodeURIComponent(owner.email)}`
    const link = await waitFor('the link', async () => {
      const { list } = mailboxList.parse(await (await fetch(mailbox)).json())
      return list.flatMap(({ text }) => /undo-change#([\w-]{43})/.exec(text)?.[1] ?? [])[0]
    })
    const expired = await waitFor('the link has expired', async () => {
      const seen = await call('/auth/account-change', { token: link })
      return seen.code !== 200 && seen
    })
    expect(expired.type).toBe('undo-link-expired')
    expect(await call('/auth/account-change/undo', { token: link })).toMatchObject({ type: 'undo-link-expired' })
    const moved = await waitFor(
      'the former address to be free',
      async () => {
        const again = await moveTo(owner.email, other.token)
        return again.code === 200 && again
      },
      { timeoutMs: 80_000 },
    )
    expect(text(moved.data.email)).toBe(owner.email)
    expect(await call('/auth/login', { username: email, password: validPassword })).toMatchObject({
      code: 200,
      data: { buyer: { id: owner.id } },
    })
  })
})
