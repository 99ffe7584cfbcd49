import { closeFindingToDo } from '@pinline/contracts/api/close-finding-to-do'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { openFindingToDo } from '@pinline/contracts/api/open-finding-to-do'
import type { Generations } from '../read-models/generations.ts'
import type { FindingToDos } from '../reconcile/findings.ts'
import { ViewsReconciler } from '../reconcile/reconcile-views.ts'
import { Reconciliation } from '../reconcile/reconciliation.ts'
import { ownStreams, type StreamReader, streamsOf } from '../reconcile/stream-reader.ts'
import type { Composition, Platform } from '../service.ts'
import type { Storage } from './open-storage.ts'

const expectDone = (done: unknown): void => {
  if (isRejection(done)) throw new Error(`the to-do of a finding was refused: ${done.code}`)
}

/** To-dos are made by the notification service. */
const toDosOf = ({ call, store: { service } }: Platform): FindingToDos => ({
  open: async (toDoId, { reconciler, kind, streamId }) => {
    const finding = { toDoId, service, reconciler, finding: kind, recordId: streamId }
    expectDone(await call('notification', openFindingToDo, finding, { repeatable: true }))
  },
  close: async (toDoId) => expectDone(await call('notification', closeFindingToDo, { toDoId }, { repeatable: true })),
})

/** The reconcilers of a service: that of its views, and its own. Returns also its streams, for other services. */
export const createReconciliation = async (deps: {
  readonly platform: Platform
  readonly storage: Storage
  readonly generations: Generations
  readonly composition: Composition
}): Promise<{
  readonly reconciliation: Reconciliation
  readonly views: ViewsReconciler
  readonly streams: StreamReader
}> => {
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
    {
      ...{ db, clock, logger, metrics, service },
      everySeconds: config.RECONCILE_EVERY_SECONDS,
      toDos: toDosOf(platform),
    },
    [views, ...(composition.reconcilers ?? [])],
  )
  await reconciliation.ensureIndexes()
  return { reconciliation, views, streams }
}
