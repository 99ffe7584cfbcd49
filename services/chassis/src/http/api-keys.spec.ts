import { createHash } from 'node:crypto'
import type { ApiScope } from '@pinline/contracts/api/api-scopes'
import { buyer, buyerOrStaff, internal, open, signed, staff } from '@pinline/contracts/api/call'
import type { ApiKeyState } from '@pinline/contracts/api/check-api-keys'
import { apiKeyId, buyerId, staffId } from '@pinline/events/ids'
import { describe, expect, it } from 'vitest'
import { authenticator } from './authenticate.ts'
import { bearerOf } from './read-request.ts'

const keyOf = (digit: string) => `pln_${digit.repeat(64)}`
const hashOf = (key: string) => createHash('sha256').update(key).digest('hex')
const scopes: ApiScope[] = ['orders:read', 'stock:read']
const working = {
  status: 'active',
  keyId: apiKeyId.parse('k-0000000001'),
  scopes,
  requestsPerMinute: 60,
  permissions: [] as string[],
  suspended: [] as string[],
  mustChangePassword: false,
} as const
const ofBuyer: ApiKeyState = { ...working, owner: { kind: 'buyer', id: buyerId.parse('b-0000000001') } }
const clerk = { kind: 'staff', id: staffId.parse('s-clerk01') } as const
const ofStaff: ApiKeyState = {
  ...working,
  owner: clerk,
  roleId: 'warehouse',
  permissions: ['stock.read', 'orders.read'],
  suspended: ['stock.adjust'],
}
const states = new Map<string, ApiKeyState>([
  [hashOf(keyOf('1')), ofBuyer],
  [hashOf(keyOf('2')), ofStaff],
  [hashOf(keyOf('3')), { status: 'expired' }],
  [hashOf(keyOf('4')), { ...ofStaff, mustChangePassword: true }],
])

const withKeys = (queried: string[] = []) =>
  authenticator({
    tokenSecret: 'a token secret of at least 32 bytes!',
    internalToken: 'an internal token',
    sessionClient: async (queries) => queries.map(() => ({ alive: false, permissions: [] })),
    apiKeyClient: async (hashes) => {
      queried.push(...hashes)
      return hashes.map((hash) => states.get(hash) ?? { status: 'unknown' })
    },
  })

describe('an API key', () => {
  const authenticate = withKeys()

  it('lets its buyer make a call of its scopes, by its hash alone', async () => {
    const queried: string[] = []
    expect(await withKeys(queried)(buyer, keyOf('1'), 'orders:read')).toEqual({
      kind: 'buyer',
      id: 'b-0000000001',
      apiKey: { id: 'k-0000000001', requestsPerMinute: 60 },
    })
    expect(queried).toEqual([hashOf(keyOf('1'))])
  })
  it('is refused by calls of other scopes, with the scope to add', async () => {
    for (const access of [buyer, open, buyerOrStaff])
      expect(await authenticate(access, keyOf('1'), 'orders:write')).toMatchObject({
        code: 'api-key-scope-missing',
        data: { scope: 'orders:write' },
        caller: { id: 'b-0000000001' },
      })
  })
  it('is refused by calls that take no key, whoever owns it', async () => {
    for (const access of [buyer, open, buyerOrStaff, staff(null), staff('stock.read')])
      for (const key of [keyOf('1'), keyOf('2')]) {
        const refused = await authenticate(access, key)
        expect(refused).toMatchObject({ code: 'api-key-not-allowed', caller: { apiKey: { id: 'k-0000000001' } } })
        expect(refused).not.toHaveProperty('data')
      }
  })
  it('of staff has the permission that the call requires, if its owner has it, and no other', async () => {
    expect(await authenticate(staff('stock.read'), keyOf('2'), 'stock:read')).toEqual({
      ...clerk,
      roleId: 'warehouse',
      permissions: new Set(['stock.read']),
      apiKey: { id: 'k-0000000001', requestsPerMinute: 60 },
    })
    expect(await authenticate(staff('stock.export'), keyOf('2'), 'stock:read')).toMatchObject({ code: 'forbidden' })
    expect(await authenticate(staff('stock.adjust'), keyOf('2'), 'stock:read')).toMatchObject({
      code: 'function-disabled',
    })
  })
  it('does not cross from buyers to staff, or from staff to buyers', async () => {
    expect(await authenticate(staff('stock.read'), keyOf('1'), 'stock:read')).toMatchObject({ code: 'forbidden' })
    expect(await authenticate(staff(null), keyOf('1'), 'stock:read')).toMatchObject({ code: 'forbidden' })
    expect(await authenticate(buyer, keyOf('2'), 'orders:read')).toMatchObject({ code: 'forbidden' })
    expect(await authenticate(staff('stock.read'), keyOf('1'), 'stock:write')).toMatchObject({ code: 'forbidden' })
  })
  it('does nothing while its owner must change the password', async () => {
    for (const access of [staff('stock.read'), staff(null), buyerOrStaff, open])
      expect(await authenticate(access, keyOf('4'), 'stock:read')).toMatchObject({ code: 'password-change-required' })
  })
  it('is refused where it is unknown or has expired, also by open calls', async () => {
    for (const access of [open, buyer, staff(null), buyerOrStaff]) {
      expect(await authenticate(access, keyOf('9'), 'orders:read')).toMatchObject({ code: 'api-key-invalid' })
      expect(await authenticate(access, 'pln_short', 'orders:read')).toMatchObject({ code: 'api-key-invalid' })
      expect(await authenticate(access, keyOf('3'), 'orders:read')).toMatchObject({ code: 'api-key-expired' })
    }
  })
  it('opens no internal call, and signs nothing', async () => {
    expect(await authenticate(internal, keyOf('2'), 'stock:read')).toMatchObject({ code: 'unauthenticated' })
    expect(await authenticate(signed, keyOf('1'), 'orders:read')).toEqual({ kind: 'visitor' })
  })
  it('is read from both headers in use; other tokens from one', () => {
    const of = (authorization: string) => bearerOf({ headers: { authorization } })
    expect(of(`Bearer ${keyOf('1')}`)).toBe(keyOf('1'))
    expect(of(`Token ${keyOf('1')}`)).toBe(keyOf('1'))
    expect(of(`token ${keyOf('1')}`)).toBe(keyOf('1'))
    expect([of('Token eyJhbGciOi'), of('Basic pln_1'), of('Bearer a b')]).toEqual([undefined, undefined, undefined])
  })
})
