import { given } from '@pinline/chassis/domain/given'
import { describe, it } from 'vitest'
import { buyer, created, later, otherBuyer, revoked } from './api-key.fixtures.ts'
import { apiKeyDecider } from './api-key-decider.ts'

const revoke = { type: 'revoke-api-key' as const, by: buyer, now: later }

describe('revoke-api-key', () => {
  it('revokes a key, by its owner and by those who may revoke all', () => {
    given(apiKeyDecider, [created]).when(revoke).then([revoked])
    given(apiKeyDecider, [created])
      .when({ ...revoke, by: 'anybody' })
      .then([revoked])
  })
  it('is quiet on repetition', () => given(apiKeyDecider, [created, revoked]).when(revoke).then([]))
  it('is refused to another buyer, and where there is no key', () => {
    given(apiKeyDecider, [created])
      .when({ ...revoke, by: otherBuyer })
      .thenRejected('api-key-not-found')
    given(apiKeyDecider, [])
      .when({ ...revoke, by: 'anybody' })
      .thenRejected('api-key-not-found')
  })
})
