import type { Position } from '@pinline/contracts/api/position'
import { expect, it } from 'vitest'
import type { AnyProjection } from './projection.ts'
import { readFresh } from './read-fresh.ts'

const position: Position = { service: 'order', streamType: 'order', streamId: 'one', version: 3 }
const view = { name: 'orders', version: 1 } as unknown as AnyProjection

/** A read of a view that is level or not, with as many switches before the read is over. */
const reading = async ({ isLevel = true, duringWait = 0, duringRead = 0, positions = [position] }) => {
  let switches = 7
  let waits = 0
  const read = readFresh({
    waitFor: async () => {
      waits += 1
      switches += duringWait
      return isLevel
    },
    switches: () => switches,
  })
  const { result, isFresh } = await read([view], positions, async () => {
    switches += duringRead
    return 'rows'
  })
  expect(result).toBe('rows')
  return { isFresh, waits }
}

it.each([
  { of: 'a level view', given: {}, isFresh: true },
  { of: 'a view that is late', given: { isLevel: false }, isFresh: false },
  { of: 'a view that is switched after the wait', given: { duringRead: 1 }, isFresh: false },
  { of: 'a view that is switched during the wait', given: { duringWait: 1 }, isFresh: false },
])('a read of $of', async ({ given, isFresh }) => {
  expect(await reading(given)).toEqual({ isFresh, waits: 1 })
})

it('waits for nothing where the caller has written nothing', async () => {
  expect(await reading({ positions: [], duringRead: 1 })).toEqual({ isFresh: true, waits: 0 })
})
