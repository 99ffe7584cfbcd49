import { SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { buyer, buyerOrStaff, internal, open, staff, staffBeforePasswordChange } from '../contract/call.ts'
import { authenticator } from './authenticate.ts'

const tokenSecret = 'a token secret of at least 32 bytes!'
const internalToken = 'an internal token'
const sid = 'ses-0123456789abcdef'
const token = (audience: string, subject: string, more: { secret?: string; issuer?: string; expires?: string } = {}) =>
  new SignJWT({ sid })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(subject)
    .setAudience(audience)
    .setIssuer(more.issuer ?? 'pinline')
    .setExpirationTime(more.expires ?? '5m')
    .sign(new TextEncoder().encode(more.secret ?? tokenSecret))
const withSession = (alive: boolean, authorities: readonly string[] = []) =>
  authenticator({ tokenSecret, internalToken, askSessions: async (asked) => asked.map(() => ({ alive, authorities })) })

describe('authenticator', () => {
  it('lets a buyer and a member of staff in, each on their own calls', async () => {
    const authenticate = withSession(true, ['orders.read'])
    const buyers = await token('buyer', 'b-0123456789')
    const staffs = await token('staff', 's-0123456789')
    expect(await authenticate(buyer, buyers)).toMatchObject({ kind: 'buyer', id: 'b-0123456789' })
    expect(await authenticate(staff('orders.read'), staffs)).toMatchObject({ kind: 'staff' })
    expect(await authenticate(staff('orders.ship'), staffs)).toMatchObject({ code: 'forbidden' })
    expect(await authenticate(buyer, staffs)).toMatchObject({ code: 'unauthenticated' })
    expect(await authenticate(staff(null), buyers)).toMatchObject({ code: 'unauthenticated' })
    expect(await authenticate(buyerOrStaff, staffs)).toMatchObject({ kind: 'staff' })
  })

  it('keeps whoever must change their password to what may come before', async () => {
    const authenticate = authenticator({
      tokenSecret,
      internalToken,
      askSessions: async (asked) =>
        asked.map(() => ({ alive: true, authorities: ['orders.read'], mustChangePassword: true })),
    })
    const bearer = await token('staff', 's-0123456789')
    expect(await authenticate(staffBeforePasswordChange, bearer)).toMatchObject({ kind: 'staff' })
    for (const authority of [staff(null), staff('orders.read'), staff('orders.ship'), buyerOrStaff])
      expect(await authenticate(authority, bearer)).toMatchObject({ code: 'password-change-required' })
    expect(await authenticate(buyer, bearer)).toMatchObject({ code: 'unauthenticated' })
  })

  it('refuses tokens that are forged, run out, of another issuer, unsigned, or of an ended session', async () => {
    const authenticate = withSession(true)
    const unsigned = `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify({ sub: 'b-0123456789', aud: 'buyer', iss: 'pinline', sid }))}.`
    const bad = [
      await token('buyer', 'b-0123456789', { secret: 'another secret of at least 32 bytes' }),
      await token('buyer', 'b-0123456789', { expires: '-1s' }),
      await token('buyer', 'b-0123456789', { issuer: 'other' }),
      unsigned,
      'not.a.token',
      internalToken,
    ]
    for (const bearer of bad) expect(await authenticate(buyer, bearer)).toMatchObject({ code: 'unauthenticated' })
    expect(await withSession(false)(buyer, await token('buyer', 'b-0123456789'))).toMatchObject({
      code: 'unauthenticated',
    })
  })

  it('keeps internal calls to the internal token, and open ones to nobody', async () => {
    const authenticate = withSession(true)
    expect(await authenticate(internal, internalToken)).toMatchObject({ kind: 'service' })
    expect(await authenticate(internal, await token('staff', 's-0123456789'))).toMatchObject({
      code: 'unauthenticated',
    })
    expect(await authenticate(internal, undefined)).toMatchObject({ code: 'unauthenticated' })
    expect(await authenticate(open, undefined)).toEqual({ kind: 'visitor' })
    expect(await authenticate(open, 'rubbish')).toEqual({ kind: 'visitor' })
  })

  it('lets tokens run out by the time it is given, also those it has verified before', async () => {
    let time = new Date()
    const authenticate = authenticator({
      tokenSecret,
      internalToken,
      askSessions: async (asked) => asked.map(() => ({ alive: true, authorities: [] })),
      now: () => time,
    })
    const bearer = await token('buyer', 'b-0123456789')
    expect(await authenticate(buyer, bearer)).toMatchObject({ kind: 'buyer' })
    time = new Date(time.getTime() + 6 * 60_000)
    expect(await authenticate(buyer, bearer)).toMatchObject({ code: 'unauthenticated' })
    time = new Date(time.getTime() - 6 * 60_000)
    expect(await authenticate(buyer, bearer)).toMatchObject({ kind: 'buyer' })
  })
})
