import { given } from '@pinline/chassis/domain/given'
import { describe, it } from 'vitest'
import { buyer, created, keyId, later, nameRefOf, nextDay, otherBuyer, revoked } from './api-key.fixtures.ts'
import { apiKeyDecider } from './api-key-decider.ts'

const change = { type: 'change-api-key' as const, by: buyer, now: later }
const { nameRef, scopes, expiresAt, requestsPerMinute } = created.data
const same = { keyId, nameRef, scopes, expiresAt, requestsPerMinute, changedAt: later }

describe('change-api-key', () => {
  it.each([
    ['name', { nameRef: nameRefOf(2) }],
    ['scopes', { scopes: ['catalogue:read'] }],
    ['end', { expiresAt: nextDay }],
    ['limit', { requestsPerMinute: 60 }],
  ])('changes the %s and leaves the rest', (_what, what) =>
    given(apiKeyDecider, [created])
      .when({ ...change, ...what })
      .then([{ type: 'api-key-changed', data: { ...same, ...what } }]),
  )
  it('lets a key with an end do without one', () =>
    given(apiKeyDecider, [{ ...created, data: { ...created.data, expiresAt: nextDay } }])
      .when({ ...change, expiresAt: null })
      .then([{ type: 'api-key-changed', data: same }]))
  it('is quiet where nothing changes', () => {
    given(apiKeyDecider, [created]).when(change).then([])
    given(apiKeyDecider, [created])
      .when({ ...change, scopes: ['orders:read', 'orders:read'] })
      .then([])
  })
  it('is refused to others, and for a revoked key', () => {
    given(apiKeyDecider, [created])
      .when({ ...change, by: otherBuyer })
      .thenRejected('api-key-not-found')
    given(apiKeyDecider, [created, revoked]).when(change).thenRejected('api-key-not-found')
  })
})
