import { replayTwice } from '@pinline/chassis/read-models/replay-twice'
import type { ApiKeyEvent } from '@pinline/events/account/api-key-event'
import { describe, expect, it } from 'vitest'
import {
  buyer,
  created,
  keyId,
  later,
  nameRefOf,
  nextDay,
  revoked,
  rotated,
  secretOf,
} from '../../domain/api-key/api-key.fixtures.ts'
import { apiKeysProjection } from './api-keys.projection.ts'

const rowAfter = (events: readonly ApiKeyEvent[]) =>
  replayTwice(
    apiKeysProjection,
    events.map((event, index) => ({
      id: `${keyId}@${index + 1}`,
      service: 'account' as const,
      streamType: 'api-key',
      streamId: keyId,
      sequence: index + 1,
      event,
      actor: buyer,
      correlationId: 'request-1',
      causationId: 'request-1',
      recordedAt: later,
    })),
  ).get(keyId)

describe('api-keys', () => {
  it('has a key as it was created, without which secret it is', () => {
    const row = rowAfter([created])
    expect(row).toMatchObject({ keyId, owner: buyer, status: 'active', prefix: secretOf(1).prefix, rotatedAt: null })
    expect(row).not.toHaveProperty('secretId')
  })
  it('has the present secret’s first characters, and until when the one before works', () =>
    expect(rowAfter([created, rotated(2, nextDay)])).toMatchObject({
      prefix: secretOf(2).prefix,
      previousUntil: nextDay,
    }))
  it('has what was changed, and that it is revoked', () => {
    const changed: ApiKeyEvent = {
      type: 'api-key-changed',
      data: { keyId, nameRef: nameRefOf(2), scopes: [], expiresAt: nextDay, requestsPerMinute: 1, changedAt: later },
    }
    expect(rowAfter([created, changed, revoked])).toMatchObject({
      nameRef: nameRefOf(2),
      scopes: [],
      expiresAt: nextDay,
      requestsPerMinute: 1,
      status: 'revoked',
      revokedAt: later,
    })
  })
})
