import { given } from '@pinline/chassis/domain/given'
import { describe, it } from 'vitest'
import {
  buyer,
  clerk,
  created,
  keyId,
  later,
  nextDay,
  otherBuyer,
  revoked,
  rotated,
  secretOf,
} from './api-key.fixtures.ts'
import { apiKeyDecider } from './api-key-decider.ts'

const rotate = { type: 'rotate-api-key' as const, by: buyer, secret: secretOf(2), previousUntil: nextDay, now: later }

describe('rotate-api-key', () => {
  it('gives the key a new secret and ends the present one', () =>
    given(apiKeyDecider, [created])
      .when(rotate)
      .then([{ type: 'api-key-rotated', data: { keyId, ...secretOf(2), previousUntil: nextDay, rotatedAt: later } }]))
  it('is quiet on repetition', () =>
    given(apiKeyDecider, [created, rotated(2, nextDay)])
      .when(rotate)
      .then([]))
  it('is refused to everybody but the owner, and for a revoked key', () => {
    given(apiKeyDecider, [created])
      .when({ ...rotate, by: otherBuyer })
      .thenRejected('api-key-not-found')
    given(apiKeyDecider, [created])
      .when({ ...rotate, by: clerk })
      .thenRejected('api-key-not-found')
    given(apiKeyDecider, [created, revoked]).when(rotate).thenRejected('api-key-not-found')
    given(apiKeyDecider, []).when(rotate).thenRejected('api-key-not-found')
  })
})
