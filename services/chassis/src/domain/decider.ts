import type { Rejection } from '@pinline/contracts/api/error-codes'
import type { AnyEvent } from '@pinline/events/event'
import type { z } from 'zod'

/** The result of a decision: events to record, none if there is nothing left to do, or an expected rejection. */
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
  /** The union of the stream's events; loaded events are parsed by it. */
  readonly eventSchema: z.ZodType<Event>
  /** Long streams store a snapshot of their state. */
  readonly snapshot?: SnapshotPolicy<State>
}

/** How the snapshots of a stream type are stored and read. */
export interface SnapshotPolicy<State> {
  /** Raised when the state's shape changes. */
  readonly version: number
  /** A snapshot is stored whenever the stream's version passes a multiple of this. */
  readonly everyEvents: number
  readonly schema: z.ZodType<State>
  /** Schemas by which snapshots of earlier versions become today's state; others are ignored, and the stream is folded. */
  readonly earlier?: Readonly<Record<number, z.ZodType<State>>>
}

/** Folds events over the initial state. */
export const fold = <State, Command, Event extends AnyEvent>(
  decider: Decider<State, Command, Event>,
  events: readonly Event[],
): State => events.reduce(decider.evolve, decider.initial)
