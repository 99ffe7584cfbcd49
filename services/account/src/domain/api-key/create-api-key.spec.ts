import { given } from '@pinline/chassis/domain/given'
import { describe, it } from 'vitest'
import { at, buyer, created, keyId, nameRefOf, revoked, secretOf } from './api-key.fixtures.ts'
import { apiKeyDecider } from './api-key-decider.ts'

const create = {
  type: 'create-api-key' as const,
  keyId,
  owner: buyer,
  nameRef: nameRefOf(1),
  scopes: ['orders:read', 'orders:read'],
  secret: secretOf(1),
  expiresAt: null,
  requestsPerMinute: 600,
  now: at,
}

describe('create-api-key', () => {
  it('creates a key, each scope once', () => given(apiKeyDecider, []).when(create).then([created]))
  it('is quiet on repetition, also after the key was revoked', () => {
    given(apiKeyDecider, [created])
      .when({ ...create, secret: secretOf(2) })
      .then([])
    given(apiKeyDecider, [created, revoked]).when(create).then([])
  })
})
