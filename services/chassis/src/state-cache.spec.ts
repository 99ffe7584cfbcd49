import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { StateCache } from './state-cache.ts'

type Step =
  | { readonly does: 'set'; readonly stream: string; readonly behind: number }
  | { readonly does: 'forget' | 'grow'; readonly stream: string }

const stream = fc.constantFrom('a', 'b', 'c', 'd')
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ does: fc.constant('set' as const), stream, behind: fc.integer({ min: 0, max: 5 }) }),
  fc.record({ does: fc.constantFrom('forget' as const, 'grow' as const), stream }),
)

describe('cached states', () => {
  it('are states that their streams had, and never go back, over random histories', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), fc.integer({ min: 1, max: 4 }), (steps, max) => {
        const cache = new StateCache<string>({ name: 'spec', max })
        const versions = new Map<string, number>()
        const latest = new Map<string, number>()
        const stateAt = (of: string, version: number) => `${of} after ${version}`
        for (const one of steps) {
          const version = versions.get(one.stream) ?? 0
          switch (one.does) {
            case 'grow':
              versions.set(one.stream, version + 1)
              break
            case 'forget':
              cache.forget(one.stream)
              latest.delete(one.stream)
              break
            case 'set': {
              // A slow load may set a state that is behind one that is cached already.
              const loaded = Math.max(0, version - one.behind)
              if (cache.get(one.stream) === undefined) latest.delete(one.stream)
              cache.set(one.stream, { state: stateAt(one.stream, loaded), version: loaded })
              latest.set(one.stream, Math.max(loaded, latest.get(one.stream) ?? 0))
              break
            }
            default: {
              const missing: never = one
              throw new Error(String(missing))
            }
          }
          for (const of of ['a', 'b', 'c', 'd']) {
            const cached = cache.get(of)
            if (cached === undefined) continue
            expect(cached.version).toBe(latest.get(of))
            expect(cached.state).toBe(stateAt(of, cached.version))
            expect(cached.version).toBeLessThanOrEqual(versions.get(of) ?? 0)
          }
        }
      }),
    )
  })

  it('are as many as allowed, however many streams there are', () => {
    const cache = new StateCache<number>({ name: 'spec', max: 100 })
    for (let n = 0; n < 5000; n += 1) cache.set(`stream-${n}`, { state: n, version: 1 })
    const cached = Array.from({ length: 5000 }, (_, n) => cache.get(`stream-${n}`)).filter((one) => one !== undefined)
    expect(cached).toHaveLength(100)
    expect(cache.get('stream-4999')).toEqual({ state: 4999, version: 1 })
  })
})
