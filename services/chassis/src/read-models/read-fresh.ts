import type { Position } from '@pinline/contracts/api/position'
import type { AnyProjection } from './projection.ts'

/** What a read has to know of views. */
export interface AwaitedViews {
  /** Waits, 2 s at most, until the views have the caller's positions; false if one is late. */
  readonly waitFor: (projections: readonly AnyProjection[], positions: readonly Position[]) => Promise<boolean>
  /** How often this process has changed the generation of a view that it reads. */
  readonly switches: () => number
}

/** Reads rows once the views have the caller's positions. */
export type ReadFresh = <Result>(
  projections: readonly AnyProjection[],
  positions: readonly Position[],
  read: () => Promise<Result>,
) => Promise<{ readonly result: Result; readonly isFresh: boolean }>

/**
 * A read is fresh if the views had the caller's positions and the same generations were read all the while. Prevents the
 * failure "a view is switched between the wait and the read, and the other generation is an event behind".
 */
export const readFresh =
  ({ waitFor, switches }: AwaitedViews): ReadFresh =>
  async (projections, positions, read) => {
    if (projections.length === 0 || positions.length === 0) return { result: await read(), isFresh: true }
    const before = switches()
    const isLevel = await waitFor(projections, positions)
    const result = await read()
    return { result, isFresh: isLevel && switches() === before }
  }
