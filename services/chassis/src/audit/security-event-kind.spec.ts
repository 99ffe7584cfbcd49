import { errorCodes } from '@pinline/contracts/api/error-codes'
import { describe, expect, it } from 'vitest'
import { type SecurityRelevantRequest, securityEventKindOf } from './security-event-kind.ts'

const signed = { access: { kind: 'signed' } } as const
const upload = { upload: { belowBytes: 1000, maxFiles: 1 } } as const
const refused = (outcome: string, more: Partial<SecurityRelevantRequest> = {}): SecurityRelevantRequest => ({
  call: {},
  outcome,
  presented: true,
  ...more,
})

describe('the security event of a request', () => {
  it.each([
    ['a wrong password', refused('credentials-wrong'), 'sign-in-refused'],
    ['a sign-in to a disabled account', refused('account-disabled'), 'sign-in-refused'],
    ['a wrong code', refused('code-wrong'), 'code-refused'],
    ['a wrong password in a session', refused('password-wrong'), 'password-refused'],
    ['a made-up token', refused('unauthenticated'), 'token-refused'],
    ['a copied refresh token', refused('session-over', { securityKind: 'token-replayed' }), 'token-replayed'],
    ['a permission that is missing', refused('forbidden'), 'permission-refused'],
    ['a grant beyond the own ones', refused('not-held'), 'permission-refused'],
    ['one request too many', refused('too-many-requests'), 'rate-limited'],
    ['a forged message', refused('signature-invalid', { call: signed }), 'webhook-refused'],
    ['a message that contradicts itself', refused('notice-mismatch', { call: signed }), 'webhook-refused'],
    ['a program as a picture', refused('upload-type-wrong', { call: upload }), 'upload-refused'],
    ['a new password', refused('done', { call: { security: 'credential-changed' } }), 'credential-changed'],
    ['no token at all', refused('unauthenticated', { presented: false }), undefined],
    ['what was not found', refused('order-not-found'), undefined],
    ['what is done every day', refused('done'), undefined],
    ['too much text without an upload', refused('payload-too-large'), undefined],
  ] as const)('%s', (_what, request, kind) => {
    expect(securityEventKindOf(request)).toBe(kind)
  })

  it('is none where the product itself failed', () => {
    const failures = Object.entries(errorCodes).flatMap(([code, { status }]) => (status >= 500 ? [code] : []))
    expect(failures).not.toEqual([])
    for (const outcome of failures) expect(securityEventKindOf(refused(outcome, { call: signed }))).toBeUndefined()
  })

  it('is one for every refusal of a permission and every limit', () => {
    for (const [outcome, { status }] of Object.entries(errorCodes))
      if (status === 403 || status === 429) expect(securityEventKindOf(refused(outcome)), outcome).toBeDefined()
  })
})
