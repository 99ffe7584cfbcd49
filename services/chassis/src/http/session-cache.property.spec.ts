import { sessionId } from '@pinline/events/ids'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cacheSessions } from './session-cache.ts'

const names = [0, 1, 2].map((n) => sessionId.parse(`buyer-${String(n).padStart(24, '0')}`))
const audiences = ['buyer', 'staff'] as const
/** What a cached state may be behind, and the turn in which it is queried. */
const countsMs = 500
const turnMs = 2

type Step =
  | { readonly does: 'wait'; readonly ms: number }
  | { readonly does: 'request'; readonly who: number; readonly audience: 'buyer' | 'staff' }
  | { readonly does: 'change'; readonly who: number }
  | { readonly does: 'break' | 'repair' }

const who = fc.integer({ min: 0, max: 2 })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ does: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 900 }) }),
  fc.record({ does: fc.constant('request' as const), who, audience: fc.constantFrom(...audiences) }),
  fc.record({ does: fc.constant('change' as const), who }),
  fc.record({ does: fc.constantFrom('break' as const, 'repair' as const) }),
)

/** A session that changes while account is away: nothing refreshes what is cached. */
const outage = fc
  .record({ who, audience: fc.constantFrom(...audiences), ms: fc.integer({ min: 300, max: 900 }) })
  .map(({ who: one, audience, ms }): Step[] => [
    { does: 'request', who: one, audience },
    { does: 'break' },
    { does: 'change', who: one },
    { does: 'wait', ms },
    { does: 'request', who: one, audience },
    { does: 'repair' },
  ])
const history = fc
  .array(fc.oneof({ weight: 6, arbitrary: step.map((one) => [one]) }, { weight: 1, arbitrary: outage }), {
    maxLength: 16,
  })
  .map((steps) => steps.flat())

describe('cached sessions, over random histories', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'Date'] })
    vi.spyOn(performance, 'now').mockImplementation(() => Date.now())
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.useRealTimers()
  })

  it('are what a query returned within the last half second, of the same audience', async () => {
    await fc.assert(
      fc.asyncProperty(history, async (steps) => {
        let isBroken = false
        /** Each session's states, each from its time on. */
        const roles = names.map(() => [{ from: Number.NEGATIVE_INFINITY, role: 'r0' }])
        const roleNow = (n: number) => roles[n]?.at(-1)?.role ?? ''
        const cached = cacheSessions(async (sessions) => {
          if (isBroken) throw new Error('no response')
          return sessions.map(({ sessionId: id, audience }) => ({
            alive: true,
            permissions: [audience],
            roleId: roleNow(names.indexOf(id)),
          }))
        })
        for (const one of steps) {
          if (one.does === 'wait') await vi.advanceTimersByTimeAsync(one.ms)
          else if (one.does === 'break' || one.does === 'repair') isBroken = one.does === 'break'
          else if (one.does === 'change') roles[one.who]?.push({ from: Date.now(), role: `r${roles[one.who]?.length}` })
          else if (one.does === 'request') {
            const id = names[one.who]
            if (id === undefined) continue
            const since = Date.now() - countsMs
            const [outcome] = await Promise.all([
              Promise.allSettled([cached({ sessionId: id, audience: one.audience })]).then(([first]) => first),
              vi.advanceTimersByTimeAsync(turnMs),
            ])
            if (outcome?.status !== 'fulfilled') {
              expect(isBroken).toBe(true)
              continue
            }
            const states = roles[one.who] ?? []
            const valid = states.filter((_, place) => (states[place + 1]?.from ?? Number.POSITIVE_INFINITY) >= since)
            expect(valid.map(({ role }) => role)).toContain(outcome.value.roleId)
            expect(outcome.value.permissions).toEqual([one.audience])
          }
        }
      }),
      { numRuns: 60 },
    )
  })
})
