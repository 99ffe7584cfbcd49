import { fold } from '@pinline/chassis/domain/decider'
import { stockEvent } from '@pinline/events/catalogue/stock-event'
import { describe, expect, it } from 'vitest'
import { stockDecider } from './stock-decider.ts'
import sample from './stock-snapshot.v2.json' with { type: 'json' }
import { stockSnapshot2 } from './stock-snapshot-2.ts'

describe('a snapshot that an earlier release stored', () => {
  it('is the state that its events give now', () => {
    const events = sample.events.map((event) => stockEvent.parse(event))
    expect(stockSnapshot2.parse(sample.state)).toEqual(fold(stockDecider, events))
    expect(stockDecider.snapshot?.earlier?.[2]).toBe(stockSnapshot2)
  })
})
