import { expect, test } from 'vitest'
import { type ItemOutcome, runEach } from './run-each.ts'

test('every item has an outcome of its own, and at most four are under way', async () => {
  const outcomes = new Map<number, ItemOutcome[]>()
  let running = 0
  let most = 0
  await runEach(
    [1, 2, 3, 4, 5, 6, 7],
    async (item) => {
      running++
      most = Math.max(most, running)
      await Promise.resolve()
      running--
      return item === 3 ? { kind: 'conflict' } : { kind: 'done' }
    },
    (item, outcome) => outcomes.set(item, [...(outcomes.get(item) ?? []), outcome]),
  )
  expect(most).toBe(4)
  expect(outcomes.get(3)).toEqual([{ kind: 'sending' }, { kind: 'conflict' }])
  expect([...outcomes.values()].filter((own) => own.at(-1)?.kind === 'done')).toHaveLength(6)
})
