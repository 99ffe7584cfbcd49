import type { ApiKeyEvent } from '@pinline/events/account/api-key-event'
import { apiKeyId, buyerId, staffId, vaultReference } from '@pinline/events/ids'

export const at = '2026-11-27T08:30:00.000Z'
export const later = '2026-11-27T09:30:00.000Z'
export const nextDay = '2026-11-28T08:30:00.000Z'
export const keyId = apiKeyId.parse('k-0000000001')
export const buyer = { kind: 'buyer', id: buyerId.parse('b-0000000001') } as const
export const otherBuyer = { kind: 'buyer', id: buyerId.parse('b-0000000002') } as const
export const clerk = { kind: 'staff', id: staffId.parse('s-clerk01') } as const
export const nameRefOf = (version: number) => vaultReference.parse(`apikey-${buyer.id}@${version}`)
export const secretOf = (number: number) => ({ secretId: `secret-${number}`, prefix: `pln_0000000${number}` })

export const created = {
  type: 'api-key-created',
  data: {
    keyId,
    owner: buyer,
    nameRef: nameRefOf(1),
    scopes: ['orders:read'],
    ...secretOf(1),
    expiresAt: null as string | null,
    requestsPerMinute: 600,
    createdAt: at,
  },
} satisfies ApiKeyEvent
export const rotated = (number: number, previousUntil: string): ApiKeyEvent => ({
  type: 'api-key-rotated',
  data: { keyId, ...secretOf(number), previousUntil, rotatedAt: at },
})
export const revoked: ApiKeyEvent = { type: 'api-key-revoked', data: { keyId, revokedAt: later } }
