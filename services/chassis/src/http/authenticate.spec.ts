import { buyer, buyerOrStaff, internal, open, staff } from '@pinline/contracts/api/call'
import { generateKeyPair, SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import type { ApiKeyClient } from './api-key-cache.ts'
import { authenticator } from './authenticate.ts'

const tokenSecret = 'a token secret of at least 32 bytes!'
const internalToken = 'an internal token'
const sid = 'ses-0123456789abcdef'
const b = 'b-0123456789'
const s = 's-0123456789'

interface Making {
  readonly secret?: string
  readonly issuer?: string
  readonly expires?: string
  readonly algorithm?: string
  readonly type?: string | undefined
  readonly notBefore?: string
}
const token = (audience: string | string[], subject: string, making: Making = {}) => {
  const jwt = new SignJWT({ sid })
    .setProtectedHeader({
      alg: making.algorithm ?? 'HS256',
      ...('type' in making ? (making.type === undefined ? {} : { typ: making.type }) : { typ: 'at+jwt' }),
    })
    .setSubject(subject)
    .setAudience(audience)
    .setIssuer(making.issuer ?? 'pinline')
    .setExpirationTime(making.expires ?? '5m')
  if (making.notBefore !== undefined) jwt.setNotBefore(making.notBefore)
  return jwt.sign(new TextEncoder().encode(making.secret ?? tokenSecret))
}
const noKeys: ApiKeyClient = async (hashes) => hashes.map(() => ({ status: 'unknown' }))
const withSession = (alive: boolean, permissions: readonly string[] = [], suspended: readonly string[] = []) =>
  authenticator({
    tokenSecret,
    internalToken,
    sessionClient: async (queries) => queries.map(() => ({ alive, permissions, suspended })),
    apiKeyClient: noKeys,
  })
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

describe('authenticator', () => {
  it('returns which keys of staff are suspended', async () => {
    const authenticate = withSession(true, ['orders.read'], ['orders.ship'])
    const staffs = await token('staff', s)
    expect(await authenticate(staff('orders.ship'), staffs)).toMatchObject({ code: 'function-disabled' })
    expect(await authenticate(staff('orders.cancel'), staffs)).toMatchObject({ code: 'forbidden' })
  })
  it('lets a buyer and a member of staff in, each on their own calls', async () => {
    const authenticate = withSession(true, ['orders.read'])
    const buyers = await token('buyer', b)
    const staffs = await token('staff', s)
    expect(await authenticate(buyer, buyers)).toMatchObject({ kind: 'buyer', id: b })
    expect(await authenticate(staff('orders.read'), staffs)).toMatchObject({ kind: 'staff' })
    expect(await authenticate(staff('orders.ship'), staffs)).toMatchObject({ code: 'forbidden' })
    expect(await authenticate(buyer, staffs)).toMatchObject({ code: 'unauthenticated' })
    expect(await authenticate(staff(null), buyers)).toMatchObject({ code: 'unauthenticated' })
    expect(await authenticate(buyerOrStaff, staffs)).toMatchObject({ kind: 'staff' })
  })

  it.each([
    ['another secret', token('buyer', b, { secret: 'another secret of at least 32 bytes' })],
    ['a time that is over', token('buyer', b, { expires: '-1s' })],
    ['a time that is to come', token('buyer', b, { notBefore: '1m' })],
    ['another issuer', token('buyer', b, { issuer: 'other' })],
    ['another audience', token('courier', b)],
    ['a stronger algorithm under the same secret', token('buyer', b, { algorithm: 'HS512' })],
    ['no type', token('buyer', b, { type: undefined })],
    ['the general type', token('buyer', b, { type: 'JWT' })],
    ['the type of another token', token('buyer', b, { type: 'rt+jwt' })],
    ['the other store behind a buyer', token('buyer', s)],
    [
      'no signature',
      `${encoded({ alg: 'none', typ: 'at+jwt' })}.${encoded({ sub: b, aud: 'buyer', iss: 'pinline', sid })}.`,
    ],
    ['no sense', 'not.a.token'],
    ['the internal token', internalToken],
  ])('refuses a token with %s', async (_, made) => {
    expect(await withSession(true)(buyer, await made)).toMatchObject({ code: 'unauthenticated' })
  })

  it('refuses a signature by a key of another kind', async () => {
    const { privateKey } = await generateKeyPair('EdDSA', { extractable: true })
    const forged = await new SignJWT({ sid })
      .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt' })
      .setSubject(b)
      .setAudience('buyer')
      .setIssuer('pinline')
      .setExpirationTime('5m')
      .sign(privateKey)
    expect(await withSession(true)(buyer, forged)).toMatchObject({ code: 'unauthenticated' })
  })

  it('refuses a token whose payload was changed after signing', async () => {
    const [head, , signature] = (await token('buyer', b)).split('.')
    const claims = { sub: 'b-9999999999', aud: 'buyer', iss: 'pinline', sid, exp: 4_000_000_000 }
    expect(await withSession(true)(buyer, `${head}.${encoded(claims)}.${signature}`)).toMatchObject({
      code: 'unauthenticated',
    })
  })

  it('refuses the token of an ended session', async () => {
    expect(await withSession(false)(buyer, await token('buyer', b))).toMatchObject({ code: 'unauthenticated' })
  })

  it('refuses a token of one audience for the other, even after it was verified', async () => {
    const authenticate = withSession(true)
    const bearer = await token('buyer', b)
    expect(await authenticate(buyer, bearer)).toMatchObject({ kind: 'buyer' })
    expect(await authenticate(staff(null), bearer)).toMatchObject({ code: 'unauthenticated' })
    expect(await authenticate(internal, bearer)).toMatchObject({ code: 'unauthenticated' })
  })

  it('accepts only the internal token for internal calls, and everybody for open calls', async () => {
    const authenticate = withSession(true)
    expect(await authenticate(internal, internalToken)).toMatchObject({ kind: 'service' })
    expect(await authenticate(internal, await token('staff', s))).toMatchObject({ code: 'unauthenticated' })
    expect(await authenticate(internal, undefined)).toMatchObject({ code: 'unauthenticated' })
    expect(await authenticate(open, undefined)).toEqual({ kind: 'visitor' })
    expect(await authenticate(open, 'rubbish')).toEqual({ kind: 'visitor' })
  })

  it('expires tokens by the given clock, including cached ones', async () => {
    let time = new Date()
    const authenticate = authenticator({
      tokenSecret,
      internalToken,
      sessionClient: async (queries) => queries.map(() => ({ alive: true, permissions: [] })),
      apiKeyClient: noKeys,
      now: () => time,
    })
    const bearer = await token('buyer', b)
    expect(await authenticate(buyer, bearer)).toMatchObject({ kind: 'buyer' })
    time = new Date(time.getTime() + 6 * 60_000)
    expect(await authenticate(buyer, bearer)).toMatchObject({ code: 'unauthenticated' })
    time = new Date(time.getTime() - 6 * 60_000)
    expect(await authenticate(buyer, bearer)).toMatchObject({ kind: 'buyer' })
  })
})
