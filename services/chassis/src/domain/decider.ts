import type { Rejection } from '@pinline/contracts/api/error-codes'
import type { AnyEvent } from '@pinline/events/event'
import type { z } from 'zod'

/** What a decision answers: facts to record, none where the command has nothing left to do, or an expected refusal. */
export type Decision<Event extends AnyEvent> = readonly Event[] | Rejection

/**
 * The pure core of a stream. `decide` and `evolve` are synchronous: time, ids, prices and rates arrive
 * inside the command.
 */
export interface Decider<State, Command, Event extends AnyEvent> {
  readonly streamType: string
  readonly initial: State
  readonly evolve: (state: State, event: Event) => State
  readonly decide: (state: State, command: Command) => Decision<Event>
  /** The union of the stream's facts; what is loaded is parsed by it. */
  readonly eventSchema: z.ZodType<Event>
  /** Long streams keep a snapshot of the state every so many facts; raise `version` when the state's shape changes. */
  readonly snapshot?: { readonly version: number; readonly everyEvents: number; readonly schema: z.ZodType<State> }
}

/** Folds facts over the initial state. */
export const fold = <State, Command, Event extends AnyEvent>(
  decider: Decider<State, Command, Event>,
  events: readonly Event[],
): State => events.reduce(decider.evolve, decider.initial)
