import { isRejection } from '@pinline/contracts/api/error-codes'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buyer, keyId, nameRefOf, otherBuyer, secretOf } from './api-key.fixtures.ts'
import { type ApiKey, secretStateOf } from './api-key.ts'
import { type ApiKeyCommand, apiKeyDecider } from './api-key-decider.ts'

/** Minutes of one day: as ISO strings they sort as the numbers do. */
const timeOf = (minute: number): string =>
  `2026-11-27T${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00.000Z`
const minute = fc.integer({ min: 0, max: 600 })
const owner = fc.constantFrom(buyer, buyer, buyer, otherBuyer)

type Step = { readonly wait: number; readonly command: (now: string, number: number, end: string) => ApiKeyCommand }
const wait = fc.integer({ min: 1, max: 40 })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    wait,
    command: owner.map(
      (by) => (now: string, number: number, end: string) =>
        ({ type: 'rotate-api-key', by, secret: secretOf(number), previousUntil: end, now }) as const,
    ),
  }),
  fc.record({
    wait,
    command: fc.tuple(owner, fc.option(minute)).map(
      ([by, end]) =>
        (now: string) =>
          ({ type: 'change-api-key', by, expiresAt: end === null ? null : timeOf(end), now }) as const,
    ),
  }),
  fc.record({
    wait,
    command: fc
      .constantFrom(otherBuyer, otherBuyer, buyer)
      .map((by) => (now: string) => ({ type: 'revoke-api-key', by, now }) as const),
  }),
)

const run = (state: ApiKey, command: ApiKeyCommand): ApiKey => {
  const decided = apiKeyDecider.decide(state, command)
  return isRejection(decided) ? state : decided.reduce(apiKeyDecider.evolve, state)
}

describe('any sequence of commands on a key', () => {
  it('leaves at most two secrets that work, the newer one until the key ends, and none once it is revoked', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), minute, (steps, overlap) => {
        let clock = 0
        let state = run(apiKeyDecider.initial, {
          type: 'create-api-key',
          keyId,
          owner: buyer,
          nameRef: nameRefOf(1),
          scopes: ['orders:read'],
          secret: secretOf(0),
          expiresAt: null,
          requestsPerMinute: 60,
          now: timeOf(0),
        })
        let revoked = false
        steps.forEach(({ wait: waited, command }, index) => {
          clock += waited
          const given = command(timeOf(clock), index + 1, timeOf(clock + (overlap % 60)))
          state = run(state, given)
          revoked ||= given.type === 'revoke-api-key' && given.by !== 'anybody' && given.by.id === buyer.id
          const now = timeOf(clock)
          const working = [...steps.keys(), steps.length]
            .map((number) => secretOf(number).secretId)
            .filter((secretId) => secretStateOf(state, secretId, now) === 'active')
          if (revoked) expect(working).toEqual([])
          expect(working.length).toBeLessThanOrEqual(2)
          if (state.status === 'active' && (state.expiresAt === null || state.expiresAt > now))
            expect(working).toContain(state.secret.secretId)
          if (state.status === 'active' && state.expiresAt !== null && state.expiresAt <= now)
            expect(working).toEqual([])
          if (state.status !== 'none') expect(state.owner).toEqual(buyer)
        })
      }),
    )
  })
})
