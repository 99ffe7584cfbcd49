import { isRejection, type Rejection } from '@pinline/contracts/api/error-codes'
import type { AnyFact } from '@pinline/events/fact'
import { expect } from 'vitest'
import { type Decider, type Decision, fold } from './decider.ts'

/**
 * Specs of decisions: `given(decider, facts).when(command).then(facts)` or `.thenRejected(code)`.
 * Whole facts are compared, and each must satisfy the stream's schema.
 */
export const given = <State, Command, Fact extends AnyFact>(
  decider: Decider<State, Command, Fact>,
  facts: readonly Fact[],
) => ({
  when: (command: Command) => {
    const decision: Decision<Fact> = decider.decide(fold(decider, facts), command)
    return {
      then: (expected: readonly Fact[]) => {
        expect(decision).toEqual(expected)
        for (const fact of expected) expect(decider.factSchema.parse(fact)).toEqual(fact)
      },
      thenNothing: () => expect(decision).toEqual([]),
      thenRejected: (code: Rejection['code'], more: Omit<Rejection, 'kind' | 'code'> = {}) => {
        expect(isRejection(decision)).toBe(true)
        expect(decision).toMatchObject({ kind: 'rejection', code, ...more })
      },
    }
  },
})
