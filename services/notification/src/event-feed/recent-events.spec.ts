import { describe, expect, it } from 'vitest'
import { RecentEvents } from './recent-events.ts'

describe('events that were published twice', () => {
  it('are repeated at their second place, whoever reads the first how often', () => {
    const recent = new RecentEvents()
    const first = { partition: 3, offset: 10n }
    const second = { partition: 3, offset: 17n }
    expect([first, first, second, first].map((place) => recent.isRepeated('order@1', place))).toEqual([
      false,
      false,
      true,
      false,
    ])
    expect(recent.isRepeated('order@2', second)).toBe(false)
  })

  it('may be in a newer version of the topic, whose partitions are numbered on', () => {
    const recent = new RecentEvents()
    expect(recent.isRepeated('order@1', { partition: 3, offset: 10n })).toBe(false)
    expect(recent.isRepeated('order@1', { partition: 30, offset: 1n })).toBe(true)
  })

  it('are known for some tens of thousands of events, and then no longer', () => {
    const recent = new RecentEvents()
    const read = (from: number, to: number) => {
      for (let offset = from; offset < to; offset += 1)
        recent.isRepeated(`stream@${offset}`, { partition: 0, offset: BigInt(offset) })
    }
    read(0, 20_000)
    expect(recent.isRepeated('stream@0', { partition: 0, offset: 20_000n })).toBe(true)
    read(20_000, 80_000)
    expect(recent.isRepeated('stream@0', { partition: 0, offset: 80_000n })).toBe(false)
  })
})
