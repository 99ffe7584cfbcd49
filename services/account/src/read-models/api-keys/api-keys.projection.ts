import { defineProjection } from '@pinline/chassis/read-models/projection'
import { type ApiKeyEvent, apiKeyEvent } from '@pinline/events/account/api-key-event'
import type { ListedApiKey } from './api-keys.model.ts'

const project = (row: ListedApiKey | undefined, { type, data }: ApiKeyEvent): ListedApiKey | undefined => {
  switch (type) {
    case 'api-key-created': {
      const { secretId: _, ...created } = data
      return { ...created, status: 'active', rotatedAt: null, previousUntil: null, revokedAt: null }
    }
    case 'api-key-rotated': {
      const { prefix, rotatedAt, previousUntil } = data
      return row && { ...row, prefix, rotatedAt, previousUntil }
    }
    case 'api-key-changed': {
      const { nameRef, scopes, expiresAt, requestsPerMinute } = data
      return row && { ...row, nameRef, scopes, expiresAt, requestsPerMinute }
    }
    case 'api-key-revoked':
      return row && { ...row, status: 'revoked', previousUntil: null, revokedAt: data.revokedAt }
    default:
      return type satisfies never
  }
}

/** One row per key that was ever created. */
export const apiKeysProjection = defineProjection<ListedApiKey, ApiKeyEvent>({
  name: 'api-keys',
  version: 1,
  sources: [{ service: 'account', streamType: 'api-key' }],
  eventSchema: apiKeyEvent,
  project: (row, recorded) => project(row, recorded.event),
  indexes: [
    { keys: { 'owner.id': 1, createdAt: -1, _id: -1 } },
    { keys: { createdAt: -1, _id: -1 } },
    { keys: { 'owner.kind': 1, createdAt: -1, _id: -1 } },
    { keys: { status: 1, createdAt: -1, _id: -1 } },
  ],
})
