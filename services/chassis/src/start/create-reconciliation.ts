import type { Generations } from '../read-models/generations.ts'
import { ViewsReconciler } from '../reconcile/reconcile-views.ts'
import { Reconciliation } from '../reconcile/reconciliation.ts'
import { ownStreams, type StreamReader, streamsOf } from '../reconcile/stream-reader.ts'
import type { Composition, Platform } from '../service.ts'
import type { Storage } from './open-storage.ts'

/** The reconcilers of a service: that of its views, and its own. Returns also its streams, for other services. */
export const createReconciliation = async (deps: {
  readonly platform: Platform
  readonly storage: Storage
  readonly generations: Generations
  readonly composition: Composition
}): Promise<{ readonly reconciliation: Reconciliation; readonly streams: StreamReader }> => {
  const { platform, storage, generations, composition } = deps
  const { db, clock, store, parked, eventLog } = storage
  const { service } = store
  const streams = ownStreams(store)
  const views = new ViewsReconciler({
    ...{ service, db, log: eventLog, parked, generations },
    streams: (of) => (of === service ? streams : streamsOf(platform, of)),
  })
  const { log: logger, metrics, config } = platform
  const reconciliation = new Reconciliation(
    { db, clock, logger, metrics, everySeconds: config.RECONCILE_EVERY_SECONDS },
    [views, ...(composition.reconcilers ?? [])],
  )
  await reconciliation.ensureIndexes()
  return { reconciliation, streams }
}
