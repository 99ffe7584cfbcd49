import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { mapInTurns } from './in-turns.ts'

const busyMs = (ms: number) => {
  const end = performance.now() + ms
  while (performance.now() < end);
}

it('maps in sequence, and lets others run in between', async () => {
  let turns = 0
  let isDone = false
  const others = (async () => {
    while (!isDone) {
      await nextTurn()
      turns += 1
    }
  })()
  const doubled = await mapInTurns([1, 2, 3, 4, 5, 6], (number, place) => {
    busyMs(3)
    return number * 2 + place
  })
  isDone = true
  await others
  expect(doubled).toEqual([2, 5, 8, 11, 14, 17])
  expect(turns).toBeGreaterThanOrEqual(3)
})
