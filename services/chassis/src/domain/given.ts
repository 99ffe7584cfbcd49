import { isRejection, type Rejection } from '@pinline/contracts/api/error-codes'
import type { AnyEvent } from '@pinline/events/event'
import { expect } from 'vitest'
import { type Decider, type Decision, fold } from './decider.ts'

/**
 * Specs of decisions: `given(decider, events).when(command).then(events)` or `.thenRejected(code)`. Whole events are
 * compared, and each must match the stream's schema.
 */
export const given = <State, Command, Event extends AnyEvent>(
  decider: Decider<State, Command, Event>,
  events: readonly Event[],
) => ({
  when: (command: Command) => {
    const decision: Decision<Event> = decider.decide(fold(decider, events), command)
    return {
      then: (expected: readonly Event[]) => {
        expect(decision).toEqual(expected)
        for (const event of expected) expect(decider.eventSchema.parse(event)).toEqual(event)
      },
      thenNothing: () => expect(decision).toEqual([]),
      thenRejected: (code: Rejection['code'], more: Omit<Rejection, 'kind' | 'code'> = {}) => {
        expect(isRejection(decision)).toBe(true)
        expect(decision).toMatchObject({ kind: 'rejection', code, ...more })
      },
    }
  },
})
