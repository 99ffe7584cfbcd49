import type { StoredRow } from './apply-event.ts'
import { followChanges, type Subscription } from './follow-changes.ts'
import type { Generations } from './generations.ts'
import type { AnyProjection } from './projection.ts'

/**
 * Reports every written row of the current view, on every instance. `switched` says that a full read is needed: another
 * generation is read from now on, or changes were missed.
 */
export const watchView = (
  generations: Pick<Generations, 'collection' | 'onSwitch'>,
  projection: AnyProjection,
  notify: (row: StoredRow) => void,
  switched: () => void,
): Subscription => {
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
  let current = follow()
  const { started } = current
  const unsubscribe = generations.onSwitch(projection, () => {
    void current.stop()
    current = follow()
    switched()
  })
  const stop = async () => {
    unsubscribe()
    await current.stop()
  }
  return { started, stop }
}
