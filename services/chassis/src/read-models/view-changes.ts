import type { StoredRow } from './apply-event.ts'
import { followChanges } from './follow-changes.ts'
import type { Generations } from './generations.ts'
import type { AnyProjection } from './projection.ts'

/**
 * Reports every written row of the current view, on every instance. `switched` says that a full read is needed: another
 * generation is read from now on, or changes were missed. Returns `stop`.
 */
export const watchView = (
  generations: Pick<Generations, 'collection' | 'onSwitch'>,
  projection: AnyProjection,
  notify: (row: StoredRow) => void,
  switched: () => void,
): (() => Promise<void>) => {
  const follow = () =>
    followChanges<StoredRow>(
      generations.collection(projection),
      { from: { fullDocument: 'updateLookup' } },
      (change) => {
        const written =
          change.operationType === 'insert' || change.operationType === 'replace' || change.operationType === 'update'
        if (written && change.fullDocument !== undefined) notify(change.fullDocument)
      },
      switched,
    )
  let end = follow()
  const unsubscribe = generations.onSwitch(projection, () => {
    void end()
    end = follow()
    switched()
  })
  return async () => {
    unsubscribe()
    await end()
  }
}
