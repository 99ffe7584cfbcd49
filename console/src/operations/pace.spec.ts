import { describe, expect, it } from 'vitest'
import { paceOf, recordSamples, type Track, trackKey } from './pace.ts'
import type { Generation, View } from './views.ts'

const generation = (number: number, done: number, total: number): Generation => ({
  number,
  label: `v3.${number}`,
  since: '2026-11-20T09:12:00.000Z',
  until: null,
  done,
  total,
  left: total - done,
  caughtUp: done === total,
})

const filling = (done: number, total: number): View => ({
  service: 'order',
  name: 'orders',
  live: generation(1, total, total),
  standby: generation(2, done, total),
})

const key = trackKey({ service: 'order', name: 'orders' }, 'v3.2')
const nothing: Track = new Map()
const second = (value: number) => new Date(Date.UTC(2026, 10, 20, 9, 12, value)).toISOString()

describe('the pace of a rebuild', () => {
  it('is unknown from one sample', () => {
    const track = recordSamples(nothing, [filling(0, 1000)], second(0))
    expect(paceOf(track.get(key) ?? [])).toBeUndefined()
  })
  it('is the progress between samples; the remaining time follows from it', () => {
    const first = recordSamples(nothing, [filling(0, 10_000)], second(0))
    const then = recordSamples(first, [filling(4000, 10_000)], second(4))
    expect(paceOf(then.get(key) ?? [])).toEqual({ eventsPerSecond: 1000, secondsLeft: 6 })
  })
  it('includes new events in the remaining time, and has none when it falls behind', () => {
    const first = recordSamples(nothing, [filling(0, 10_000)], second(0))
    const slower = recordSamples(first, [filling(4000, 12_000)], second(4))
    expect(paceOf(slower.get(key) ?? [])).toEqual({ eventsPerSecond: 1000, secondsLeft: 16 })
    const losing = recordSamples(first, [filling(400, 12_000)], second(4))
    expect(paceOf(losing.get(key) ?? [])).toEqual({ eventsPerSecond: 100, secondsLeft: undefined })
  })
  it('uses the samples of the last 20 s, each once', () => {
    const first = recordSamples(nothing, [filling(0, 10_000)], second(0))
    const later = recordSamples(first, [filling(1000, 10_000)], second(21))
    expect(later.get(key)).toHaveLength(1)
    expect(recordSamples(later, [filling(1000, 10_000)], second(21)).get(key)).toHaveLength(1)
  })
  it('forgets a generation that is full or gone', () => {
    const first = recordSamples(nothing, [filling(0, 1000)], second(0))
    expect(recordSamples(first, [filling(1000, 1000)], second(2)).size).toBe(0)
    expect(recordSamples(first, [], second(2)).size).toBe(0)
  })
  it('is unknown when a generation starts again', () => {
    const first = recordSamples(nothing, [filling(800, 1000)], second(0))
    expect(paceOf(recordSamples(first, [filling(10, 1000)], second(2)).get(key) ?? [])).toBeUndefined()
  })
})
