import type { Rejection } from '@pinline/contracts/api/error-codes'
import type { AnyFact } from '@pinline/events/fact'
import type { z } from 'zod'

/** What a decision answers: facts to record, none where the command has nothing left to do, or an expected refusal. */
export type Decision<Fact extends AnyFact> = readonly Fact[] | Rejection

/**
 * The pure core of a stream. `decide` and `evolve` are synchronous: time, ids, prices and rates arrive
 * inside the command.
 */
export interface Decider<State, Command, Fact extends AnyFact> {
  readonly streamType: string
  readonly initial: State
  readonly evolve: (state: State, fact: Fact) => State
  readonly decide: (state: State, command: Command) => Decision<Fact>
  /** The union of the stream's facts; what is loaded is parsed by it. */
  readonly factSchema: z.ZodType<Fact>
  /** Long streams keep a snapshot of the state every so many facts; raise `version` when the state's shape changes. */
  readonly snapshot?: { readonly version: number; readonly everyFacts: number; readonly schema: z.ZodType<State> }
}

/** Folds facts over the initial state. */
export const fold = <State, Command, Fact extends AnyFact>(
  decider: Decider<State, Command, Fact>,
  facts: readonly Fact[],
): State => facts.reduce(decider.evolve, decider.initial)
