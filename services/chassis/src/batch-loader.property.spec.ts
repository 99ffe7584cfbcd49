import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { batchLoader } from './batch-loader.ts'

const turn = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { minLength: 1, maxLength: 12 })

describe('loading in batches', () => {
  it('returns what loading one by one returns, over random histories', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ keys: turn, changed: turn, isBroken: fc.boolean() }), { maxLength: 12 }),
        fc.integer({ min: 1, max: 5 }),
        async (turns, most) => {
          const values = new Map<string, number>()
          let isBroken = false
          const loadMany = async (keys: readonly string[]) => {
            await Promise.resolve()
            if (isBroken) throw new Error('no response')
            return keys.map((key) => `${key}${values.get(key) ?? 0}`)
          }
          const load = batchLoader<string, string>((key) => key, loadMany, most)
          for (const { keys, changed, isBroken: breaks } of turns) {
            isBroken = breaks
            const batched = await Promise.allSettled(keys.map(load))
            const alone = await Promise.allSettled(keys.map(async (key) => (await loadMany([key]))[0]))
            expect(batched).toEqual(alone)
            for (const key of changed) values.set(key, (values.get(key) ?? 0) + 1)
          }
        },
      ),
    )
  })
})
