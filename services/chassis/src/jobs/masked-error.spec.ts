import { describe, expect, it } from 'vitest'
import { maskedError } from './masked-error.ts'

describe('an error of a job as operators see it', () => {
  it.each([
    ['550 5.1.1 <zhang.wei+parts@example.com.cn>: no such user', '550 5.1.1 <***@***>: no such user'],
    ['connect ECONNREFUSED redis://user:pa55@10.0.0.7:6379', 'connect ECONNREFUSED redis://***@10.0.0.7:6379'],
    ['401 for Authorization: Bearer abc.def', '401 for Authorization: *** ***'],
    ['{"token":"s3cr3t","id":7}', '{"token":"***","id":7}'],
    ['GET /callback?api_key=abc123&page=2 failed', 'GET /callback?api_key=***&page=2 failed'],
    ['bad key pk_live_4eC39HqLyjWDarjtT1zdp7dcAAAA', 'bad key ***'],
    ['E11000 duplicate key, dup key: { _id: "phone:13912345678" }', 'E11000 duplicate key, dup key: ***'],
    ['no SMS to +86 139 1234 5678', 'no SMS to ***'],
    ['no SMS to 13912345678', 'no SMS to ***'],
  ])('masks %s', (error, masked) => {
    expect(maskedError(new Error(error))).toBe(masked)
  })

  it.each([
    'order 2026112800017 is unknown',
    'connect ECONNREFUSED 127.0.0.1:27017',
    'read-streams of order refused with service-unavailable',
    'commit 65f0c2a4b7d1e8f9a0b1c2d3 is missing',
  ])('leaves %s as it is', (error) => {
    expect(maskedError(error)).toBe(error)
  })

  it('is one line of at most 300 characters', () => {
    expect(maskedError(new Error(`${'no way. '.repeat(100)}\n    at somewhere`))).toHaveLength(300)
    expect(maskedError(new Error('first\n  second'))).toBe('first second')
    expect(maskedError(new TypeError(''))).toBe('TypeError')
  })
})
