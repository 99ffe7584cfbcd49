import { pino } from 'pino'
import { describe, expect, it, vi } from 'vitest'
import type { EventLog } from '../kafka/kafka-port.ts'
import { Backfill } from './backfill.ts'
import type { AnyProjection } from './projection.ts'

const projection: AnyProjection = {
  name: 'tills',
  version: 2,
  sources: [{ service: 'notification', streamType: 'till' }],
  indexes: [],
  knows: () => true,
  apply: (row) => row,
}

/** A view that is backfilled from a topic with two partitions, with a scripted log. */
const fillingView = () => {
  let filling = true
  const ends = vi.fn(async () => [
    { partition: 0, end: 5n },
    { partition: 1, end: 0n },
  ])
  const committed = vi.fn(async () => [
    { partition: 0, offset: -1n },
    { partition: 1, offset: -1n },
  ])
  const parked = vi.fn(async () => 0)
  const ensureIndexes = vi.fn(async () => undefined)
  const waiting = new Backfill({
    service: 'notification',
    log: { ends, committed } as unknown as EventLog,
    generations: {
      filling: () => (filling ? [{ projection, generation: 1 }] : []),
      markFilled: async () => {
        filling = false
      },
    },
    feeds: { failureOf: () => undefined, ensureIndexes },
    parked: { count: parked },
    logger: pino({ level: 'silent' }),
  })
  return {
    ends,
    committed,
    parked,
    ensureIndexes,
    waiting,
    isFilling: () => filling,
    fillElsewhere: () => (filling = false),
  }
}

describe('the backfill of a changed view', () => {
  it('ends when the view has read what there was at the start, even if more has arrived since', async () => {
    const { ends, committed, waiting, isFilling } = fillingView()
    const done = waiting.wait()
    await expect.poll(() => waiting.reasons()).toEqual([expect.stringMatching(/: 0 of 5 events$/)])
    ends.mockResolvedValue([{ partition: 0, end: 90n }])
    committed.mockResolvedValue([{ partition: 0, offset: 6n }])
    await done
    expect(isFilling()).toBe(false)
    expect(waiting.reasons()).toEqual([])
    expect(ends).toHaveBeenCalledTimes(1)
  })

  it('estimates how long it will take', async () => {
    const { committed, waiting } = fillingView()
    const done = waiting.wait()
    await expect.poll(() => waiting.reasons()).toEqual([expect.stringMatching(/: 0 of 5 events$/)])
    committed.mockResolvedValue([{ partition: 0, offset: 4n }])
    await expect.poll(() => waiting.reasons()).toEqual([expect.stringMatching(/: 4 of 5 events, about 1 s left$/)])
    committed.mockResolvedValue([{ partition: 0, offset: 5n }])
    await done
  })

  it('ends when the indexes exist, since queries without them would read the whole view', async () => {
    const { committed, ensureIndexes, waiting, isFilling } = fillingView()
    ensureIndexes.mockRejectedValue(new Error('two arrays'))
    committed.mockResolvedValue([{ partition: 0, offset: 5n }])
    const done = waiting.wait()
    await expect.poll(() => waiting.reasons()).toEqual([expect.stringMatching(/not known: two arrays$/)])
    expect(isFilling()).toBe(true)
    ensureIndexes.mockResolvedValue(undefined)
    await done
    expect(isFilling()).toBe(false)
  })

  it('does not end while keys are parked, since their rows are incomplete', async () => {
    const { committed, parked, waiting, isFilling } = fillingView()
    committed.mockResolvedValue([{ partition: 0, offset: 5n }])
    parked.mockResolvedValue(2)
    const done = waiting.wait()
    await expect.poll(() => waiting.reasons()).toEqual([expect.stringMatching(/2 keys are parked/)])
    expect(isFilling()).toBe(true)
    parked.mockResolvedValue(0)
    await done
    expect(isFilling()).toBe(false)
  })

  it('continues while Kafka does not respond, and reports it', async () => {
    const { ends, committed, waiting, isFilling } = fillingView()
    ends.mockRejectedValue(new Error('no broker'))
    const done = waiting.wait()
    await expect.poll(() => waiting.reasons()).toEqual([expect.stringMatching(/not known: no broker$/)])
    expect(isFilling()).toBe(true)
    ends.mockResolvedValue([{ partition: 0, end: 5n }])
    committed.mockResolvedValue([{ partition: 0, offset: 5n }])
    await done
    expect(isFilling()).toBe(false)
  })

  it('ends when another instance reports that it has', async () => {
    const { waiting, fillElsewhere } = fillingView()
    const done = waiting.wait()
    await expect.poll(() => waiting.reasons()).toHaveLength(1)
    fillElsewhere()
    await done
    expect(waiting.reasons()).toEqual([])
  })
})
